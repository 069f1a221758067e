import '#define/data-grid.ts';
import { html } from '@open-wc/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { columnTexts, gridFixture, query, queryAll, settle } from '#testing/grid-fixture.ts';
import { payoutColumns, payouts } from '#testing/sample-grid.ts';

const byShop = { sort: [{ columnId: 'shop', descending: false }] };

afterEach(() => vi.restoreAllMocks());

/** Makes the clock advance on each reading, so that every time slice ends after one step. */
function slowDown(): void {
  let now = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 50));
}

async function waitUntilBusy(element: Awaited<ReturnType<typeof gridFixture>>): Promise<void> {
  await vi.waitFor(() => expect(query(element, 'table').getAttribute('aria-busy')).toBe('true'), { interval: 1 });
}

describe('<plinth-data-grid> with many rows', () => {
  it('keeps the rows and is busy until sorting has finished', async () => {
    const element = await gridFixture({ rows: payouts(20_000) });
    const [table, shops] = [query(element, 'table'), columnTexts(element, 'shop')];
    await gridFixture({ rows: payouts(2), state: byShop });
    slowDown();
    element.state = byShop;
    await waitUntilBusy(element);
    // More rows may have been rendered below them since.
    expect(columnTexts(element, 'shop').slice(0, shops.length)).toEqual(shops);
    await element.updateComplete;
    expect([table.hasAttribute('aria-busy'), columnTexts(element, 'shop')[0]]).toEqual([false, 'Café Orbit 0']);
  });

  it('cancels sorting when the state changes again', async () => {
    const element = await gridFixture({ rows: payouts(20_000), state: byShop });
    slowDown();
    element.state = { sort: [{ columnId: 'city', descending: true }] };
    await waitUntilBusy(element);
    element.state = {};
    await settle(element);
    expect([columnTexts(element, 'id')[0], query(element, 'table').hasAttribute('aria-busy')]).toEqual([
      'P-000001',
      false,
    ]);
  });

  it('sorts again when it was removed before sorting had finished', async () => {
    const element = await gridFixture({ rows: payouts(20_000) });
    const parent = element.parentElement;
    await gridFixture({ rows: payouts(2), state: byShop });
    slowDown();
    element.state = byShop;
    await waitUntilBusy(element);
    element.remove();
    parent?.append(element);
    await settle(element);
    expect(columnTexts(element, 'shop')[0]).toBe('Café Orbit 0');
  });

  it('shows placeholders while the first rows are sorted', async () => {
    await gridFixture({ rows: payouts(2), state: byShop });
    const element = await gridFixture({ rows: [] });
    slowDown();
    Object.assign(element, { rows: payouts(20_000), state: byShop });
    await waitUntilBusy(element);
    expect(queryAll(element, 'tr.loading').length).toBe(5);
    expect(queryAll(element, 'plinth-empty-state[heading="No rows match"]').length).toBe(0);
    await settle(element);
    expect([queryAll(element, 'tr.loading').length, columnTexts(element, 'shop')[0]]).toEqual([0, 'Café Orbit 0']);
  });

  it('renders all rows while the page is printed', async () => {
    const element = await gridFixture({ rows: payouts(300) });
    expect(queryAll(element, 'tr.row').length).toBeLessThan(100);
    dispatchEvent(new Event('beforeprint'));
    await settle(element);
    expect(queryAll(element, 'tr.row').length).toBe(300);
    dispatchEvent(new Event('afterprint'));
    await settle(element);
    expect(queryAll(element, 'tr.row').length).toBeLessThan(100);
  });

  it('keeps the elements of rows that stay in view while scrolling', async () => {
    const element = await gridFixture({ rows: payouts(1_000) });
    const scroller = query(element, '[part="scroll"]');
    scroller.scrollTop = 4_800;
    await vi.waitFor(() => expect(queryAll(element, 'tr.row[data-index="100"]').length).toBe(1));
    const previousRows = new Map(queryAll(element, 'tr.row').map((row) => [row.dataset['index'], row]));
    scroller.scrollTop += 96;
    await vi.waitFor(() =>
      expect(queryAll(element, 'tr.row').at(-1)?.dataset['index']).not.toBe([...previousRows.keys()].at(-1)),
    );
    const reused = queryAll(element, 'tr.row').filter((row) => previousRows.has(row.dataset['index']));
    expect(reused.length).toBeGreaterThan(10);
    expect(reused.every((row) => previousRows.get(row.dataset['index']) === row)).toBe(true);
    const indexes = queryAll(element, 'tr.row').map((row) => Number(row.dataset['index']));
    expect(indexes).toEqual(indexes.toSorted((a, b) => a - b));
  });

  it('leaves no blank space when it is moved in the document or its filter is removed', async () => {
    const element = await gridFixture({ rows: payouts(1_000) });
    const scroller = query(element, '[part="scroll"]');
    const isFilled = (): boolean => {
      const [viewport, rows] = [
        scroller.getBoundingClientRect(),
        queryAll(element, 'tr.row').map((row) => row.getBoundingClientRect()),
      ];
      return (
        (rows[0]?.top ?? Infinity) <= viewport.top + query(element, 'thead').offsetHeight + 1 &&
        (rows.at(-1)?.bottom ?? 0) >= viewport.bottom - query(element, 'tfoot').offsetHeight - 1
      );
    };
    scroller.scrollTop = 20_000;
    await vi.waitFor(() => expect(queryAll(element, 'tr.row[data-index="420"]').length).toBe(1));
    element.parentElement?.append(element);
    await settle(element);
    expect(isFilled()).toBe(true);
    scroller.scrollTop = 20_000;
    await vi.waitFor(() => expect(isFilled()).toBe(true));
    element.state = { search: 'P-00000' };
    await settle(element);
    element.state = {};
    await settle(element);
    await vi.waitFor(() => expect(isFilled()).toBe(true));
  });

  it('renders templates in some rows of a column and text in the others', async () => {
    const columns = payoutColumns.map((column) =>
      column.id === 'city'
        ? { ...column, cell: (row: { readonly orders: number }) => (row.orders % 2 === 0 ? html`<i>even</i>` : 'odd') }
        : column,
    );
    const element = await gridFixture({ rows: payouts(500), columns });
    const isRendered = (): boolean[] =>
      queryAll(element, 'tr.row').map((row) => {
        const cell = row.querySelectorAll<HTMLElement>('td, th')[2];
        const even = ((Number(row.dataset['index']) * 31) % 240) % 2 === 0;
        return cell?.textContent?.trim() === (even ? 'even' : 'odd') && Boolean(cell?.querySelector('i')) === even;
      });
    expect(isRendered()).not.toContain(false);
    const scroller = query(element, '[part="scroll"]');
    scroller.scrollTop = 48 * 251;
    await vi.waitFor(() => expect(queryAll(element, 'tr.row[data-index="251"]').length).toBe(1));
    expect(isRendered()).not.toContain(false);
  });
});
