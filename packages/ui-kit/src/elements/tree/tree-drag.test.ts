import '#define/tree.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { findViolations } from '#testing/element-suite.ts';
import { recordEvents } from '#testing/record-events.ts';
import { rendered } from '#testing/specimens.ts';
import type { PlinthTreeItem, TreeMove } from './tree-item.ts';
import type { PlinthTree, PlinthTreeEventMap } from './tree.ts';

async function createTree({ dir = 'ltr', movesItems = true } = {}) {
  const container = await fixture<HTMLElement>(
    html`<div dir=${dir} style="background: var(--plinth-color-surface)">
      <plinth-tree label="Accounts" selection="single" reorderable>
        <plinth-tree-item label="Assets" value="assets" open>
          <plinth-tree-item label="Cash" value="cash"></plinth-tree-item>
          <plinth-tree-item label="Stock" value="stock"
            ><plinth-tree-item label="Wine" value="wine"></plinth-tree-item
          ></plinth-tree-item>
        </plinth-tree-item>
        <plinth-tree-item label="Debts" value="debts"></plinth-tree-item>
        <plinth-tree-item label="Closed" value="closed" disabled></plinth-tree-item>
      </plinth-tree>
    </div>`,
  );
  const element = container.querySelector<PlinthTree>('plinth-tree')!;
  await rendered(container);
  const item = (value: string) => element.querySelector<PlinthTreeItem>(`[value="${value}"]`)!;
  const part = (value: string, name: string) => item(value).shadowRoot!.querySelector<HTMLElement>(`[part="${name}"]`)!;
  if (movesItems)
    element.addEventListener('plinth-list-reorder', (event) => {
      const { value, target, position } = (event as PlinthTreeEventMap['plinth-list-reorder']).detail;
      if (position === 'into') item(target).append(item(value));
      else item(target)[position](item(value));
    });
  const moves = recordEvents(element, 'plinth-list-reorder');
  /** The items with their children in parentheses. */
  const outline = (parent: Element = element): string =>
    [...parent.children]
      .map((child) => `${(child as PlinthTreeItem).value}${child.children.length > 0 ? `(${outline(child)})` : ''}`)
      .join(' ');
  const focused = () => (document.activeElement as PlinthTreeItem | null)?.value;
  async function press(value: string, ...keys: string[]): Promise<void> {
    item(value).focus();
    for (const key of keys) {
      await userEvent.keyboard(`{Control>}{Shift>}{${key}}{/Shift}{/Control}`);
      await rendered(container);
    }
  }
  async function openMenu(value: string): Promise<(readonly [string | null, boolean])[]> {
    await userEvent.click(part(value, 'handle'));
    await vi.waitFor(() => expect(element.shadowRoot!.querySelector('[part="menu"]:popover-open')).not.toBe(null));
    await rendered(container);
    return [...element.shadowRoot!.querySelectorAll('plinth-menu-item')].map((entry) => [
      entry.textContent,
      entry.hasAttribute('disabled'),
    ]);
  }
  /** Fires a pointer event at a position in a row: 0 is its top edge, 1 its bottom edge. */
  function point(name: string, value: string, ratio: number): void {
    const { left, top, height } = part(value, 'base').getBoundingClientRect();
    const target = name === 'pointerdown' ? part(value, 'handle') : element;
    target.dispatchEvent(
      new PointerEvent(name, {
        bubbles: true,
        composed: true,
        cancelable: true,
        isPrimary: true,
        pointerId: 1,
        pointerType: 'touch',
        clientX: left + 20,
        clientY: top + height * ratio,
        button: 0,
        buttons: name === 'pointerup' ? 0 : 1,
      }),
    );
  }
  /** Drags an item with a simulated pointer and returns the rows that are marked on the way. */
  async function drag(value: string, ...places: (readonly [value: string, ratio: number])[]): Promise<string[]> {
    // Only a real pointer can be captured.
    element.setPointerCapture = () => undefined;
    const marks: string[] = [];
    point('pointerdown', value, 0.5);
    for (const [target, ratio] of places) {
      point('pointermove', target, ratio);
      await rendered(container);
      const marked = ['assets', 'cash', 'stock', 'wine', 'debts', 'closed'].filter(
        (each) => part(each, 'base').dataset['drop'],
      );
      marks.push(marked.map((each) => `${part(each, 'base').dataset['drop']} ${each}`).join());
    }
    return marks;
  }
  return { element, container, item, part, moves, outline, focused, press, openMenu, point, drag };
}

