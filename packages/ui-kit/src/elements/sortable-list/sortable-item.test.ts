import '#define/sortable-item.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { describeElement } from '#testing/element-suite.ts';
import { rendered } from '#testing/specimens.ts';
import type { PlinthSortableItem } from './sortable-item.ts';

describeElement({
  name: 'sortable-item',
  define: () => import('#define/sortable-item.ts'),
  template: () =>
    html`<plinth-sortable-item style="background: var(--plinth-color-surface)">Rent</plinth-sortable-item>`,
  // The test of the list checks this rule; here, the item has no list around it.
  ignoredRules: ['aria-required-parent'],
});

const handleOf = (element: PlinthSortableItem) => element.shadowRoot!.querySelector<HTMLElement>('[part="handle"]')!;

describe('<plinth-sortable-item>', () => {
  it('names its handle after its text, its label or a name of its own', async () => {
    const element = await fixture<PlinthSortableItem>(
      html`<plinth-sortable-item> Rent <b>due</b> </plinth-sortable-item>`,
    );
    const name = () => handleOf(element).getAttribute('aria-label');
    const names = [name()];
    element.textContent = 'Wages';
    await rendered(element);
    names.push(name());
    element.label = 'Salaries';
    await rendered(element);
    names.push(name());
    element.handleLabel = 'Reorder wages';
    await rendered(element);
    names.push(name());
    expect(names).toEqual(['Move Rent due', 'Move Wages', 'Move Salaries', 'Reorder wages']);
  });

  it('has no handle for anyone while disabled, and its content stays usable', async () => {
    const element = await fixture<PlinthSortableItem>(
      html`<plinth-sortable-item disabled>Rent <button>Pay</button></plinth-sortable-item>`,
    );
    expect(getComputedStyle(handleOf(element)).visibility).toBe('hidden');
    expect(page.getByRole('button', { name: /^Move/u }).elements()).toEqual([]);
    await expect.element(page.getByRole('button', { name: 'Pay' })).toBeEnabled();
  });

  it('focuses its handle', async () => {
    const element = await fixture<PlinthSortableItem>(html`<plinth-sortable-item>Rent</plinth-sortable-item>`);
    element.focus();
    expect(element.shadowRoot!.activeElement).toBe(handleOf(element));
  });
});
