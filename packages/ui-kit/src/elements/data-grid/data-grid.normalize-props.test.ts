import '#define/data-grid.ts';
import { html } from 'lit';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { columnIds, columnTexts, gridFixture, pageButton, query, queryAll, settle } from '#testing/grid-fixture.ts';
import { recordEvents } from '#testing/record-events.ts';
import { payoutActions, payoutColumns, payouts } from '#testing/sample-grid.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const labelsOf = (element: Awaited<ReturnType<typeof gridFixture>>, selector: string) =>
  queryAll(element, selector).map((node) => node.getAttribute('aria-label'));

describe('<plinth-data-grid> properties', () => {
  it('identifies a row by its index when rowKey and rowLabel return nothing', async () => {
    const element = await gridFixture({
      rows: payouts(2),
      rowKey: () => null as never,
      rowLabel: () => '',
      selectable: true,
      details: () => 'Fees',
    });
    const toggles = recordEvents(element, 'plinth-row-toggle');
    expect(labelsOf(element, 'tr.row .check')).toEqual(['Select row 1', 'Select row 2']);
    query(element, 'tr[data-index="1"] .toggle').click();
    expect(toggles).toEqual([{ row: element.rows[1], key: '1', expanded: true }]);
  });

  it('has no menu for a row whose actions are null', async () => {
    const element = await gridFixture({
      rows: payouts(2),
      actions: (row) => (row.id === 'P-000001' ? (null as never) : payoutActions(row)),
    });
    expect(queryAll(element, 'tr.row .tool').length).toBe(1);
  });

  it('reports an error of a cell callback and shows a dash; a column without accessor is empty', async () => {
    const reported = vi.spyOn(globalThis, 'reportError').mockImplementation(() => {});
    const throwing = () => {
      throw new Error('a formatter of the page');
    };
    const columns = [
      payoutColumns[0]!,
      { id: 'broken', header: 'Broken', cell: throwing },
      { id: 'empty', header: 'Empty' },
    ];
    const element = await gridFixture({ rows: payouts(1), columns });
    expect([columnTexts(element, 'id'), columnTexts(element, 'broken'), columnTexts(element, 'empty')]).toEqual([
      ['P-000001'],
      ['—'],
      [''],
    ]);
    expect(String(reported.mock.calls[0]![0])).toContain('a formatter of the page');
  });

  it('hides a header visually with headerHidden', async () => {
    const element = await gridFixture({
      columns: payoutColumns.map((column) => ({ ...column, headerHidden: column.id === 'city' })),
    });
    expect(query(element, 'th[data-column="city"] .visually-hidden').textContent).toBe('City');
    expect(queryAll(element, 'th .visually-hidden').length).toBe(1);
  });

  it('ignores unknown columns in its state', async () => {
    const element = await gridFixture({
      rows: payouts(3),
      state: {
        pinned: { start: ['gone', 'city'], end: ['gone'] },
        sort: [{ columnId: 'gone', descending: true }],
        filters: [{ columnId: 'gone', value: 'x' }],
      },
    });
    expect([columnIds(element)[0], columnTexts(element, 'id')]).toEqual(['city', ['P-000001', 'P-000002', 'P-000003']]);
  });

  it('offers no choices for a column without values', async () => {
    const columns = [payoutColumns[0]!, { id: 'note', header: 'Note', filter: 'choice' as const }];
    const element = await gridFixture({ columns });
    expect(queryAll(element, 'select[aria-label="Filter by Note"] option').map((option) => option.textContent)).toEqual(
      ['Any'],
    );
  });

  it('renders placeholder cells for control columns', async () => {
    const element = await gridFixture({
      rows: [],
      status: 'loading',
      selectable: true,
      details: () => 'Fees',
      actions: payoutActions,
    });
    expect(query<HTMLTableRowElement>(element, 'tr.loading').cells.length).toBe(payoutColumns.length + 3);
  });

  it('accepts selected keys that have no row', async () => {
    const element = await gridFixture({ rows: payouts(3), selectable: true, selected: ['elsewhere'] });
    const selectAll = query<HTMLInputElement>(element, 'thead .check');
    expect([selectAll.checked, selectAll.indeterminate]).toEqual([false, false]);
  });

  it('emits query changes and keeps the rows when it is manual', async () => {
    const element = await gridFixture({
      manual: true,
      paging: 'pages',
      rows: payouts(10),
      total: 30,
      state: { page: 2 },
    });
    const queries = recordEvents(element, 'plinth-grid-query-change');
    query(element, 'th[data-column="city"] .sort').click();
    await settle(element);
    expect(columnTexts(element, 'id')[0]).toBe('P-000001');
    element.state = { page: 2 };
    await settle(element);
    pageButton(element, 'Previous page').click();
    await settle(element);
    expect(
      queries.map((query) => [(query as { sort: unknown[] }).sort.length, (query as { page: number }).page]),
    ).toEqual([
      [1, 1],
      [0, 1],
    ]);
  });

  it('removes a range filter when its bounds are cleared', async () => {
    const element = await gridFixture({ rows: payouts(6), state: { filters: [{ columnId: 'orders', max: 60 }] } });
    expect(
      columnTexts(element, 'orders')
        .map(Number)
        .every((orders) => orders <= 60),
    ).toBe(true);
    const field = query<HTMLInputElement>(element, 'input[aria-label="Orders, maximum"]');
    field.value = '';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await settle(element);
    expect([element.state?.filters, columnTexts(element, 'id').length]).toEqual([[], 6]);
  });

  it('reads the bounds of a range filter in the language and the digits of the user', async () => {
    const element = await gridFixture({ rows: payouts(6) });
    const field = query<HTMLInputElement>(element, 'input[aria-label="Orders, maximum"]');
    for (const [text, max] of [
      ['１２０', 120],
      ['1,200.5', 1200.5],
    ] as const) {
      field.value = text;
      field.dispatchEvent(new Event('input', { bubbles: true }));
      await settle(element);
      expect([element.state?.filters, field.value]).toEqual([[{ columnId: 'orders', max }], text]);
    }
  });

  it('keeps a bound of a range filter that is no number, and marks it as invalid', async () => {
    const element = await gridFixture({ rows: payouts(6) });
    const field = query<HTMLInputElement>(element, 'input[aria-label="Orders, maximum"]');
    field.value = '12x';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await settle(element);
    expect([element.state?.filters, field.value, field.ariaInvalid]).toEqual([[], '12x', 'true']);
  });

  it('keeps row elements and their details while scrolling back', async () => {
    const element = await gridFixture({
      rows: payouts(1_000),
      details: (row) => html`<b>${row.orders}</b>`,
      expanded: ['P-000101'],
    });
    const scroller = query(element, '[part="scroll"]');
    const height = query(element, 'tr.row').offsetHeight;
    scroller.scrollTop = height * 100;
    await vi.waitFor(() => expect(columnTexts(element, 'id')).toContain('P-000101'));
    const row = query(element, 'tr[data-index="100"]');
    scroller.scrollTop -= height * 3;
    await settle(element);
    await vi.waitFor(() => expect(query(element, 'tr[data-index="100"]')).toBe(row));
    expect(row.nextElementSibling!.textContent).toBe(String(element.rows[100]!.orders));
  });
});

describe('<plinth-data-grid> export', () => {
  const props = { rows: payouts(2), state: { hidden: ['shop', 'city', 'status', 'paid', 'orders'] } };

  it('returns CSV from toCsv()', async () => {
    const element = await gridFixture(props);
    expect(await element.toCsv()).toBe('Payout,Amount\r\nP-000001,0\r\nP-000002,7919\r\n');
  });

  it('names the file after the label, or rows.csv without one', async () => {
    const fileNames: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      fileNames.push(this.download);
    });
    for (const label of ['Payouts', '']) {
      const element = await gridFixture({ ...props, label, exportable: true });
      query(element, '.tools button').click();
      await settle(element);
    }
    await vi.waitFor(() => expect(fileNames).toEqual(['Payouts.csv', 'rows.csv']));
  });
});
