import type { JSX } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import type { GlobalComponents } from 'vue';
import type { buttonVariants } from '../elements/button/button.ts';
import type { PlinthTabs } from '../elements/tabs/tabs.ts';
import '../define/button.ts';
import '../define/tabs.ts';
import './react.ts';
import './svelte.ts';
import './vue.ts';

type Variant = (typeof buttonVariants)[number] | undefined;
type TabChange = ((event: CustomEvent<{ readonly value: string }>) => void) | undefined;

let root: Root | undefined;

afterEach(() => {
  root?.unmount();
  root = undefined;
});

/** Draws what React is given, without a wrapper, and finds an element in it. */
function draw(content: JSX.Element, tag: string): Promise<Element> {
  const place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
  root.render(content);
  return vi.waitFor(() => {
    const found = place.querySelector(tag);
    if (!found) throw new Error(`React drew no ${tag}.`);
    return found;
  });
}

describe('tags in JSX', () => {
  it('accept the typed properties, attributes and children', async () => {
    const button = await draw(
      <plinth-button variant="primary" iconOnly label="Next" className="next">
        +
      </plinth-button>,
      'plinth-button',
    );
    expect(button).toMatchObject({
      variant: 'primary',
      iconOnly: true,
      label: 'Next',
      className: 'next',
      textContent: '+',
    });
    const other = await draw(<plinth-button icon-only label="Next" />, 'plinth-button');
    expect(other).toMatchObject({ iconOnly: true });
  });

  it('call the handler of an event with its typed detail', async () => {
    const told = vi.fn<(value: string) => void>();
    const tabs = (await draw(
      <plinth-tabs onplinth-tab-change={(event) => told(event.detail.value)}>
        <plinth-tab name="a">One</plinth-tab>
        <plinth-tab name="b">Two</plinth-tab>
      </plinth-tabs>,
      'plinth-tabs',
    )) as PlinthTabs;
    await tabs.updateComplete;
    tabs.querySelector<HTMLElement>('plinth-tab[name="b"]')?.click();
    expect(told.mock.calls).toEqual([['b']]);
  });

  it('reject unknown properties', async () => {
    expectTypeOf<JSX.IntrinsicElements['plinth-button']['variant']>().toEqualTypeOf<Variant>();
    expectTypeOf<JSX.IntrinsicElements['plinth-tabs']['onplinth-tab-change']>().toEqualTypeOf<TabChange>();
    // @ts-expect-error -- no such variant
    expect(await draw(<plinth-button variant="loud" />, 'plinth-button')).toMatchObject({ localName: 'plinth-button' });
  });
});

describe('tags in templates', () => {
  it('have typed properties and events in Svelte', () => {
    expectTypeOf<svelteHTML.IntrinsicElements['plinth-button']['variant']>().toEqualTypeOf<Variant>();
    expectTypeOf<svelteHTML.IntrinsicElements['plinth-tabs']['on:plinth-tab-change']>().toEqualTypeOf<TabChange>();
    expectTypeOf<svelteHTML.IntrinsicElements['plinth-tabs']['onplinth-tab-change']>().toEqualTypeOf<TabChange>();
  });

  it('have typed properties and events in Vue', () => {
    expectTypeOf<InstanceType<GlobalComponents['plinth-button']>['$props']['variant']>().toEqualTypeOf<Variant>();
    expectTypeOf<
      InstanceType<GlobalComponents['plinth-tabs']>['$props']['onPlinthTabChange']
    >().toEqualTypeOf<TabChange>();
  });
});
