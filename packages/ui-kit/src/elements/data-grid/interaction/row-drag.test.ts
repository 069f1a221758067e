import '#define/data-grid.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { findViolations } from '#testing/element-suite.ts';
import { columnTexts, gridFixture, query, queryAll, settle } from '#testing/grid-fixture.ts';
import { recordEvents } from '#testing/record-events.ts';
import { childPayouts, payouts, payoutTree } from '#testing/sample-grid.ts';

type Grid = Awaited<ReturnType<typeof gridFixture>>;

afterEach(() => {
  document.documentElement.scrollTop = 0;
});

const reorderable = (props: Partial<Grid> = {}) => gridFixture({ rows: payouts(4), reorderable: true, ...props });
const handleOf = (element: Grid, row: number) => query(element, `tr[data-index="${row}"] .handle`);
const focused = (element: Grid) => element.shadowRoot!.activeElement as HTMLElement | null;
const focusedRow = (element: Grid) => focused(element)?.closest('tr')?.dataset['index'];
const ids = (element: Grid) => columnTexts(element, 'id').map((id) => Number(id.slice(2)));
const itemsOf = (element: Grid) => queryAll(element, '[part="menu"] plinth-menu-item');

async function openMenu(element: Grid, row: number): Promise<void> {
  handleOf(element, row).click();
  await settle(element);
  await vi.waitFor(() => expect(query(element, '[part="menu"]').matches(':popover-open')).toBe(true));
}

async function runCommand(element: Grid, row: number, command: string): Promise<void> {
  await openMenu(element, row);
  const item = query(element, `[part="menu"] plinth-menu-item[value="${command}"]`);
  item.shadowRoot!.querySelector('a')!.click();
  await settle(element);
}

async function moveByKey(element: Grid, key: 'ArrowUp' | 'ArrowDown'): Promise<void> {
  await userEvent.keyboard(`{Control>}{Shift>}{${key}}{/Shift}{/Control}`);
  await settle(element);
}

/** Fires a pointer event at a position in a row: 0 is its top edge, 1 its bottom edge. */
function point(element: Grid, name: string, row: number, ratio: number, pointerType = 'mouse'): void {
  const { left, top, height } = query(element, `tr[data-index="${row}"]`).getBoundingClientRect();
  const target = name === 'pointerdown' ? handleOf(element, row) : query(element, 'table');
  const init = { clientX: left + 20, clientY: top + height * ratio, button: 0, buttons: name === 'pointerup' ? 0 : 1 };
  target.dispatchEvent(
    new PointerEvent(name, {
      bubbles: true,
      composed: true,
      cancelable: true,
      isPrimary: true,
      pointerId: 1,
      pointerType,
      ...init,
    }),
  );
}

/** Grids whose drag is simulated: only a real pointer can be captured. */
async function simulated(props: Partial<Grid> = {}): Promise<Grid> {
  const element = await reorderable(props);
  query(element, 'table').setPointerCapture = () => undefined;
  return element;
}

