import '#define/data-grid.ts';
import { expect, html } from '@open-wc/testing';
import { describe, it, vi } from 'vitest';
import { describeElement } from '#testing/element-suite.ts';
import { all, column, columnIds, find, gridOf, heard, settled } from '#testing/payout-grid.ts';
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
  it('is a native table with the role of a grid, its size and its places', async () => {
    const element = await gridOf({ rows: payouts(3), selectable: true });
    const table = find(element, 'table');
    expect([
      table.getAttribute('role'),
      table.getAttribute('aria-label'),
      table.getAttribute('aria-rowcount'),
    ]).to.deep.equal(['grid', 'Payouts', '5']);
    expect(all(element, 'tr.row').map((row) => row.getAttribute('aria-rowindex'))).to.deep.equal(['3', '4', '5']);
    expect(column(element, 'amount')).to.deep.equal(['$0', '$7,919', '$15,838']);
  });

  it('draws of a long list what is in view, as high as the whole', async () => {
    const element = await gridOf({ rows: payouts(5_000) });
    const scroller = find(element, '[part="scroll"]');
    expect(all(element, 'tr.row').length).to.be.below(40);
    const rowHeight = find(element, 'tr.row').offsetHeight;
    expect(find(element, 'tbody').offsetHeight).to.be.closeTo(rowHeight * 5_000, 2);
    scroller.scrollTop = rowHeight * 2_500;
    await vi.waitFor(() => expect(column(element, 'id')).to.include('P-002505'));
    expect(all(element, 'tr.row').length).to.be.below(40);
  });

  it('leaves no blank place at a jump to the end', async () => {
    const element = await gridOf({ rows: payouts(5_000) });
    const scroller = find(element, '[part="scroll"]');
    scroller.scrollTop = scroller.scrollHeight;
    await vi.waitFor(() => expect(column(element, 'id').at(-1)).to.equal('P-005000'));
    const [last, foot] = [all(element, 'tr.row').at(-1)!, find(element, 'tfoot')];
    expect(last.getBoundingClientRect().bottom).to.be.closeTo(foot.getBoundingClientRect().top, 1);
  });

  it('makes room for the details of an open row of a long list', async () => {
    const element = await gridOf({ rows: payouts(1_000), details: () => 'Fees', expanded: ['P-000002'] });
    const rowHeight = find(element, 'tr.row').offsetHeight;
    const more = find(element, 'tr.details').offsetHeight;
    expect(more).to.be.above(0);
    await vi.waitFor(() => expect(find(element, 'tbody').offsetHeight).to.be.closeTo(rowHeight * 1_000 + more, 2));
    element.details = () => undefined;
    await settled(element);
    expect(find(element, 'tbody').offsetHeight).to.be.closeTo(rowHeight * 1_000, 2);
  });

  it('closes the columns with their sums over the rows that match', async () => {
    const element = await gridOf({ rows: payouts(4), state: { filters: [{ columnId: 'amount', min: 8_000 }] } });
    expect(find(element, 'tfoot').textContent).to.contain('Total').and.to.contain('$39,595');
  });

  it('opens what stands under a row, and says so', async () => {
    const element = await gridOf({ details: (row) => `${row.orders} orders` });
    const toggles = heard(element, 'plinth-row-toggle');
    find(element, 'button.toggle').click();
    await settled(element);
    expect(find(element, 'tr.details').textContent.trim()).to.equal('0 orders');
    expect(toggles).to.deep.equal([{ row: element.rows[0], key: 'P-000001', expanded: true }]);
    find(element, 'button.toggle').click();
    await settled(element);
    expect(all(element, 'tr.details')).to.deep.equal([]);
  });

  it('holds the place of rows that load, and says when there is nothing, nothing matches or nothing loaded', async () => {
    const element = await gridOf({ rows: [], status: 'loading' });
    expect(all(element, 'tr.loading').length).to.equal(5);
    element.status = 'error';
    await settled(element);
    const retries = heard(element, 'plinth-load-retry');
    find(element, 'plinth-empty-state[kind="error"]').shadowRoot!.querySelector<HTMLElement>('plinth-button')!.click();
    expect(retries.length).to.equal(1);
    element.status = 'ready';
    await settled(element);
    expect(find(element, 'plinth-empty-state[heading="Nothing here yet"]').offsetHeight).to.be.above(0);
    Object.assign(element, { rows: payouts(3), state: { search: 'nowhere' } });
    await settled(element);
    find(element, 'plinth-empty-state[heading="No rows match"] plinth-button').click();
    await settled(element);
    expect(column(element, 'id').length).to.equal(3);
  });

  it('turns pages', async () => {
    const element = await gridOf({ paging: 'pages', state: { pageSize: 10 } });
    const queries = heard(element, 'plinth-grid-query-change');
    find(element, '.next').click();
    await settled(element);
    expect([column(element, 'id')[0], column(element, 'id').length]).to.deep.equal(['P-000011', 10]);
    expect(queries).to.deep.equal([{ sort: [], filters: [], search: '', page: 2, pageSize: 10 }]);
  });

  it('draws one row twice when the page names two rows the same', async () => {
    const element = await gridOf({ rows: payouts(3), rowKey: () => 'same' });
    expect(column(element, 'id')).to.deep.equal(['P-000001', 'P-000002', 'P-000003']);
  });

  it('lets the sides scroll away where there is little room', async () => {
    const given = { state: { pinned: { start: ['id'], end: ['amount'] } }, selectable: true };
    const [wide, narrow] = [await gridOf(given, 800), await gridOf(given, 360)];
    const left = (element: typeof wide, selector: string) => find(element, selector).getBoundingClientRect().left;
    for (const each of [wide, narrow]) expect(left(each, 'th[data-column="id"]')).to.equal(left(each, 'tbody th'));
    const position = (element: typeof wide) => getComputedStyle(find(element, 'tbody .pin')).position;
    expect([position(wide), position(narrow)]).to.deep.equal(['sticky', 'static']);
    expect(columnIds(wide).at(-1)).to.equal('amount');
    expect(narrow.scrollWidth).to.equal(narrow.clientWidth);
  });

  it('scrolls where its columns have no room, and makes none of them narrower', async () => {
    const element = await gridOf({ rows: payouts(3) }, 700);
    const [scroller, amount] = [find(element, '[part="scroll"]'), find(element, 'th[data-column="amount"]')];
    expect(amount.offsetWidth).to.equal(160);
    expect(scroller.scrollWidth).to.be.greaterThan(scroller.clientWidth);
  });

  it('keeps figures on the right of a column at the end, in both directions', async () => {
    const element = await gridOf({ rows: payouts(3), state: { pinned: { start: [], end: ['status', 'amount'] } } });
    const aligned = (place: string) => getComputedStyle(find(element, `tr.row > :nth-last-child(${place})`)).textAlign;
    expect([aligned('2'), aligned('1')]).to.deep.equal(['left', 'right']);
    element.dir = 'rtl';
    await settled(element);
    expect([aligned('2'), aligned('1')]).to.deep.equal(['right', 'right']);
  });

  it('sums up nothing where no row matches', async () => {
    const element = await gridOf({ rows: payouts(3), state: { search: 'no such payout' } });
    await vi.waitFor(() => expect(element.shadowRoot!.querySelector('tbody tr.row, tfoot')).to.equal(null));
  });
});
