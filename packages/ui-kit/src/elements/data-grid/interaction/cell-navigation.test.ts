import '#define/data-grid.ts';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { columnTexts, gridFixture, query, queryAll, settle } from '#testing/grid-fixture.ts';
import { payoutColumns, payouts } from '#testing/sample-grid.ts';

type Grid = Awaited<ReturnType<typeof gridFixture>>;

const unfilteredColumns = payoutColumns.filter(({ filter }) => filter === undefined);
const focused = (element: Grid) => element.shadowRoot!.activeElement as HTMLElement | null;
const rowOf = (element: Grid) => {
  const row = focused(element)?.closest('tr');
  return row?.dataset['index'] ?? row?.className.replace('cells', '').trim();
};

async function rowsAfterKeys(element: Grid, ...keys: string[]): Promise<(string | undefined)[]> {
  const visited: (string | undefined)[] = [];
  for (const key of keys) {
    await userEvent.keyboard(`{${key}}`);
    await settle(element);
    visited.push(rowOf(element));
  }
  return visited;
}

describe('<plinth-data-grid> cell navigation', () => {
  it('moves from the rows through the filters to the column names and back', async () => {
    const element = await gridFixture();
    query(element, 'tr[data-index="1"] > *').focus();
    expect(await rowsAfterKeys(element, 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowDown')).toEqual([
      '0',
      'filters',
      'names',
      'names',
      'filters',
      '0',
    ]);
  });

  it('moves from the column names to the rows when there are no filters', async () => {
    const element = await gridFixture({ columns: unfilteredColumns });
    query(element, 'tr[data-index="0"] > *').focus();
    expect(await rowsAfterKeys(element, 'ArrowUp', 'ArrowDown')).toEqual(['names', '0']);
  });

  it('stops at the filters when no row matches, and moves to the column names when the filters are removed', async () => {
    const element = await gridFixture({ state: { search: 'nowhere' } });
    query(element, 'th[data-column="shop"]').focus();
    expect(await rowsAfterKeys(element, 'ArrowDown', 'ArrowDown')).toEqual(['filters', 'filters']);
    element.columns = unfilteredColumns;
    await settle(element);
    expect([rowOf(element), query(element, 'th[data-column="paid"]').tabIndex]).toEqual(['names', 0]);
  });

  it('moves by page, to the ends of a row, and in the text direction', async () => {
    const element = await gridFixture({ columns: unfilteredColumns, rows: payouts(30) });
    query(element, 'tr[data-index="0"] > *').focus();
    expect(await rowsAfterKeys(element, 'PageDown', 'PageDown', 'PageUp')).toEqual(['10', '20', '10']);
    await userEvent.keyboard('{End}{Home}{ArrowRight}{ArrowLeft}');
    expect((focused(element) as HTMLTableCellElement).cellIndex).toBe(0);
    element.dir = 'rtl';
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}{ArrowLeft}');
    expect((focused(element) as HTMLTableCellElement).cellIndex).toBe(1);
  });

  it('moves into a filter with F2 and Space, ignores keys inside it, and moves back with Escape', async () => {
    const element = await gridFixture();
    const cell = query(element, 'tr.filters').children[1] as HTMLElement;
    for (const key of ['F2', ' ']) {
      cell.focus();
      await userEvent.keyboard(key === ' ' ? ' ' : `{${key}}`);
      expect(focused(element)!.getAttribute('aria-label')).toBe('Filter by Shop');
      await userEvent.keyboard('{ArrowDown}');
      expect(rowOf(element)).toBe('filters');
      await userEvent.keyboard('{Escape}');
      expect(focused(element)).toBe(cell);
    }
    const empty = query(element, 'tr.filters').children[0] as HTMLElement;
    empty.focus();
    await userEvent.keyboard('{F2}');
    expect(focused(element), 'the cell is empty').toBe(empty);
  });

  it('ignores keys with Alt or Meta, during composition, and Space when rows are not selectable', async () => {
    const element = await gridFixture();
    const cell = query(element, 'tr[data-index="1"] > *');
    cell.focus();
    for (const init of [
      { key: 'ArrowDown', altKey: true },
      { key: 'ArrowDown', metaKey: true },
      { key: 'ArrowDown', isComposing: true },
      { key: ' ' },
      { key: 'a' },
    ]) {
      const event = new KeyboardEvent('keydown', { bubbles: true, composed: true, cancelable: true, ...init });
      cell.dispatchEvent(event);
      expect([focused(element), event.defaultPrevented]).toEqual([cell, false]);
    }
  });

  it('does not resize a column without Shift or sort an unsortable one', async () => {
    const element = await gridFixture({
      configurable: true,
      columns: payoutColumns.map((column) => ({ ...column, sortable: false })),
    });
    const header = query(element, 'th[data-column="shop"]');
    const initialWidth = header.offsetWidth;
    header.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect([header.offsetWidth, focused(element)]).toEqual([initialWidth, query(element, 'th[data-column="city"]')]);
    await userEvent.keyboard('{Enter}');
    await settle(element);
    expect(queryAll(element, 'th[aria-sort]:not([aria-sort="none"])')).toEqual([]);
  });
});

