import '#define/tree-item.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it, vi } from 'vitest';
import { describeElement } from '#testing/element-suite.ts';
import { rendered } from '#testing/specimens.ts';
import type { PlinthTreeItem } from './tree-item.ts';

describeElement({
  name: 'tree-item',
  define: () => import('#define/tree-item.ts'),
  template: () =>
    html`<plinth-tree-item
      style="background: var(--plinth-color-surface)"
      label="Cash"
      value="cash"
    ></plinth-tree-item>`,
  // The fixture has no tree around it; the tests of the tree check it inside one.
  ignoredRules: ['aria-required-parent'],
});

async function createItem() {
  const element = await fixture<PlinthTreeItem>(
    html`<plinth-tree-item label="Debts" value="debts" lazy></plinth-tree-item>`,
  );
  const events: string[] = [];
  for (const type of ['plinth-tree-toggle', 'plinth-tree-load'])
    element.addEventListener(type, (event) => events.push(event.type));
  const toggle = element.shadowRoot!.querySelector<HTMLElement>('[part="toggle"]')!;
  const row = element.shadowRoot!.querySelector<HTMLElement>('[role="treeitem"]')!;
  return { element, events, toggle, row };
}

describe('<plinth-tree-item>', () => {
  it('emits plinth-tree-load when it is opened, and is busy until its children are added', async () => {
    const { element, events, toggle, row } = await createItem();
    toggle.click();
    await element.updateComplete;
    expect([events, row.ariaBusy, row.ariaExpanded]).toEqual([
      ['plinth-tree-toggle', 'plinth-tree-load'],
      'true',
      'true',
    ]);
    element.append(document.createElement('plinth-tree-item'));
    await vi.waitFor(() => expect(row.ariaBusy).toBe(null));
    toggle.click();
    toggle.click();
    expect(events.filter((type) => type === 'plinth-tree-load').length).toBe(1);
  });

  it('is a leaf if it turns out to have no children', async () => {
    const { element, toggle, row } = await createItem();
    toggle.click();
    element.lazy = false;
    await rendered(element);
    expect([row.ariaBusy, row.ariaExpanded]).toEqual([null, null]);
  });

  it('receives the focus of a child that it hides', async () => {
    const { element, toggle } = await createItem();
    const child = Object.assign(document.createElement('plinth-tree-item'), { label: 'Suppliers' });
    element.append(child);
    element.open = true;
    await rendered(element);
    child.focus();
    toggle.click();
    expect(document.activeElement).toBe(element);
  });

  it('stays as it is when the event is cancelled', async () => {
    const { element, events, toggle } = await createItem();
    element.addEventListener('plinth-tree-toggle', (event) => event.preventDefault());
    toggle.click();
    expect([element.open, events]).toEqual([false, ['plinth-tree-toggle']]);
  });
});