describe('<plinth-data-grid> row drag', () => {
  it('moves a row that is dragged by its handle, and reports its places in the rows', async () => {
    const element = await reorderable();
    const { rows } = element;
    const moves = recordEvents(element, 'plinth-row-move');
    await userEvent.dragAndDrop(handleOf(element, 0), query(element, 'tr[data-index="2"] th'), {
      targetPosition: { x: 40, y: 40 },
    });
    await settle(element);
    expect([ids(element), element.rows.map(({ id }) => Number(id.slice(2)))]).toEqual([
      [2, 3, 1, 4],
      [2, 3, 1, 4],
    ]);
    expect(moves).toEqual([{ row: rows[0], key: 'P-000001', from: 0, to: 2 }]);
    expect(queryAll(element, '[data-drop], [data-dragged], [data-dragging]')).toEqual([]);
    expect(query(element, '[part="menu"]').matches(':popover-open'), 'a drag is no click').toBe(false);
  });

  it('marks where the row would be dropped, and nothing where it is', async () => {
    const element = await simulated({ details: () => 'Fees', expanded: ['P-000003'] });
    const marks: string[] = [];
    point(element, 'pointerdown', 1, 0.5, 'touch');
    for (const [row, ratio] of [
      [1, 0.52],
      [1, 0.9],
      [0, 0.8],
      [0, 0.2],
      [2, 0.9],
      [3, 0.2],
    ] as const) {
      point(element, 'pointermove', row, ratio, 'touch');
      marks.push(
        queryAll(element, '[data-drop]')
          .map(({ dataset, className }) => `${dataset['drop']} ${className} ${dataset['index'] ?? ''}`)
          .join(),
      );
    }
    expect(marks).toEqual(['', '', '', 'before row cells 0', 'after details ', 'before row cells 3']);
    expect(query(element, '[data-dragged]').dataset['index']).toBe('1');
    point(element, 'pointerup', 3, 0.2, 'touch');
    await settle(element);
    expect(ids(element)).toEqual([1, 3, 2, 4]);
  });

  it('cancels a drag with Escape, and when the page sets other rows', async () => {
    const element = await simulated();
    const moves = recordEvents(element, 'plinth-row-move');
    point(element, 'pointerdown', 0, 0.5);
    point(element, 'pointermove', 2, 0.9);
    await userEvent.keyboard('{Escape}');
    point(element, 'pointerup', 2, 0.9);
    point(element, 'pointerdown', 0, 0.5);
    point(element, 'pointermove', 2, 0.9);
    element.rows = payouts(4).toReversed();
    await settle(element);
    point(element, 'pointerup', 2, 0.9);
    expect([moves, queryAll(element, '[data-drop], [data-dragged]')]).toEqual([[], []]);
  });

  it('scrolls a long list while the pointer is at its edge', async () => {
    const element = await simulated({ rows: payouts(1_000) });
    const scroller = query(element, '[part="scroll"]');
    const { left, bottom } = scroller.getBoundingClientRect();
    point(element, 'pointerdown', 0, 0.5);
    const move = (clientY: number): boolean =>
      query(element, 'table').dispatchEvent(
        new PointerEvent('pointermove', { pointerId: 1, buttons: 1, clientX: left + 20, clientY }),
      );
    move(bottom - 4);
    await vi.waitFor(() => expect(scroller.scrollTop).toBeGreaterThan(3_000));
    move(bottom - 200);
    const target = Number(query(element, '[data-drop]').dataset['index']);
    expect(target).toBeGreaterThan(60);
    query(element, 'table').dispatchEvent(new PointerEvent('pointerup', { pointerId: 1 }));
    await settle(element);
    const index = element.rows.findIndex(({ id }) => id === 'P-000001');
    expect(Math.abs(index - target)).toBeLessThanOrEqual(1);
  });

  it('keeps the order when the event is canceled, and when the page has moved the row itself', async () => {
    const element = await reorderable();
    element.addEventListener('plinth-row-move', (event) => event.preventDefault(), { once: true });
    await runCommand(element, 0, 'down');
    expect(ids(element)).toEqual([1, 2, 3, 4]);
    element.addEventListener('plinth-row-move', () => Object.assign(element, { rows: payouts(4).toReversed() }));
    await runCommand(element, 0, 'down');
    expect(ids(element)).toEqual([4, 3, 2, 1]);
  });

  it('moves a row with the menu of its handle, announces its place and focuses it', async () => {
    const element = await reorderable();
    expect(handleOf(element, 1).ariaLabel).toBe('Move P-000002');
    await openMenu(element, 0);
    expect(itemsOf(element).map((item) => [item.textContent, item.hasAttribute('disabled')])).toEqual([
      ['Move up', true],
      ['Move down', false],
      ['Move to the top', true],
      ['Move to the bottom', false],
    ]);
    await userEvent.keyboard('{Escape}');
    await runCommand(element, 0, 'last');
    expect([ids(element), focusedRow(element)]).toEqual([[2, 3, 4, 1], '3']);
    await expect.element(page.elementLocator(element).getByText('P-000001 moved to 4 of 4')).toBeInTheDocument();
    await runCommand(element, 3, 'up');
    await runCommand(element, 2, 'first');
    expect(ids(element)).toEqual([1, 2, 3, 4]);
    expect(await findViolations(element)).toEqual([]);
  });

  it('moves a row with Control, Shift and an arrow key, until the end, and follows it with the focus', async () => {
    const element = await reorderable({ selectable: true, selected: ['P-000002'] });
    query(element, 'tr[data-index="1"] > :nth-child(4)').focus();
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown'] as const) await moveByKey(element, key);
    expect([ids(element), focusedRow(element), element.selected]).toEqual([[1, 3, 4, 2], '3', ['P-000002']]);
    expect((focused(element) as HTMLTableCellElement).cellIndex).toBe(3);
    expect(queryAll(element, 'tr.selected').map(({ dataset }) => dataset['index'])).toEqual(['3']);
    handleOf(element, 3).focus();
    await moveByKey(element, 'ArrowUp');
    expect(ids(element)).toEqual([1, 3, 2, 4]);
  });

  it('moves within the visible page', async () => {
    const element = await reorderable({ rows: payouts(6), paging: 'pages', state: { page: 2, pageSize: 3 } });
    const moves = recordEvents(element, 'plinth-row-move');
    query(element, 'tr[data-index="0"] > *').focus();
    await moveByKey(element, 'ArrowUp');
    await runCommand(element, 0, 'last');
    expect([ids(element), moves]).toEqual([[5, 6, 4], [expect.objectContaining({ from: 3, to: 5 })]]);
  });

  it.each([
    { sort: [{ columnId: 'amount', descending: true }] },
    { filters: [{ columnId: 'city', value: 'Porto' }] },
    { search: 'P-' },
  ])('says why rows cannot be moved with %o, to pointer and keyboard', async (state) => {
    const element = await reorderable({ state });
    const moves = recordEvents(element, 'plinth-row-move');
    await userEvent.dragAndDrop(handleOf(element, 0), query(element, 'thead th'));
    await settle(element);
    const reason = ['Remove sorting, filters and search to move rows'];
    await vi.waitFor(() => expect(itemsOf(element).map((item) => item.textContent)).toEqual(reason));
    await userEvent.keyboard('{Escape}');
    await settle(element);
    query(element, 'tr[data-index="0"] th').focus();
    await moveByKey(element, 'ArrowDown');
    await vi.waitFor(() => expect(itemsOf(element).map((item) => item.textContent)).toEqual(reason));
    expect(moves).toEqual([]);
  });

  it('has no handles in a tree', async () => {
    const element = await reorderable({ rows: payoutTree, getChildren: childPayouts });
    expect(queryAll(element, '.handle')).toEqual([]);
  });
});
