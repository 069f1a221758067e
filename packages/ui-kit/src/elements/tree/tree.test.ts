import '#define/tree.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeElement } from '#testing/element-suite.ts';
import { rendered } from '#testing/specimens.ts';
import type { PlinthTreeItem } from './tree-item.ts';
import type { PlinthTree, PlinthTreeEventMap } from './tree.ts';

const template = (selection = 'single') =>
  html`<plinth-tree style="background: var(--plinth-color-surface)" label="Accounts" selection=${selection}>
    <plinth-tree-item label="Assets" value="assets" open>
      <plinth-tree-item label="Cash" value="cash"></plinth-tree-item>
      <plinth-tree-item label="Stock" value="stock"
        ><plinth-tree-item label="Wine" value="wine"></plinth-tree-item
      ></plinth-tree-item>
    </plinth-tree-item>
    <plinth-tree-item label="Debts" value="debts"
      ><plinth-tree-item label="Suppliers" value="suppliers"></plinth-tree-item
    ></plinth-tree-item>
    <plinth-tree-item label="Closed" value="closed" disabled></plinth-tree-item>
  </plinth-tree>`;

describeElement({ name: 'tree', define: () => import('#define/tree.ts'), template: () => template('multiple') });

async function createTree(selection = 'single', dir = 'ltr') {
  const container = await fixture<HTMLElement>(html`<div dir=${dir}>${template(selection)}</div>`);
  await rendered(container);
  const element = container.querySelector<PlinthTree>('plinth-tree')!;
  const item = (value: string) => element.querySelector<PlinthTreeItem>(`[value="${value}"]`)!;
  const row = (value: string) => item(value).shadowRoot!.querySelector<HTMLElement>('[role="treeitem"]')!;
  const selections: string[] = [];
  element.addEventListener('plinth-tree-select', (event) =>
    selections.push((event as PlinthTreeEventMap['plinth-tree-select']).detail.values.join(' ')),
  );
  const focused = () => (document.activeElement as PlinthTreeItem).value;
  async function press(...keys: string[]): Promise<string[]> {
    const visited: string[] = [];
    for (const key of keys) {
      await userEvent.keyboard(key.length > 1 ? `{${key}}` : key);
      await rendered(container);
      visited.push(focused());
    }
    return visited;
  }
  return { element, item, row, selections, press };
}

