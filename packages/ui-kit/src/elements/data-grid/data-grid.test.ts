import '#define/data-grid.ts';
import { html } from '@open-wc/testing';
import { describe, expect, it, vi } from 'vitest';
import { describeElement } from '#testing/element-suite.ts';
import { columnIds, columnTexts, gridFixture, pageButton, query, queryAll, settle } from '#testing/grid-fixture.ts';
import { recordEvents } from '#testing/record-events.ts';
import { payoutActions, payoutGrid, payouts, type Payout } from '#testing/sample-grid.ts';

describeElement({
  name: 'data-grid',
  define: () => import('#define/data-grid.ts'),
  template: () =>
    html`<plinth-data-grid
      style="background: var(--plinth-card-surface)"
      selectable
      searchable
      configurable
      exportable
      .label=${payoutGrid.label}
      .columns=${payoutGrid.columns}
      .rows=${payouts(3)}
      .rowKey=${payoutGrid.rowKey}
      .rowLabel=${payoutGrid.rowLabel}
      .details=${(row: Payout) => `${row.orders} orders`}
      .actions=${payoutActions}
      .selected=${['P-000002']}
      .expanded=${['P-000001']}
    ></plinth-data-grid>`,
});

describe('<plinth-data-grid> rows', () => {
  it('is a native table with the role grid, a row count and row indexes', async () => {
    const element = await gridFixture({ rows: payouts(3), selectable: true });
    const table = query(element, 'table');
    expect([table.getAttribute('role'), table.getAttribute('aria-label'), table.getAttribute('aria-rowcount')]).toEqual(
      ['grid', 'Payouts', '5'],
    );
    expect(queryAll(element, 'tr.row').map((row) => row.getAttribute('aria-rowindex'))).toEqual(['3', '4', '5']);
    expect(columnTexts(element, 'amount')).toEqual(['$0', '$7,919', '$15,838']);
  });

  it('renders only the visible rows of a long list at its full height', async () => {
    const element = await gridFixture({ rows: payouts(5_000) });
    const scroller = query(element, '[part="scroll"]');
    expect(queryAll(element, 'tr.row').length).toBeLessThan(40);
    const rowHeight = query(element, 'tr.row').offsetHeight;
    expect(Math.abs(query(element, 'tbody').offsetHeight - rowHeight * 5_000)).toBeLessThanOrEqual(2);
    scroller.scrollTop = rowHeight * 2_500;
    await vi.waitFor(() => expect(columnTexts(element, 'id')).toContain('P-002505'));
    expect(queryAll(element, 'tr.row').length).toBeLessThan(40);
  });

  it('leaves no blank space when scrolled to the end', async () => {
    const element = await gridFixture({ rows: payouts(5_000) });
    const scroller = query(element, '[part="scroll"]');
    scroller.scrollTop = scroller.scrollHeight;
    await vi.waitFor(() => expect(columnTexts(element, 'id').at(-1)).toBe('P-005000'));
    const [last, footer] = [queryAll(element, 'tr.row').at(-1)!, query(element, 'tfoot')];
    expect(Math.abs(last.getBoundingClientRect().bottom - footer.getBoundingClientRect().top)).toBeLessThanOrEqual(1);
  });

  it('adds the height of details to a long list', async () => {
    const element = await gridFixture({ rows: payouts(1_000), details: () => 'Fees', expanded: ['P-000002'] });
    const rowHeight = query(element, 'tr.row').offsetHeight;
    const detailsHeight = query(element, 'tr.details').offsetHeight;
    expect(detailsHeight).toBeGreaterThan(0);
    await vi.waitFor(() =>
      expect(Math.abs(query(element, 'tbody').offsetHeight - (rowHeight * 1_000 + detailsHeight))).toBeLessThanOrEqual(
        2,
      ),
    );
    element.details = () => undefined;
    await settle(element);
    expect(Math.abs(query(element, 'tbody').offsetHeight - rowHeight * 1_000)).toBeLessThanOrEqual(2);
  });

  it('shows the totals of the matching rows', async () => {
    const element = await gridFixture({ rows: payouts(4), state: { filters: [{ columnId: 'amount', min: 8_000 }] } });
    expect(query(element, 'tfoot').textContent).toMatch(/Total.*\$39,595/s);
  });

  it('expands and collapses the details of a row and emits an event', async () => {
    const element = await gridFixture({ details: (row) => `${row.orders} orders` });
    const toggles = recordEvents(element, 'plinth-row-toggle');
    const { ariaLabel, ariaExpanded } = query(element, 'button.toggle');
    expect([ariaLabel, ariaExpanded]).toEqual(['Details of P-000001', 'false']);
    query(element, 'button.toggle').click();
    await settle(element);
    expect(query(element, 'tr.details').textContent.trim()).toBe('0 orders');
    expect(toggles).toEqual([{ row: element.rows[0], key: 'P-000001', expanded: true }]);
    query(element, 'button.toggle').click();
    await settle(element);
    expect(queryAll(element, 'tr.details')).toEqual([]);
  });

  it('shows placeholders while loading, and a message when there are no rows, no matches or an error', async () => {
    const element = await gridFixture({ rows: [], status: 'loading' });
    expect(queryAll(element, 'tr.loading').length).toBe(5);
    element.status = 'error';
    await settle(element);
    const retries = recordEvents(element, 'plinth-load-retry');
    query(element, 'plinth-empty-state[kind="error"]').shadowRoot!.querySelector<HTMLElement>('plinth-button')!.click();
    expect(retries.length).toBe(1);
    element.status = 'ready';
    await settle(element);
    expect(query(element, 'plinth-empty-state[heading="Nothing here yet"]').offsetHeight).toBeGreaterThan(0);
    Object.assign(element, { rows: payouts(3), state: { search: 'nowhere' } });
    await settle(element);
    query(element, 'plinth-empty-state[heading="No rows match"] plinth-button').click();
    await settle(element);
    expect(columnTexts(element, 'id').length).toBe(3);
  });

  it('changes the page and emits the query', async () => {
    const element = await gridFixture({ paging: 'pages', state: { pageSize: 10 } });
    const queries = recordEvents(element, 'plinth-grid-query-change');
    pageButton(element, 'Next page').click();
    await settle(element);
    expect([columnTexts(element, 'id')[0], columnTexts(element, 'id').length]).toEqual(['P-000011', 10]);
    expect(queries).toEqual([{ sort: [], filters: [], search: '', page: 2, pageSize: 10 }]);
  });

  it('renders all rows when two rows have the same key', async () => {
    const element = await gridFixture({ rows: payouts(3), rowKey: () => 'same' });
    expect(columnTexts(element, 'id')).toEqual(['P-000001', 'P-000002', 'P-000003']);
  });

  it('pins no columns when it is narrow', async () => {
    const props = { state: { pinned: { start: ['id'], end: ['amount'] } }, selectable: true };
    const [wide, narrow] = [await gridFixture(props, 800), await gridFixture(props, 360)];
    const left = (element: typeof wide, selector: string) => query(element, selector).getBoundingClientRect().left;
    for (const grid of [wide, narrow]) expect(left(grid, 'th[data-column="id"]')).toBe(left(grid, 'tbody th'));
    const position = (element: typeof wide) => getComputedStyle(query(element, 'tbody .pin')).position;
    expect([position(wide), position(narrow)]).toEqual(['sticky', 'static']);
    expect(columnIds(wide).at(-1)).toBe('amount');
    expect(narrow.scrollWidth).toBe(narrow.clientWidth);
  });

  it('scrolls instead of shrinking its columns', async () => {
    const element = await gridFixture({ rows: payouts(3) }, 700);
    const [scroller, amount] = [query(element, '[part="scroll"]'), query(element, 'th[data-column="amount"]')];
    expect(amount.offsetWidth).toBe(160);
    expect(scroller.scrollWidth).toBeGreaterThan(scroller.clientWidth);
  });

  it('aligns figures in columns pinned to the end to the right in both text directions', async () => {
    const element = await gridFixture({
      rows: payouts(3),
      state: { pinned: { start: [], end: ['status', 'amount'] } },
    });
    const textAlign = (position: string) =>
      getComputedStyle(query(element, `tr.row > :nth-last-child(${position})`)).textAlign;
    expect([textAlign('2'), textAlign('1')]).toEqual(['left', 'right']);
    element.dir = 'rtl';
    await settle(element);
    expect([textAlign('2'), textAlign('1')]).toEqual(['right', 'right']);
  });

  it('gives rows of two and three lines as much space as those of one', async () => {
    const lines = ['Harbor Hall', 'Portland', 'Open'];
    const cellOf = (count: number) => () =>
      html`<div class="stack">${lines.slice(0, count).map((line) => html`<span class="small">${line}</span>`)}</div>`;
    const columnsOf = (count: number) => [{ id: 'shop', header: 'Shop', cell: cellOf(count) }];
    const heights = [];
    for (const count of [1, 2, 3]) {
      const element = await gridFixture({ rows: payouts(1), columns: columnsOf(count) });
      heights.push(query(element, 'tr.row').offsetHeight);
    }
    expect(heights).toEqual([48, 59, 79]);
  });

  it('renders the rows of two lines of a long list at its full height', async () => {
    const cell = () => html`<div class="stack"><b>Harbor Hall</b><span class="small">Portland</span></div>`;
    const element = await gridFixture({ rows: payouts(1_000), columns: [{ id: 'shop', header: 'Shop', cell }] });
    expect(query(element, 'tr.row').offsetHeight).toBe(60);
    expect(Math.abs(query(element, 'tbody').offsetHeight - 60_000)).toBeLessThanOrEqual(2);
  });

  it('separates figures from the text of the next column', async () => {
    const columns = ['start', 'end', 'start', 'end'].map((align, index) => ({
      id: String(index),
      header: `Column ${index}`,
      align: align as 'start' | 'end',
      cell: () => 'Cell',
    }));
    const element = await gridFixture({ rows: payouts(1), columns, actions: payoutActions });
    const paddings = () => queryAll(element, 'tr.row > *').map((cell) => getComputedStyle(cell).paddingInlineStart);
    expect(paddings().slice(1)).toEqual(['12px', '20px', '12px', '6px']);
  });

  it('has a line at pinned columns only while others scroll under them', async () => {
    const element = await gridFixture(
      { rows: payouts(3), state: { pinned: { start: ['id'], end: ['status'] } }, selectable: false },
      700,
    );
    const lines = () => {
      const [start, end] = [query(element, 'tbody .pin.start.edge'), query(element, 'tbody .pin.end')];
      return [getComputedStyle(start).borderInlineEndStyle, getComputedStyle(end).borderInlineStartStyle];
    };
    await vi.waitFor(() => expect(lines()).toEqual(['none', 'solid']));
    query(element, '[part="scroll"]').scrollLeft = 10_000;
    await vi.waitFor(() => expect(lines()).toEqual(['solid', 'none']));
    element.parentElement!.style.width = '1600px';
    await vi.waitFor(() => expect(lines()).toEqual(['none', 'none']));
  });

  it('gives a growing column the width that the others leave', async () => {
    const columns = [
      { id: 'shop', header: 'Shop', width: '12rem', grow: true },
      { id: 'city', header: 'City', width: '9rem' },
      { id: 'status', header: 'Status', width: '10rem' },
    ];
    const element = await gridFixture({ columns }, 700);
    const [shop = 0, ...others] = columns.map(({ id }) => query(element, `th[data-column="${id}"]`).offsetWidth);
    expect(others).toEqual([144, 160]);
    expect(shop).toBeGreaterThan(192);
    expect(query(element, 'table').offsetWidth).toBe(700);
  });

  it('cuts off the growing text of a cell, not what follows it', async () => {
    const cell = () =>
      html`<div class="stack">
        <span class="line"><span class="grow">Software Engineer in Geneva and Lausanne</span><b>Current</b></span>
      </div>`;
    const element = await gridFixture({ rows: payouts(1), columns: [{ id: 'post', header: 'Post', cell }] }, 200);
    const { right } = query(element, 'tbody .cell').getBoundingClientRect();
    expect(query(element, 'b').getBoundingClientRect().right).toBeLessThanOrEqual(right);
  });

  it('has no totals when no row matches', async () => {
    const element = await gridFixture({ rows: payouts(3), state: { search: 'no such payout' } });
    await vi.waitFor(() => expect(element.shadowRoot!.querySelector('tbody tr.row, tfoot')).toBe(null));
  });
});
