import '#define/data-table.ts';
import { html } from '@open-wc/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeElement } from '#testing/element-suite.ts';
import {
  cellTexts,
  contractColumns,
  contracts,
  query,
  isVisible,
  tableFixture,
  type Contract,
} from '#testing/table-fixture.ts';
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

afterEach(() => page.viewport(414, 896));

describe('<plinth-data-table>', () => {
  it('is a native table with column and row headers', async () => {
    const element = await tableFixture();
    const table = query<HTMLTableElement>(element, 'table');
    expect(table.getAttribute('aria-label')).toBe('Contracts');
    expect([...table.tHead!.rows[0]!.cells].map((cell) => cell.textContent!.trim())).toEqual([
      'Contract',
      'Approved',
      'Progress',
      'Left',
    ]);
    expect(cellTexts(element)).toEqual([
      ['C-1077', 'Sep 11, 2026', '23%', '$123,600'],
      ['C-1042', 'May 29, 2026', '50%', '$64,800'],
      ['C-0913', '—', '100%', '$0'],
    ]);
    expect(table.tBodies[0]!.rows[0]!.cells[0]!.getAttribute('scope')).toBe('row');
  });

  it('hides a header visually with headerHidden', async () => {
    const element = await tableFixture();
    const header = query(element, 'thead th:nth-child(3) span');
    expect([header.textContent, header.getBoundingClientRect().width]).toEqual(['Progress', 1]);
  });

  it('aligns figures to the right in both text directions and isolates them left to right', async () => {
    const element = await tableFixture();
    for (const dir of ['ltr', 'rtl']) {
      document.documentElement.dir = dir;
      const cell = query(element, 'tbody td:last-child');
      expect([getComputedStyle(cell).textAlign, cell.querySelector('bdi')!.dir]).toEqual(['right', 'ltr']);
    }
    document.documentElement.removeAttribute('dir');
  });

  it('sets the width of a column without a style attribute in its template', async () => {
    const element = await tableFixture({
      columns: contractColumns.map((column) => ({
        ...column,
        ...(column.id === 'approved' ? { width: '300px' } : {}),
      })),
    });
    expect(query(element, 'thead th:nth-child(2)').offsetWidth).toBe(300);
  });

  it('shares the free width among all columns where there is plenty', async () => {
    const element = await tableFixture({
      columns: contractColumns.map((column) => ({ ...column, ...(column.id === 'id' ? {} : { width: '5rem' }) })),
    });
    element.style.inlineSize = '100rem';
    const columnWidths = [...element.shadowRoot!.querySelectorAll('th[scope="col"]')].map(
      (header) => header.getBoundingClientRect().width,
    );
    expect(Math.min(...columnWidths)).toBeGreaterThan(200);
  });

  it('shows the totals of all rows', async () => {
    const element = await tableFixture({ paging: 'pages', pageSize: 1 });
    const totalRow = query<HTMLTableRowElement>(element, 'tfoot tr');
    expect([totalRow.cells[0]!.textContent, totalRow.cells[3]!.textContent!.trim()]).toEqual(['Total', '$188,400']);
    expect(getComputedStyle(totalRow.querySelector('.double')!, '::after').borderTopStyle).toBe('solid');
  });

  it('shows placeholders of the height of rows while loading', async () => {
    const element = await tableFixture({ rows: [], status: 'loading', placeholderRows: 4 });
    const rows = [...element.shadowRoot!.querySelectorAll<HTMLElement>('tbody tr')];
    expect(rows.map((row) => row.offsetHeight)).toEqual([48, 48, 48, 48]);
    expect(query(element, 'table').getAttribute('aria-busy')).toBe('true');
    expect(query(element, '.visually-hidden[role="status"]').textContent).toBe('Loading');
    element.rows = contracts;
    element.status = 'ready';
    await element.updateComplete;
    expect(query(element, 'tbody tr:nth-child(2)').offsetHeight).toBe(48);
  });

  it('keeps its rows while more rows load', async () => {
    const element = await tableFixture({ status: 'loading' });
    expect(cellTexts(element).length).toBe(3);
  });

  it('shows its own or a slotted message when there are no rows', async () => {
    const element = await tableFixture({ rows: [] });
    expect(isVisible(element, 'plinth-empty-state[heading="Nothing here yet"]')).toBe(true);
    expect(isVisible(element, 'table')).toBe(false);
    element.innerHTML = '<p slot="empty">No contracts yet</p>';
    await element.updateComplete;
    expect(element.querySelector('p')!.offsetHeight).toBeGreaterThan(0);
    element.rows = contracts;
    await element.updateComplete;
    expect(element.querySelector('p')!.offsetHeight).toBe(0);
  });

  it('shows an error and emits a retry when no rows could be loaded', async () => {
    const element = await tableFixture({ rows: [], status: 'error' });
    let retries = 0;
    element.addEventListener('plinth-load-retry', () => {
      retries += 1;
    });
    const state = query(element, 'plinth-empty-state[kind="error"]');
    await userEvent.click(state.shadowRoot!.querySelector('plinth-button')!);
    expect(retries).toBe(1);
    element.status = 'loading';
    await element.updateComplete;
    expect(element.shadowRoot!.activeElement, 'the focus is kept').toBe(query(element, '.base'));
  });

  it('keeps its rows and offers a retry when more rows could not be loaded', async () => {
    const element = await tableFixture({ status: 'error', paging: 'more', pageSize: 2 });
    let retries = 0;
    element.addEventListener('plinth-load-retry', () => {
      retries += 1;
    });
    expect(cellTexts(element).length).toBe(2);
    expect(query(element, '[role="alert"]').textContent).toBe('The rest didn’t load.');
    await userEvent.click(query(element, '.foot plinth-button'));
    expect(retries).toBe(1);
    element.status = 'loading';
    await element.updateComplete;
    expect(element.shadowRoot!.activeElement, 'the focus is kept').toBe(query(element, '.base'));
  });

  it('can be scrolled by keyboard when it overflows its container', async () => {
    const element = await tableFixture({}, 300);
    await vi.waitFor(() => expect(query(element, '[part="scroll"]').tabIndex).toBe(0));
    expect(query(element, '[part="scroll"]').getAttribute('role')).toBe('region');
  });

  it('can be scrolled by keyboard when it is taller than its maximum height', async () => {
    const element = await tableFixture({}, 1_000);
    expect(query(element, '[part="scroll"]').tabIndex).toBe(-1);
    element.style.setProperty('--plinth-data-table-height', '5rem');
    await vi.waitFor(() => expect(query(element, '[part="scroll"]').tabIndex).toBe(0));
  });

  it('shows each row as a list item when it is narrow', async () => {
    await page.viewport(1_280, 800);
    const element = await tableFixture({ narrow: (row) => html`<b>${row.id}</b>` }, 360);
    const [row] = element.shadowRoot!.querySelectorAll<HTMLTableRowElement>('tbody tr');
    const visibleCells = [...row!.cells].filter((cell) => cell.offsetWidth > 0);
    expect(visibleCells.map((cell) => cell.textContent!.trim())).toEqual(['C-1077']);
    expect([visibleCells[0]!.offsetWidth, row!.offsetHeight >= 60, isVisible(element, 'thead')]).toEqual([
      360,
      true,
      false,
    ]);
  });

  it('renders nothing but list items in a narrow window, and all columns in a wide one and in print', async () => {
    const element = await tableFixture({
      narrow: (row) => html`<b>${row.id}</b>`,
      details: () => [{ id: 'Card terminal' }],
      expanded: ['C-1077'],
    });
    const cellsPerRow = () => [...query<HTMLTableElement>(element, 'table').rows].map(({ cells }) => cells.length);
    expect(cellsPerRow()).toEqual([1, 1, 1, 1, 1]);
    expect(isVisible(element, 'tbody .narrow')).toBe(true);
    dispatchEvent(new Event('beforeprint'));
    await element.updateComplete;
    expect(cellTexts(element)[0]).toEqual(['C-1077', 'Sep 11, 2026', '23%', '$123,600']);
    dispatchEvent(new Event('afterprint'));
    await element.updateComplete;
    expect(cellTexts(element)[0]).toEqual([]);
    await page.viewport(1_280, 800);
    await vi.waitFor(() => expect(isVisible(element, 'thead')).toBe(true));
    expect(cellTexts(element)[0]).toEqual(['C-1077', 'Sep 11, 2026', '23%', '$123,600']);
    expect(isVisible(element, '.narrow')).toBe(false);
  });

  it('reports an error of a column callback and shows a dash', async () => {
    const report = vi.spyOn(globalThis, 'reportError').mockImplementation(() => {});
    const broken = () => {
      throw new Error('a formatter of the page');
    };
    const columns = contractColumns.map((column) =>
      column.id === 'left' ? { ...column, cell: broken, sortValue: broken } : column,
    );
    const element = await tableFixture({ columns, sort: { columnId: 'left', descending: true } });
    expect(cellTexts(element).map((row) => row[3])).toEqual(['—', '—', '—']);
    expect(report.mock.calls.length).toBeGreaterThan(0);
    report.mockRestore();
  });

  it('renders all rows when their keys are equal', async () => {
    const element = await tableFixture({ rowKey: () => 'same' });
    expect(cellTexts(element).length).toBe(3);
  });

  it('accepts any value for its properties', async () => {
    const element: PlinthDataTable<Contract> = await tableFixture();
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
      expect(cellTexts(element).length).toBeGreaterThan(0);
    }
    Object.assign(element, { rows: null, columns: null });
    await element.updateComplete;
    expect(isVisible(element, 'table')).toBe(false);
  });

  it('formats dates, sorts booleans and accepts an unknown language', async () => {
    const columns = [
      { id: 'date', header: 'Date', accessor: (row: Contract) => row.approved && new Date(row.approved) },
      { id: 'done', header: 'Done', accessor: (row: Contract) => row.collected === row.total, sortable: true },
      { id: 'empty', header: 'Empty' },
    ];
    const element = await tableFixture({
      columns,
      lang: 'not a language',
      sort: { columnId: 'done', descending: true },
    });
    expect(cellTexts(element)).toEqual([
      ['—', 'true', ''],
      ['Sep 11, 2026', 'false', ''],
      ['May 29, 2026', 'false', ''],
    ]);
  });

  it('shows one placeholder per row and one line per detail when it is narrow', async () => {
    const narrow = (row: Contract) => html`<b>${row.id}</b>`;
    const element = await tableFixture({ narrow, rows: [], status: 'loading' }, 360);
    expect(query(element, 'tr.loading').querySelector<HTMLElement>('.narrow .stack')!.offsetHeight).toBeGreaterThan(0);
    Object.assign(element, {
      rows: contracts,
      status: 'ready',
      details: () => [{ id: 'Card terminal', left: '−$1,790' }],
      expanded: ['C-1077'],
    });
    await element.updateComplete;
    const line = query(element, 'tr.detail .narrow');
    expect([line.textContent!.replaceAll(/\s+/g, ' ').trim(), line.offsetWidth > 0]).toEqual([
      'Card terminal −$1,790',
      true,
    ]);
  });

  it('does not expand a row whose details are null', async () => {
    const element = await tableFixture({ details: () => null as never, expanded: ['C-1077'] });
    expect(element.shadowRoot!.querySelectorAll('button.toggle, tr.detail').length).toBe(0);
  });
});