describe('<plinth-tree>', () => {
  it('is a named tree whose items expose their level and whether they are open', async () => {
    const { row } = await createTree();
    expect(page.getByRole('tree', { name: 'Accounts' }).elements().length).toBe(1);
    expect(page.getByRole('treeitem', { name: 'Stock' }).element()).toBe(row('stock'));
    const states = ['assets', 'cash', 'wine', 'closed'].map((value) => [
      row(value).ariaLevel,
      row(value).ariaExpanded,
      row(value).ariaSelected,
    ]);
    expect(states).toEqual([
      ['1', 'true', 'false'],
      ['2', null, 'false'],
      ['3', null, 'false'],
      ['1', null, 'false'],
    ]);
  });

  it('moves through the visible rows with Up, Down, Home and End', async () => {
    const { press } = await createTree();
    await userEvent.tab();
    expect(
      await press('ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'End', 'ArrowDown', 'Home'),
    ).toEqual(['cash', 'stock', 'debts', 'stock', 'cash', 'assets', 'closed', 'closed', 'assets']);
  });

  it('opens and enters with Right, closes and leaves with Left', async () => {
    const { item, press } = await createTree();
    item('stock').focus();
    expect(await press('ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft')).toEqual([
      'stock',
      'wine',
      'stock',
      'stock',
      'assets',
    ]);
    expect(item('stock').open).toBe(false);
  });

  it('swaps left and right in right-to-left text', async () => {
    const { item, press } = await createTree('single', 'rtl');
    item('debts').focus();
    await press('ArrowLeft');
    expect(item('debts').open).toBe(true);
  });

  it('moves to an item by its first letters', async () => {
    const { item, press } = await createTree();
    item('assets').focus();
    expect(await press('s', 't')).toEqual(['stock', 'stock']);
  });

  it('has one tab stop: the row that was focused last', async () => {
    const { element, item, row, press } = await createTree();
    item('debts').focus();
    await press('ArrowUp');
    await userEvent.tab();
    expect(document.activeElement).toBe(document.body);
    expect(
      [...element.querySelectorAll('plinth-tree-item')]
        .map(({ value }) => value)
        .filter((value) => row(value).tabIndex === 0),
    ).toEqual(['stock']);
  });

  it('selects an item by press, Space and Enter, except a disabled one', async () => {
    const { item, selections, press } = await createTree();
    await userEvent.click(page.getByText('Cash'));
    await press('ArrowDown', ' ', 'End', 'Enter');
    expect([selections, item('cash').selected, item('stock').selected]).toEqual([['cash', 'stock'], false, true]);
  });

  it('selects several items in order, and deselects them', async () => {
    const { selections } = await createTree('multiple');
    for (const name of ['Debts', 'Cash', 'Debts']) await userEvent.click(page.getByText(name));
    expect(selections).toEqual(['debts', 'cash debts', 'cash']);
  });

  it('keeps the selection when the event is cancelled', async () => {
    const { element, item } = await createTree();
    element.addEventListener('plinth-tree-select', (event) => event.preventDefault());
    await userEvent.click(page.getByText('Cash'));
    expect(item('cash').selected).toBe(false);
  });

  it('opens and closes on a press without selection', async () => {
    const { item, row } = await createTree('none');
    await userEvent.click(page.getByText('Debts'));
    expect([item('debts').open, row('debts').hasAttribute('aria-selected')]).toEqual([true, false]);
  });

  it('includes items that are added later', async () => {
    const { item, row } = await createTree();
    item('cash').append(Object.assign(document.createElement('plinth-tree-item'), { label: 'Till', value: 'till' }));
    await vi.waitFor(() =>
      expect([row('cash').ariaExpanded, row('till').ariaLevel, row('till').tabIndex]).toEqual(['false', '3', -1]),
    );
  });

  it('stays on an open item without children, and ignores keys with Ctrl', async () => {
    const { item, press } = await createTree();
    item('cash').focus();
    expect(await press('ArrowRight')).toEqual(['cash']);
    await userEvent.keyboard('{Control>}{ArrowDown}{/Control}');
    expect(document.activeElement).toBe(item('cash'));
  });

  it('closes and leaves with Right in right-to-left text', async () => {
    const { item, press } = await createTree('single', 'rtl');
    item('cash').focus();
    expect(await press('ArrowRight', 'ArrowRight')).toEqual(['assets', 'assets']);
    expect(item('assets').open).toBe(false);
  });

  it('includes items inside other elements', async () => {
    const { element, row, item } = await createTree();
    const wrapper = document.createElement('div');
    wrapper.append(Object.assign(document.createElement('plinth-tree-item'), { label: 'Loans', value: 'loans' }));
    item('debts').append(wrapper);
    await vi.waitFor(() => expect(row('loans').ariaLevel).toBe('2'));
    expect(element.contains(item('loans'))).toBe(true);
  });

  it('moves the focus to the next or previous item on its level, or else to the parent, when an item is removed', async () => {
    const { item, press } = await createTree();
    const focused = () => (document.activeElement as PlinthTreeItem).value;
    item('cash').focus();
    item('cash').remove();
    await vi.waitFor(() => expect(focused()).toBe('stock'));
    item('stock').remove();
    await vi.waitFor(() => expect(focused()).toBe('assets'));
    item('debts').hidden = true;
    expect(await press('ArrowDown')).toEqual(['closed']);
  });

  it('moves the focus to the parent that the page closes', async () => {
    const { item } = await createTree();
    item('cash').focus();
    item('assets').open = false;
    await vi.waitFor(() => expect(document.activeElement).toBe(item('assets')));
  });
});