describe('<plinth-data-grid> focusSearch()', () => {
  it('focuses the search field and selects its text', async () => {
    const element = await gridFixture({ searchable: true });
    await element.focusSearch();
    await userEvent.keyboard('first');
    element.blur();
    await element.focusSearch();
    await userEvent.keyboard('second');
    expect(query<HTMLInputElement>(element, '.search input').value).toBe('second');
  });

  it('does nothing without a search field', async () => {
    const element = await gridFixture();
    await element.focusSearch();
    expect(focused(element)).toBeNull();
  });
});

describe('<plinth-data-grid> focusRow()', () => {
  const byAmount = { sort: [{ columnId: 'amount', descending: true }] };

  it('scrolls to a row that is not rendered and focuses it, also before the first update', async () => {
    const element = await gridFixture({ rows: payouts(3) });
    element.rows = payouts(5_000);
    expect(await element.focusRow('P-003000')).toBe(true);
    const row = focused(element)!.closest('tr')!;
    expect(row.textContent).toContain('P-003000');
    const [{ top, bottom }, viewport] = [
      row.getBoundingClientRect(),
      query(element, '[part="scroll"]').getBoundingClientRect(),
    ];
    expect([top >= viewport.top, bottom <= viewport.bottom]).toEqual([true, true]);
  });

  it.each([299_999, 150_000])('shows row %i of more rows than an element can be high', async (index) => {
    const element = await gridFixture({ rows: payouts(300_000) });
    const keys = await element.getRowKeys();
    expect(await element.focusRow(keys[index]!)).toBe(true);
    await vi.waitFor(() => expect(rowOf(element)).toBe(String(index)));
    const [{ top, bottom }, viewport] = [
      focused(element)!.closest('tr')!.getBoundingClientRect(),
      query(element, '[part="scroll"]').getBoundingClientRect(),
    ];
    expect([top >= viewport.top, bottom <= viewport.bottom + 1]).toEqual([true, true]);
  });

  it('keeps the current column', async () => {
    const element = await gridFixture();
    query(element, 'tr[data-index="1"] > :nth-child(3)').focus();
    await element.focusRow('P-000009');
    expect([rowOf(element), (focused(element) as HTMLTableCellElement).cellIndex]).toEqual(['8', 2]);
  });

  it('waits until the rows are sorted', async () => {
    const element = await gridFixture({ rows: payouts(1_000), state: byAmount });
    const keys = await element.getRowKeys();
    expect([keys.length, keys[0]]).toEqual([1_000, columnTexts(element, 'id')[0]]);
    element.state = {};
    expect(await element.focusRow(keys[500]!)).toBe(true);
    expect(focused(element)!.closest('tr')!.textContent).toContain(keys[500]!);
    expect(rowOf(element)).toBe(String(payouts(1_000).findIndex(({ id }) => id === keys[500])));
  });

  it('focuses the row once the grid is displayed', async () => {
    const element = await gridFixture({ rows: [] });
    element.hidden = true;
    element.rows = payouts(1_000);
    expect([await element.focusRow('P-000700'), focused(element)]).toEqual([false, null]);
    element.hidden = false;
    await vi.waitFor(() => expect(rowOf(element)).toBe('699'));
  });

  it('leaves the focus where it is if the page has no such row', async () => {
    const element = await gridFixture({ paging: 'pages', state: { pageSize: 5 } });
    query(element, 'tr[data-index="1"] > *').focus();
    expect([await element.focusRow('P-000006'), await element.focusRow('elsewhere'), rowOf(element)]).toEqual([
      false,
      false,
      '1',
    ]);
  });

  it('gets the focus from a control outside of the table that an update removes or hides', async () => {
    const element = await gridFixture({ selectable: true, selected: ['P-000001'] });
    query(element, 'tr[data-index="1"] > *').focus();
    const rows: unknown[] = [];
    const press = async (control: HTMLElement) => {
      await userEvent.click(control);
      await settle(element);
      rows.push(rowOf(element));
    };
    await press(query(element, '.bulk button:not(.clear)'));
    await press(query(element, '.bulk .clear'));
    element.state = { search: 'nowhere' };
    await settle(element);
    await press(query(element, 'plinth-empty-state plinth-button'));
    expect(rows).toEqual(['1', '1', 'filters']);
  });

  it('gets the focus from "Try again" when the rows load again', async () => {
    const element = await gridFixture({ rows: [], status: 'error' });
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    element.status = 'loading';
    await settle(element);
    expect(rowOf(element)).toBe('names');
    element.status = 'ready';
    await settle(element);
    expect(focused(element)).toBe(query(element, '.base'));
  });
});
