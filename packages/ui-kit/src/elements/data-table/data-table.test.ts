import '#define/data-table.ts';
import { expect, html } from '@open-wc/testing';
import { describe, it, vi } from 'vitest';
import { cells, contractColumns, contracts, find, shownOf, tableOf, type Contract } from '#testing/contract-table.ts';
import { describeElement } from '#testing/element-suite.ts';
import type { PlinthDataTable } from './data-table.ts';

describeElement({
  name: 'data-table',
  define: () => import('#define/data-table.ts'),
  template: () =>
    html`<plinth-data-table
      style="background: var(--plinth-card-surface)"
      label="Contracts"
      paging="more"
      page-size="2"
      .columns=${contractColumns}
      .rows=${contracts}
      .details=${() => [{ id: 'A line' }]}
      .rowLabel=${(row: Contract) => row.id}
      .narrow=${(row: Contract) => html`<b>${row.id}</b>`}
    ></plinth-data-table>`,
});

describe('<plinth-data-table>', () => {
  it('is a native table with named columns and rows', async () => {
    const element = await tableOf();
    const table = find<HTMLTableElement>(element, 'table');
    expect(table.getAttribute('aria-label')).to.equal('Contracts');
    expect([...table.tHead!.rows[0]!.cells].map((cell) => cell.textContent!.trim())).to.deep.equal([
      'Contract',
      'Approved',
      'Progress',
      'Left',
    ]);
    expect(cells(element)).to.deep.equal([
      ['C-1077', 'Sep 11, 2026', '23%', '$123,600'],
      ['C-1042', 'May 29, 2026', '50%', '$64,800'],
      ['C-0913', '—', '100%', '$0'],
    ]);
    expect(table.tBodies[0]!.rows[0]!.cells[0]!.getAttribute('scope')).to.equal('row');
  });

  it('keeps a header that is hidden for assistive technology', async () => {
    const element = await tableOf();
    const header = find(element, 'thead th:nth-child(3) span');
    expect([header.textContent, header.getBoundingClientRect().width]).to.deep.equal(['Progress', 1]);
  });

  it('puts figures at the physical right in both directions, each a left-to-right island', async () => {
    const element = await tableOf();
    for (const dir of ['ltr', 'rtl']) {
      document.documentElement.dir = dir;
      const cell = find(element, 'tbody td:last-child');
      expect([getComputedStyle(cell).textAlign, cell.querySelector('bdi')!.dir]).to.deep.equal(['right', 'ltr']);
    }
    document.documentElement.removeAttribute('dir');
  });

  it('gives a column the width that it asks for, without a style attribute in its template', async () => {
    const element = await tableOf({
      columns: contractColumns.map((column) => ({
        ...column,
        ...(column.id === 'approved' ? { width: '300px' } : {}),
      })),
    });
    expect(find(element, 'thead th:nth-child(2)').offsetWidth).to.equal(300);
  });

  it('closes the columns with their sums over all rows', async () => {
    const element = await tableOf({ paging: 'pages', pageSize: 1 });
    const sum = find<HTMLTableRowElement>(element, 'tfoot tr');
    expect([sum.cells[0]!.textContent, sum.cells[3]!.textContent!.trim()]).to.deep.equal(['Total', '$188,400']);
    expect(getComputedStyle(sum.querySelector('.double')!, '::after').borderTopStyle).to.equal('solid');
  });

  it('holds the place of rows that load, in their height', async () => {
    const element = await tableOf({ rows: [], status: 'loading', placeholderRows: 4 });
    const rows = [...element.shadowRoot!.querySelectorAll<HTMLElement>('tbody tr')];
    expect(rows.map((row) => row.offsetHeight)).to.deep.equal([48, 48, 48, 48]);
    expect(find(element, 'table').getAttribute('aria-busy')).to.equal('true');
    expect(find(element, '.visually-hidden[role="status"]').textContent).to.equal('Loading');
    element.rows = contracts;
    element.status = 'ready';
    await element.updateComplete;
    expect(find(element, 'tbody tr:nth-child(2)').offsetHeight).to.equal(48);
  });

  it('keeps the rows that are there while more of them load', async () => {
    const element = await tableOf({ status: 'loading' });
    expect(cells(element).length).to.equal(3);
  });

  it('says that there is nothing, in its own words or those of the page', async () => {
    const element = await tableOf({ rows: [] });
    expect(shownOf(element, 'plinth-empty-state[heading="Nothing here yet"]')).to.equal(true);
    expect(shownOf(element, 'table')).to.equal(false);
    element.innerHTML = '<p slot="empty">No contracts yet</p>';
    await element.updateComplete;
    expect(element.querySelector('p')!.offsetHeight).to.be.above(0);
    element.rows = contracts;
    await element.updateComplete;
    expect(element.querySelector('p')!.offsetHeight).to.equal(0);
  });

  it('says that nothing loaded and asks to try again', async () => {
    const element = await tableOf({ rows: [], status: 'error' });
    let asked = 0;
    element.addEventListener('plinth-load-retry', () => {
      asked += 1;
    });
    const state = find(element, 'plinth-empty-state[kind="error"]');
    state.shadowRoot!.querySelector<HTMLElement>('plinth-button')!.click();
    expect(asked).to.equal(1);
  });

  it('keeps the rows that it has when the rest does not load', async () => {
    const element = await tableOf({ status: 'error', paging: 'more', pageSize: 2 });
    let asked = 0;
    element.addEventListener('plinth-load-retry', () => {
      asked += 1;
    });
    expect(cells(element).length).to.equal(2);
    expect(find(element, '[role="alert"]').textContent).to.equal('The rest did not load.');
    find(element, '.foot plinth-button').click();
    expect(asked).to.equal(1);
  });

  it('can be scrolled by keyboard once it is wider than its place', async () => {
    const element = await tableOf({}, 300);
    await vi.waitFor(() => expect(find(element, '[part="scroll"]').tabIndex).to.equal(0));
    expect(find(element, '[part="scroll"]').getAttribute('role')).to.equal('region');
  });

  it('becomes a list where there is little room, one line a row', async () => {
    const element = await tableOf({ narrow: (row) => html`<b>${row.id}</b>` }, 360);
    const [row] = element.shadowRoot!.querySelectorAll<HTMLTableRowElement>('tbody tr');
    const seen = [...row!.cells].filter((cell) => cell.offsetWidth > 0);
    expect(seen.map((cell) => cell.textContent!.trim())).to.deep.equal(['C-1077']);
    expect([seen[0]!.offsetWidth, row!.offsetHeight >= 60, shownOf(element, 'thead')]).to.deep.equal([
      360,
      true,
      false,
    ]);
  });

  it('lives on when a function of the page throws', async () => {
    const report = vi.spyOn(globalThis, 'reportError').mockImplementation(() => {});
    const broken = () => {
      throw new Error('a formatter of the page');
    };
    const columns = contractColumns.map((column) =>
      column.id === 'left' ? { ...column, cell: broken, sortValue: broken } : column,
    );
    const element = await tableOf({ columns, sort: { columnId: 'left', descending: true } });
    expect(cells(element).map((row) => row[3])).to.deep.equal(['—', '—', '—']);
    expect(report.mock.calls.length).to.be.above(0);
    report.mockRestore();
  });

  it('loses no row to a name that comes twice', async () => {
    const element = await tableOf({ rowKey: () => 'same' });
    expect(cells(element).length).to.equal(3);
  });

  it('takes anything for its properties', async () => {
    const element: PlinthDataTable<Contract> = await tableOf();
    for (const value of [null, undefined, Number.NaN, -1, 'x']) {
      Object.assign(element, {
        page: value,
        pageSize: value,
        total: value,
        sort: undefined,
        expanded: undefined,
        paging: value,
        status: value,
      });
      await element.updateComplete;
      expect(cells(element).length).to.be.above(0);
    }
    Object.assign(element, { rows: null, columns: null });
    await element.updateComplete;
    expect(shownOf(element, 'table')).to.equal(false);
  });

  it('writes dates in words, and puts no before yes in a language that is none', async () => {
    const columns = [
      { id: 'date', header: 'Date', accessor: (row: Contract) => row.approved && new Date(row.approved) },
      { id: 'done', header: 'Done', accessor: (row: Contract) => row.collected === row.total, sortable: true },
      { id: 'own', header: 'Own' },
    ];
    const element = await tableOf({ columns, lang: 'not a language', sort: { columnId: 'done', descending: true } });
    expect(cells(element)).to.deep.equal([
      ['—', 'true', ''],
      ['Sep 11, 2026', 'false', ''],
      ['May 29, 2026', 'false', ''],
    ]);
  });

  it('holds one place a row, and draws one line of details, where there is little room', async () => {
    const narrow = (row: Contract) => html`<b>${row.id}</b>`;
    const element = await tableOf({ narrow, rows: [], status: 'loading' }, 360);
    expect(find(element, 'tr.loading').querySelector<HTMLElement>('.narrow .stack')!.offsetHeight).to.be.above(0);
    Object.assign(element, {
      rows: contracts,
      status: 'ready',
      details: () => [{ id: 'Card terminal', left: '−$1,790' }],
      expanded: ['C-1077'],
    });
    await element.updateComplete;
    const line = find(element, 'tr.detail .narrow');
    expect([line.textContent!.replaceAll(/\s+/g, ' ').trim(), line.offsetWidth > 0]).to.deep.equal([
      'Card terminal −$1,790',
      true,
    ]);
  });

  it('opens no row whose details are nothing', async () => {
    const element = await tableOf({ details: () => null as never, expanded: ['C-1077'] });
    expect(element.shadowRoot!.querySelectorAll('button.toggle, tr.detail').length).to.equal(0);
  });
});
