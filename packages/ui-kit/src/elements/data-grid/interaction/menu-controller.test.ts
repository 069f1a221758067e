import '#define/data-grid.ts';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { columnIds, gridFixture, query, queryAll, settle } from '#testing/grid-fixture.ts';
import { recordEvents } from '#testing/record-events.ts';
import { payoutActions, payoutColumns, payouts } from '#testing/sample-grid.ts';

type Grid = Awaited<ReturnType<typeof gridFixture>>;

const menu = (element: Grid) => query(element, '[part="menu"]');
const isOpen = (element: Grid) => menu(element).matches(':popover-open');
const itemValues = (element: Grid) => [...menu(element).querySelectorAll('plinth-menu-item')].map(({ value }) => value);
const focused = (element: Grid) => element.shadowRoot!.activeElement;

async function openMenu(element: Grid, selector: string): Promise<void> {
  query(element, selector).click();
  await settle(element);
  await vi.waitFor(() => expect(focused(element)?.localName).toBe('plinth-menu-item'));
}

async function runCommand(element: Grid, id: string, value: string): Promise<void> {
  await openMenu(element, `th[data-column="${id}"] .options`);
  query(element, `[part="menu"] [value="${value}"]`).shadowRoot!.querySelector<HTMLElement>('[part="base"]')!.click();
  await settle(element);
}

describe('<plinth-data-grid> menus', () => {
  it('sort and unsort a column, and offer only commands that change something', async () => {
    const element = await gridFixture({ configurable: true });
    await runCommand(element, 'shop', 'sort-ascending');
    expect(element.state?.sort).toEqual([{ columnId: 'shop', descending: false }]);
    await openMenu(element, 'th[data-column="shop"] .options');
    expect(itemValues(element).slice(0, 2)).toEqual(['sort-descending', 'unsort']);
    await userEvent.keyboard('{Escape}');
    await runCommand(element, 'shop', 'sort-descending');
    expect(element.state?.sort).toEqual([{ columnId: 'shop', descending: true }]);
    await runCommand(element, 'shop', 'unsort');
    expect(element.state?.sort).toEqual([]);
  });

  it('pin a column to the end, move it back and fit it to its content', async () => {
    const element = await gridFixture({ configurable: true });
    await runCommand(element, 'id', 'pin-end');
    await runCommand(element, 'city', 'pin-end');
    expect(columnIds(element).slice(-2)).toEqual(['id', 'city']);
    await runCommand(element, 'city', 'move-back');
    expect(element.state?.pinned).toEqual({ start: [], end: ['city', 'id'] });
    await openMenu(element, 'th[data-column="id"] .options');
    expect(itemValues(element)).toContain('pin-start');
    expect(itemValues(element).filter((value) => ['pin-end', 'move-forward'].includes(value))).toEqual([]);
    await userEvent.keyboard('{Escape}');
    const initialWidth = query(element, 'th[data-column="shop"]').offsetWidth;
    await runCommand(element, 'shop', 'fit');
    expect(query(element, 'th[data-column="shop"]').offsetWidth).not.toBe(initialWidth);
  });

  it('do not offer to hide the only column', async () => {
    const element = await gridFixture({ configurable: true, columns: payoutColumns.slice(0, 1) });
    await openMenu(element, 'th[data-column="id"] .options');
    expect(itemValues(element)).toEqual(['sort-ascending', 'sort-descending', 'pin-start', 'pin-end', 'fit']);
  });

  it('move the focus with arrow keys, Home and End, and close with Escape, Tab and their trigger', async () => {
    const element = await gridFixture({ configurable: true });
    const trigger = query(element, 'th[data-column="shop"] .options');
    await openMenu(element, 'th[data-column="shop"] .options');
    const visited: (string | null)[] = [];
    for (const key of ['ArrowDown', 'End', 'ArrowDown', 'ArrowUp', 'Home']) {
      await userEvent.keyboard(`{${key}}`);
      visited.push(focused(element)!.getAttribute('value'));
    }
    expect(visited).toEqual(['sort-descending', 'hide', 'sort-ascending', 'hide', 'sort-ascending']);
    await userEvent.keyboard('{Escape}');
    await settle(element);
    expect([isOpen(element), focused(element)]).toEqual([false, trigger]);
    await openMenu(element, 'th[data-column="shop"] .options');
    await userEvent.keyboard('{Tab}');
    await settle(element);
    expect(isOpen(element)).toBe(false);
    await openMenu(element, 'th[data-column="shop"] .options');
    trigger.click();
    await settle(element);
    expect([isOpen(element), trigger.getAttribute('aria-expanded')]).toEqual([false, 'false']);
  });

  it('close when another one opens', async () => {
    const element = await gridFixture({ configurable: true, actions: payoutActions });
    await openMenu(element, 'th[data-column="shop"] .options');
    query(element, 'tr[data-index="0"] .tool').click();
    await settle(element);
    expect([
      itemValues(element),
      query(element, 'th[data-column="shop"] .options').getAttribute('aria-expanded'),
    ]).toEqual([['open', 'hold'], 'false']);
  });

  it('return the focus to the current cell when their trigger no longer exists', async () => {
    const element = await gridFixture({ actions: payoutActions });
    query(element, 'tr[data-index="1"] > :first-child').focus();
    await openMenu(element, 'tr[data-index="1"] .tool');
    element.rows = payouts(1);
    await settle(element);
    await userEvent.keyboard('{Escape}');
    await settle(element);
    expect([isOpen(element), (focused(element) as HTMLElement).closest('tr')!.dataset['index']]).toEqual([false, '0']);
  });
});