describe('<plinth-tree> drag', () => {
  it('emits the move of an item that is dragged by its handle, which the page makes', async () => {
    const { container, element, moves, outline, part, item } = await createTree();
    await userEvent.dragAndDrop(part('debts', 'handle'), part('cash', 'base'), { targetPosition: { x: 60, y: 2 } });
    await rendered(container);
    expect(moves).toEqual([{ value: 'debts', target: 'cash', position: 'before' } satisfies TreeMove]);
    expect(outline()).toBe('assets(debts cash stock(wine)) closed');
    await expect.element(page.elementLocator(element).getByText('Debts moved to 1 of 3 in Assets')).toBeInTheDocument();
    await vi.waitFor(() => expect(document.activeElement).toBe(item('debts')));
    expect(element.shadowRoot!.querySelector('[part="menu"]:popover-open'), 'a drag is no click').toBe(null);
    expect(await findViolations(container)).toEqual([]);
  });

  it('marks the place before, after or in an item, but none in the dragged item and none in a disabled one', async () => {
    const { drag, point, outline, part, container } = await createTree();
    const marks = await drag(
      'assets',
      ['debts', 0.1],
      ['debts', 0.5],
      ['debts', 0.9],
      ['closed', 0.4],
      ['closed', 0.6],
      ['assets', 0.9],
      ['stock', 0.5],
      ['debts', 0.5],
    );
    expect(marks).toEqual(['', 'into debts', 'after debts', 'before closed', 'after closed', '', '', 'into debts']);
    expect(part('assets', 'base').hasAttribute('data-dragged')).toBe(true);
    point('pointerup', 'debts', 0.5);
    await rendered(container);
    expect(outline()).toBe('debts(assets(cash stock(wine))) closed');
    expect(part('assets', 'base').hasAttribute('data-dragged')).toBe(false);
  });

  it('drops an item below an open one before its first child', async () => {
    const { drag } = await createTree();
    expect(await drag('debts', ['assets', 0.9])).toEqual(['before cash']);
  });

  it('cancels a drag with Escape', async () => {
    const { drag, point, moves } = await createTree();
    await drag('cash', ['debts', 0.5]);
    await userEvent.keyboard('{Escape}');
    point('pointerup', 'debts', 0.5);
    expect(moves).toEqual([]);
  });

  it('cancels a drag when the tree is removed', async () => {
    const { drag, container, element, part } = await createTree();
    await drag('cash', ['debts', 0.5]);
    element.remove();
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    const selection = new Event('selectstart', { bubbles: true, cancelable: true });
    for (const event of [escape, selection]) document.body.dispatchEvent(event);
    expect([escape.defaultPrevented, selection.defaultPrevented]).toEqual([false, false]);
    container.append(element);
    await rendered(container);
    expect(part('cash', 'base').hasAttribute('data-dragged')).toBe(false);
  });

  it('moves an item with Control, Shift and an arrow key, opens its new parent and keeps the focus', async () => {
    const { press, outline, focused, item, moves } = await createTree();
    await press('debts', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowDown');
    expect(outline()).toBe('assets(cash stock(wine)) debts closed');
    await press('cash', 'ArrowDown', 'ArrowRight');
    expect([outline(), item('stock').open]).toEqual(['assets(stock(wine cash)) debts closed', true]);
    await vi.waitFor(() => expect(focused()).toBe('cash'));
    await press('cash', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft');
    expect(outline()).toBe('assets(stock(wine)) cash debts closed');
    expect(moves.length).toBe(8);
    await vi.waitFor(() => expect(focused()).toBe('cash'));
  });

  it('swaps left and right in right-to-left text', async () => {
    const { press, outline } = await createTree({ dir: 'rtl' });
    await press('debts', 'ArrowLeft');
    expect(outline()).toBe('assets(cash stock(wine) debts) closed');
    await press('debts', 'ArrowRight');
    expect(outline()).toBe('assets(cash stock(wine)) debts closed');
  });

  it('moves an item with the menu of its handle, which offers what is possible', async () => {
    const { element, openMenu, outline, container, focused } = await createTree();
    expect(await openMenu('stock')).toEqual([
      ['Move up', false],
      ['Move down', true],
      ['Move into Cash', false],
      ['Move out of Assets', false],
    ]);
    expect(page.getByRole('menu', { name: 'Move Stock' }).elements().length).toBe(1);
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(focused()).toBe('stock'));
    await openMenu('stock');
    await userEvent.keyboard('{End}{Enter}');
    await rendered(container);
    expect(outline()).toBe('assets(cash) stock(wine) debts closed');
    await expect.element(page.elementLocator(element).getByText('Stock moved to 2 of 4')).toBeInTheDocument();
  });

  it('closes the menu with a second press of the handle, and selects nothing', async () => {
    const { element, openMenu, part, item } = await createTree();
    await openMenu('cash');
    await userEvent.click(part('cash', 'handle'));
    await element.updateComplete;
    expect(element.shadowRoot!.querySelector('[part="menu"]:popover-open')).toBe(null);
    expect(item('cash').selected).toBe(false);
  });

  it('neither moves nor fills disabled items', async () => {
    const { press, moves, part } = await createTree();
    await press('closed', 'ArrowUp');
    expect([moves, part('closed', 'handle')]).toEqual([[], null]);
  });

  it('announces and focuses nothing when the page refuses the move, and waits for a page that moves it later', async () => {
    const { element, press, item, container, outline, focused } = await createTree({ movesItems: false });
    const status = element.shadowRoot!.querySelector('[role="status"]')!;
    element.addEventListener('plinth-list-reorder', (event) => event.preventDefault(), { once: true });
    await press('debts', 'ArrowUp');
    item('assets').before(item('debts'));
    await rendered(container);
    expect([status.textContent, focused()]).toEqual(['', undefined]);
    await press('debts', 'ArrowDown');
    // A framework may render the moved item as a new element.
    const moved = item('debts').cloneNode() as PlinthTreeItem;
    item('debts').remove();
    item('assets').after(moved);
    await vi.waitFor(() => expect([status.textContent, focused()]).toEqual(['Debts moved to 2 of 3', 'debts']));
    expect(outline()).toBe('assets(cash stock(wine)) debts closed');
    expect(document.activeElement).toBe(moved);
  });

  it('has handles and shortcuts only while it is reorderable', async () => {
    const { element, part, press, moves, container } = await createTree();
    expect(part('cash', 'base').getAttribute('aria-keyshortcuts')).toContain('Control+Shift+ArrowUp');
    element.reorderable = false;
    await rendered(container);
    await press('stock', 'ArrowUp');
    expect([part('stock', 'handle'), part('cash', 'base').getAttribute('aria-keyshortcuts'), moves]).toEqual([
      null,
      null,
      [],
    ]);
  });
});
