import { fixture, html } from '@open-wc/testing';
import type { TemplateResult } from 'lit';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { failOnLitWarnings } from '#testing/element-suite.ts';
import { rendered } from '#testing/specimens.ts';
import { deepActiveElement } from './focus.ts';

import.meta.glob(
  '../define/{accordion,carousel,dropdown-menu,list-group,list-item,menu-item,nav,pagination,radio-group,stepper,tabs,toggle-group,tree}.ts',
  { eager: true },
);

failOnLitWarnings();

/** Lists of children with the ids a, b and c. */
const LISTS: Readonly<Record<string, () => TemplateResult>> = {
  accordion: () =>
    html`<plinth-accordion
      >${['a', 'b', 'c'].map((id) => html`<plinth-accordion-item id=${id} heading=${id}>Text</plinth-accordion-item>`)}
    </plinth-accordion>`,
  'dropdown menu': () =>
    html`<plinth-dropdown-menu open
      ><button slot="trigger">Open</button>${['a', 'b', 'c'].map(
        (id) => html`<plinth-menu-item id=${id} value=${id}>${id}</plinth-menu-item>`,
      )}</plinth-dropdown-menu
    >`,
  'list group': () =>
    html`<plinth-list-group
      >${['a', 'b', 'c'].map((id) => html`<plinth-list-item id=${id} href="#${id}">${id}</plinth-list-item>`)}
    </plinth-list-group>`,
  nav: () =>
    html`<plinth-nav
      >${['a', 'b', 'c'].map((id) => html`<plinth-nav-item id=${id} href="#${id}">${id}</plinth-nav-item>`)}</plinth-nav
    >`,
  'radio group': () =>
    html`<plinth-radio-group label="Choice"
      >${['a', 'b', 'c'].map((id) => html`<plinth-radio id=${id} value=${id}>${id}</plinth-radio>`)}
    </plinth-radio-group>`,
  tabs: () =>
    html`<plinth-tabs value="b"
      >${['a', 'b', 'c'].map(
        (id) =>
          html`<plinth-tab slot="tab" id=${id} name=${id}>${id}</plinth-tab>
            <plinth-tab-panel name=${id}>Text</plinth-tab-panel>`,
      )}
    </plinth-tabs>`,
  'toggle group': () =>
    html`<plinth-toggle-group label="Choice"
      >${['a', 'b', 'c'].map((id) => html`<plinth-toggle-item id=${id} value=${id}>${id}</plinth-toggle-item>`)}
    </plinth-toggle-group>`,
  tree: () =>
    html`<plinth-tree
      >${['a', 'b', 'c'].map((id) => html`<plinth-tree-item id=${id} label=${id}></plinth-tree-item>`)}
    </plinth-tree>`,
};

async function createList(template: () => TemplateResult) {
  const container = await fixture<HTMLElement>(html`<div>${template()}<button>After</button></div>`);
  await rendered(container);
  const item = (id: string) => container.querySelector<HTMLElement>(`#${id}`)!;
  const focusedId = () => document.activeElement?.id;
  return { container, item, focusedId };
}

describe.each(Object.entries(LISTS))('the focus in a %s', (_name, template) => {
  it('moves to the next item, and then to the previous one, when the focused item is removed', async () => {
    const { item, focusedId } = await createList(template);
    item('b').focus();
    expect(focusedId()).toBe('b');
    item('b').remove();
    await vi.waitFor(() => expect(focusedId()).toBe('c'));
    item('c').remove();
    await vi.waitFor(() => expect(focusedId()).toBe('a'));
  });

  it('moves to the next item when the focused item is hidden', async () => {
    const { item, focusedId } = await createList(template);
    item('b').focus();
    item('b').hidden = true;
    await vi.waitFor(() => expect(focusedId()).toBe('c'));
  });

  it('stays where the user has moved it when an item is removed', async () => {
    const { container, item } = await createList(template);
    item('b').focus();
    const button = [...container.querySelectorAll('button')].at(-1)!;
    button.focus();
    item('b').remove();
    await rendered(container);
    expect(document.activeElement).toBe(button);
  });

  it('moves on with the Tab key when leaving the focused item changes the list', async () => {
    const { container, item, focusedId } = await createList(template);
    item('b').focus();
    item('b').addEventListener('focusout', () => item('c').remove(), { once: true });
    await userEvent.tab();
    await rendered(container);
    expect([container.querySelector('#c'), item('b').matches(':focus-within')]).toEqual([null, false]);
    expect(focusedId()).not.toBe('a');
  });
});

describe('the focus in an element that renders a list', () => {
  const part = (element: Element, selector: string) => [...element.shadowRoot!.querySelectorAll<HTMLElement>(selector)];

  it('stays in a pagination whose last page is removed', async () => {
    const element = await fixture<HTMLElement>(html`<plinth-pagination pages="5" page="5"></plinth-pagination>`);
    part(element, '.current')[0]!.focus();
    Object.assign(element, { pages: 2 });
    await rendered(element);
    expect([document.activeElement, Reflect.get(element, 'page')]).toEqual([element, 2]);
  });

  it('stays in a pagination whose pages are removed after the user has moved to another one', async () => {
    const element = await fixture<HTMLElement>(html`<plinth-pagination pages="5" page="5"></plinth-pagination>`);
    part(element, '.current')[0]!.focus();
    await userEvent.tab({ shift: true });
    for (const pages of [4, 2]) {
      Object.assign(element, { pages });
      await rendered(element);
      expect(document.activeElement).toBe(element);
    }
  });

  it('stays in a stepper whose step is removed', async () => {
    const steps = ['a', 'b', 'c'].map((id) => ({ id, label: id, href: `#${id}`, done: true }));
    const element = await fixture<HTMLElement>(html`<plinth-stepper .steps=${steps} current="d"></plinth-stepper>`);
    part(element, 'a')[2]!.focus();
    Object.assign(element, { steps: steps.slice(0, 2) });
    await rendered(element);
    expect(deepActiveElement(document)).toBe(part(element, 'a')[1]);
  });

  it('stays in a carousel whose last slide is removed', async () => {
    const element = await fixture<HTMLElement>(
      html`<plinth-carousel label="Offers" style="inline-size: 300px"
        ><div>1</div>
        <div>2</div>
        <div>3</div></plinth-carousel
      >`,
    );
    await vi.waitFor(() => expect(part(element, '.dot')).toHaveLength(3));
    part(element, '.dot')[2]!.focus();
    element.lastElementChild!.remove();
    await vi.waitFor(() => expect(part(element, '.dot')).toHaveLength(2));
    await vi.waitFor(() => expect(document.activeElement).toBe(element));
  });
});