describe('<plinth-data-grid> column drag', () => {
  const headerOf = (element: Grid, id: string) => query(element, `th[data-column="${id}"]`);

  function drag(element: Grid, id: string, name: string, ratio = 0.1): DragEvent {
    const { left, top, width } = headerOf(element, id).getBoundingClientRect();
    const init = {
      bubbles: true,
      cancelable: true,
      clientX: left + width * ratio,
      clientY: top + 2,
      dataTransfer: new DataTransfer(),
    };
    const event = new DragEvent(name, init);
    headerOf(element, id).dispatchEvent(event);
    return event;
  }

  function moveGrip(element: Grid, id: string, name: string, clientX: number, button = 0): void {
    const grip = query(element, `th[data-column="${id}"] .grip`);
    grip.setPointerCapture = () => undefined;
    grip.dispatchEvent(new PointerEvent(name, { bubbles: true, cancelable: true, button, clientX, pointerId: 1 }));
  }

  it('inserts a column after the target when dropped on its second half, and ignores a drop on itself', async () => {
    const element = await gridFixture({ configurable: true });
    drag(element, 'id', 'dragstart');
    drag(element, 'id', 'dragover');
    expect(headerOf(element, 'id').dataset['drop']).toBe(undefined);
    drag(element, 'shop', 'dragover', 0.9);
    expect(headerOf(element, 'shop').dataset['drop']).toBe('after');
    expect(drag(element, 'shop', 'drop', 0.9).defaultPrevented).toBe(true);
    await settle(element);
    expect(columnIds(element).slice(0, 2)).toEqual(['shop', 'id']);
    drag(element, 'id', 'dragstart');
    expect(drag(element, 'id', 'drop').defaultPrevented).toBe(false);
    await settle(element);
    expect(columnIds(element).slice(0, 2)).toEqual(['shop', 'id']);
  });

  it('ignores data that is dragged from elsewhere', async () => {
    const element = await gridFixture({ configurable: true });
    expect([
      drag(element, 'shop', 'dragover').defaultPrevented,
      drag(element, 'shop', 'drop').defaultPrevented,
    ]).toEqual([false, false]);
  });

  it('does not move a column while it is resized, and restores the width when resizing is canceled', async () => {
    const element = await gridFixture({ configurable: true });
    const initialWidth = headerOf(element, 'shop').offsetWidth;
    moveGrip(element, 'shop', 'pointerdown', 100, 2);
    moveGrip(element, 'shop', 'pointermove', 160);
    await settle(element);
    expect(headerOf(element, 'shop').offsetWidth).toBe(initialWidth);
    moveGrip(element, 'shop', 'pointerdown', 100);
    expect(drag(element, 'shop', 'dragstart').defaultPrevented).toBe(true);
    moveGrip(element, 'shop', 'pointermove', 160);
    await settle(element);
    expect(headerOf(element, 'shop').offsetWidth).toBe(initialWidth + 60);
    moveGrip(element, 'shop', 'pointercancel', 160);
    await settle(element);
    expect(headerOf(element, 'shop').offsetWidth).toBe(initialWidth);
    moveGrip(element, 'shop', 'pointercancel', 160);
    const states = recordEvents(element, 'plinth-grid-state-change');
    moveGrip(element, 'shop', 'pointerdown', 100);
    moveGrip(element, 'shop', 'pointerup', 100);
    expect(states, 'a press without a move').toEqual([]);
  });

  it('resizes a column in the text direction, by pointer and by keyboard', async () => {
    const element = await gridFixture({ configurable: true });
    element.dir = 'rtl';
    await settle(element);
    const initialWidth = headerOf(element, 'shop').offsetWidth;
    moveGrip(element, 'shop', 'pointerdown', 100);
    moveGrip(element, 'shop', 'pointerup', 60);
    await settle(element);
    expect(headerOf(element, 'shop').offsetWidth).toBe(initialWidth + 40);
    headerOf(element, 'shop').focus();
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await settle(element);
    expect(headerOf(element, 'shop').offsetWidth).toBe(initialWidth + 56);
  });

  it('shares a wide space among all columns, whose edges stay under the pointer when one is resized', async () => {
    const element = await gridFixture({ configurable: true });
    const widths = () => ['id', 'shop', 'city'].map((id) => headerOf(element, id).offsetWidth);
    const [id, shop, city] = widths() as [number, number, number];
    element.style.inlineSize = '200rem';
    await settle(element);
    const [wideId, wideShop, wideCity] = widths() as [number, number, number];
    expect([wideId > id, wideShop > shop, wideCity > city]).toEqual([true, true, true]);
    moveGrip(element, 'shop', 'pointerdown', 100);
    moveGrip(element, 'shop', 'pointermove', 140);
    moveGrip(element, 'shop', 'pointercancel', 140);
    await settle(element);
    expect(widths(), 'after a canceled drag').toEqual([wideId, wideShop, wideCity]);
    moveGrip(element, 'shop', 'pointerdown', 100);
    moveGrip(element, 'shop', 'pointerup', 140);
    await settle(element);
    expect(widths()).toEqual([wideId, wideShop + 40, city]);
  });

  it('keeps the first column in place when it is moved toward the start by keyboard', async () => {
    const element = await gridFixture({ configurable: true });
    headerOf(element, 'id').focus();
    await userEvent.keyboard('{Control>}{Shift>}{ArrowLeft}{/Shift}{/Control}');
    await settle(element);
    expect(columnIds(element)[0]).toBe('id');
    expect(queryAll(element, 'th[data-drop]')).toEqual([]);
  });
});
