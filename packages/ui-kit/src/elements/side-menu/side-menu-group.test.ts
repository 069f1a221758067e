import '#define/side-menu-group.ts';
import '#define/side-menu-item.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeElement } from '#testing/element-suite.ts';
import type { PlinthSideMenuGroup } from './side-menu-group.ts';

const template = (type = 'fold') =>
  html`<plinth-side-menu-group
    style="background: var(--plinth-color-page)"
    type=${type}
    label="Invoice"
    attention
    badge="2"
  >
    <plinth-side-menu-item href="#list">List</plinth-side-menu-item>
  </plinth-side-menu-group>`;

describeElement({
  name: 'side-menu-group',
  define: () => import('#define/side-menu-group.ts'),
  template,
  // The fixture has no list around it; the tests of the side menu check it inside one.
  ignoredRules: ['aria-required-parent', 'listitem'],
});

describe('<plinth-side-menu-group>', () => {
  it('opens and closes with its button and emits plinth-group-toggle', async () => {
    const element = await fixture<PlinthSideMenuGroup>(template());
    const toggles: boolean[] = [];
    element.parentElement!.addEventListener('plinth-group-toggle', (event) =>
      toggles.push((event as CustomEvent<{ open: boolean }>).detail.open),
    );
    const item = element.querySelector<HTMLElement>('plinth-side-menu-item')!;
    const visibilities: boolean[] = [item.checkVisibility()];
    element.focus();
    for (const key of ['{Enter}', ' ']) {
      await userEvent.keyboard(key);
      await element.updateComplete;
      visibilities.push(item.checkVisibility());
    }
    expect([visibilities, toggles]).toEqual([
      [false, true, false],
      [true, false],
    ]);
  });

  it('exposes attention as text while it is closed', async () => {
    const element = await fixture<PlinthSideMenuGroup>(template());
    const text = () => element.shadowRoot!.querySelector('button')!.textContent;
    expect(text()).toContain('Needs attention');
    element.open = true;
    await element.updateComplete;
    expect(text()).not.toContain('Needs attention');
  });

  it('is always open as a section, and a fold for an unknown type', async () => {
    const section = await fixture<PlinthSideMenuGroup>(template('section'));
    expect(section.querySelector<HTMLElement>('plinth-side-menu-item')!.checkVisibility()).toBe(true);
    expect([section.focusTarget, section.shadowRoot!.querySelector('[part="title"]')!.textContent]).toEqual([
      null,
      'Invoice',
    ]);
    expect((await fixture<PlinthSideMenuGroup>(template('drawer'))).type).toBe('fold');
  });
});
