import '#define/data-grid.ts';
import { expect } from '@open-wc/testing';
import { html } from 'lit';
import { afterEach, describe, it, vi } from 'vitest';
import { all, column, columnIds, find, gridOf, heard, settled } from '#testing/payout-grid.ts';
import { payoutActions, payoutColumns, payouts } from '#testing/sample-grid.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const names = (element: Awaited<ReturnType<typeof gridOf>>, selector: string) =>
  all(element, selector).map((each) => each.getAttribute('aria-label'));

describe('what a page gives <plinth-data-grid>', () => {
  it('names a row by its place where the page names it by nothing', async () => {
    const element = await gridOf({
      rows: payouts(2),
      rowKey: () => null as never,
      rowLabel: () => '',
      selectable: true,
      details: () => 'Fees',
    });
    const toggles = heard(element, 'plinth-row-toggle');
    expect(names(element, 'tr.row .check')).to.deep.equal(['Select row 1', 'Select row 2']);
    find(element, 'tr[data-index="1"] .toggle').click();
    expect(toggles).to.deep.equal([{ row: element.rows[1], key: '1', expanded: true }]);
  });

  it('offers no menu for a row whose actions are nothing', async () => {
    const element = await gridOf({
      rows: payouts(2),
      actions: (row) => (row.id === 'P-000001' ? (null as never) : payoutActions(row)),
    });
    expect(all(element, 'tr.row .tool').length).to.equal(1);
  });

  it('is reported when it throws at a cell, which shows a dash, and leaves a cell empty where it says nothing of it', async () => {
    const reported = vi.spyOn(globalThis, 'reportError').mockImplementation(() => {});
    const broken = () => {
      throw new Error('a formatter of the page');
    };
    const columns = [payoutColumns[0]!, { id: 'broken', header: 'Broken', cell: broken }, { id: 'own', header: 'Own' }];
    const element = await gridOf({ rows: payouts(1), columns });
    expect([column(element, 'id'), column(element, 'broken'), column(element, 'own')]).to.deep.equal([
      ['P-000001'],
      ['—'],
      [''],
    ]);
    expect(String(reported.mock.calls[0]![0])).to.contain('a formatter of the page');
  });

  it('keeps the name of a column for assistive technology alone when it asks for that', async () => {
    const element = await gridOf({
      columns: payoutColumns.map((each) => ({ ...each, headerHidden: each.id === 'city' })),
    });
    expect(find(element, 'th[data-column="city"] .visually-hidden').textContent).to.equal('City');
    expect(all(element, 'th .visually-hidden').length).to.equal(1);
  });

  it('may order, pin, sort and filter by columns that are not there', async () => {
    const element = await gridOf({
      rows: payouts(3),
      state: {
        pinned: { start: ['gone', 'city'], end: ['gone'] },
        sort: [{ columnId: 'gone', descending: true }],
        filters: [{ columnId: 'gone', value: 'x' }],
      },
    });
    expect([columnIds(element)[0], column(element, 'id')]).to.deep.equal([
      'city',
      ['P-000001', 'P-000002', 'P-000003'],
    ]);
  });

  it('has no choice to offer for a column without values', async () => {
    const columns = [payoutColumns[0]!, { id: 'note', header: 'Note', filter: 'choice' as const }];
    const element = await gridOf({ columns });
    expect(all(element, 'select[aria-label="Filter by Note"] option').map((each) => each.textContent)).to.deep.equal([
      'Any',
    ]);
  });

  it('holds the places of what is its own while rows load', async () => {
    const element = await gridOf({
      rows: [],
      status: 'loading',
      selectable: true,
      details: () => 'Fees',
      actions: payoutActions,
    });
    expect(find<HTMLTableRowElement>(element, 'tr.loading').cells.length).to.equal(payoutColumns.length + 3);
  });

  it('may have selected what is on no page', async () => {
    const element = await gridOf({ rows: payouts(3), selectable: true, selected: ['elsewhere'] });
    const box = find<HTMLInputElement>(element, 'thead .check');
    expect([box.checked, box.indeterminate]).to.deep.equal([false, false]);
  });

  it('asks for another order or page, and leaves the rows as they are, where they come from elsewhere', async () => {
    const element = await gridOf({ manual: true, paging: 'pages', rows: payouts(10), total: 30, state: { page: 2 } });
    const queries = heard(element, 'plinth-grid-query-change');
    find(element, 'th[data-column="city"] .sort').click();
    await settled(element);
    expect(column(element, 'id')[0]).to.equal('P-000001');
    element.state = { page: 2 };
    await settled(element);
    find(element, '.previous').click();
    await settled(element);
    expect(
      queries.map((query) => [(query as { sort: unknown[] }).sort.length, (query as { page: number }).page]),
    ).to.deep.equal([
      [1, 1],
      [0, 1],
    ]);
  });

  it('is asked for nothing any more by a bound that is taken back', async () => {
    const element = await gridOf({ rows: payouts(6), state: { filters: [{ columnId: 'orders', max: 60 }] } });
    expect(
      column(element, 'orders')
        .map(Number)
        .every((orders) => orders <= 60),
    ).to.equal(true);
    const field = find<HTMLInputElement>(element, 'input[aria-label="Orders, greatest"]');
    field.value = '';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await settled(element);
    expect([element.state?.filters, column(element, 'id').length]).to.deep.equal([[], 6]);
  });

  it('keeps the elements of rows when it is scrolled a little back, with what stands under them', async () => {
    const element = await gridOf({
      rows: payouts(1_000),
      details: (row) => html`<b>${row.orders}</b>`,
      expanded: ['P-000101'],
    });
    const scroller = find(element, '[part="scroll"]');
    const height = find(element, 'tr.row').offsetHeight;
    scroller.scrollTop = height * 100;
    await vi.waitFor(() => expect(column(element, 'id')).to.include('P-000101'));
    const row = find(element, 'tr[data-index="100"]');
    scroller.scrollTop -= height * 3;
    await settled(element);
    await vi.waitFor(() => expect(find(element, 'tr[data-index="100"]')).to.equal(row));
    expect(row.nextElementSibling!.textContent).to.equal(String(element.rows[100]!.orders));
  });
});

describe('the file of <plinth-data-grid>', () => {
  const shown = { rows: payouts(2), state: { hidden: ['shop', 'city', 'status', 'paid', 'orders'] } };

  it('is there for a script too', async () => {
    const element = await gridOf(shown);
    expect(await element.toCsv()).to.equal('Payout,Amount\r\nP-000001,0\r\nP-000002,7919\r\n');
  });

  it('has a name where the grid has none', async () => {
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    for (const label of ['Payouts', '']) {
      const element = await gridOf({ ...shown, label, exportable: true });
      find(element, '.tools button').click();
      await settled(element);
    }
    await vi.waitFor(() => expect(saved).to.deep.equal(['Payouts.csv', 'rows.csv']));
  });
});
