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
  // Alone it has no tree around it; the tree's own run checks them together.
  ignoredRules: ['aria-required-parent'],
});

async function itemOf() {
  const element = await fixture<PlinthTreeItem>(
    html`<plinth-tree-item label="Debts" value="debts" lazy></plinth-tree-item>`,
  );
  const heard: string[] = [];
  for (const type of ['plinth-tree-toggle', 'plinth-tree-load'])
    element.addEventListener(type, ({ type: name }) => heard.push(name));
  const arrow = element.shadowRoot!.querySelector<HTMLElement>('[part="toggle"]')!;
  const row = element.shadowRoot!.querySelector<HTMLElement>('[role="treeitem"]')!;
  return { element, heard, arrow, row };
}

describe('<plinth-tree-item>', () => {
  it('emits plinth-tree-load when it is opened, and is busy until its children are added', async () => {
    const { element, heard, arrow, row } = await itemOf();
    arrow.click();
    await element.updateComplete;
    expect([heard, row.ariaBusy, row.ariaExpanded]).toEqual([
      ['plinth-tree-toggle', 'plinth-tree-load'],
      'true',
      'true',
    ]);
    element.append(document.createElement('plinth-tree-item'));
    await vi.waitFor(() => expect(row.ariaBusy).toBe(null));
    arrow.click();
    arrow.click();
    expect(heard.filter((type) => type === 'plinth-tree-load').length).toBe(1);
  });

  it('is a leaf if it turns out to have no children', async () => {
    const { element, arrow, row } = await itemOf();
    arrow.click();
    element.lazy = false;
    await rendered(element);
    expect([row.ariaBusy, row.ariaExpanded]).toEqual([null, null]);
  });

  it('receives the focus of a child that it hides', async () => {
    const { element, arrow } = await itemOf();
    const branch = Object.assign(document.createElement('plinth-tree-item'), { label: 'Suppliers' });
    element.append(branch);
    element.open = true;
    await rendered(element);
    branch.focus();
    arrow.click();
    expect(document.activeElement).toBe(element);
  });

  it('stays as it is when the event is cancelled', async () => {
    const { element, heard, arrow } = await itemOf();
    element.addEventListener('plinth-tree-toggle', (event) => event.preventDefault());
    arrow.click();
    expect([element.open, heard]).toEqual([false, ['plinth-tree-toggle']]);
  });
});
