import '#define/data-table.ts';
import { html } from 'lit';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { TableSort } from '#table/engine/column.ts';
import { recordEvents } from '#testing/record-events.ts';
import { cellTexts, contracts, query, tableFixture, type Contract } from '#testing/table-fixture.ts';
import type { PlinthDataTable } from './data-table.ts';

const ids = (element: PlinthDataTable<Contract>) => cellTexts(element).map(([id]) => id);
const createContracts = (count: number): readonly Contract[] =>
  Array.from({ length: count }, (_, index) => ({ ...contracts[0]!, id: `C-${String(index + 1).padStart(3, '0')}` }));
const textOf = (element: PlinthDataTable<Contract>, selector: string) =>
  query(element, selector)
    .textContent!.replaceAll(/[\u2066\u2069]/gu, '')
    .trim();

describe('<plinth-data-table> sorting', () => {
  const sortBy = async (element: PlinthDataTable<Contract>, position: number) => {
    query(element, `thead th:nth-child(${position}) button`).click();
    await element.updateComplete;
  };

  it('sorts ascending, descending and back to the original order', async () => {
    const element = await tableFixture();
    const sorts = recordEvents(element, 'plinth-sort-change');
    const orders: (string | undefined)[][] = [];
    const ariaSorts: (string | null)[] = [];
    for (let click = 0; click < 3; click += 1) {
      await sortBy(element, 1);
      orders.push(ids(element));
      ariaSorts.push(query(element, 'thead th').getAttribute('aria-sort'));
    }
    expect(orders).toEqual([
      ['C-0913', 'C-1042', 'C-1077'],
      ['C-1077', 'C-1042', 'C-0913'],
      ['C-1077', 'C-1042', 'C-0913'],
    ]);
    expect(ariaSorts).toEqual(['ascending', 'descending', 'none']);
    expect(sorts).toEqual([
      { sort: { columnId: 'id', descending: false } },
      { sort: { columnId: 'id', descending: true } },
      { sort: undefined },
    ]);
  });

  it('sorts by one column at a time, numbers by value', async () => {
    const element = await tableFixture();
    await sortBy(element, 1);
    await sortBy(element, 4);
    expect(ids(element)).toEqual(['C-0913', 'C-1042', 'C-1077']);
    expect(query(element, 'thead th').getAttribute('aria-sort')).toBe('none');
  });

  it('sorts empty values last in both directions', async () => {
    const element = await tableFixture({ sort: { columnId: 'approved', descending: false } });
    expect(ids(element)).toEqual(['C-1042', 'C-1077', 'C-0913']);
    element.sort = { columnId: 'approved', descending: true };
    await element.updateComplete;
    expect(ids(element)).toEqual(['C-1077', 'C-1042', 'C-0913']);
  });

  it('has no button for an unsortable column and emits no event when a script sorts', async () => {
    const element = await tableFixture();
    const sorts: unknown[] = recordEvents(element, 'plinth-sort-change');
    expect(element.shadowRoot!.querySelector('thead th:nth-child(3) button')).toBe(null);
    element.sort = { columnId: 'left', descending: false } satisfies TableSort;
    await element.updateComplete;
    expect(sorts).toEqual([]);
  });

  it('keeps the order of the rows when it is manual', async () => {
    const element = await tableFixture({ manual: true });
    await sortBy(element, 1);
    expect(ids(element)).toEqual(['C-1077', 'C-1042', 'C-0913']);
    expect(query(element, 'thead th').getAttribute('aria-sort')).toBe('ascending');
  });

  it('sorts by keyboard', async () => {
    const element = await tableFixture();
    query(element, 'thead button').focus();
    await userEvent.keyboard('{Enter}');
    await element.updateComplete;
    expect(element.sort).toEqual({ columnId: 'id', descending: false });
  });
});

describe('<plinth-data-table> pages', () => {
  it('shows more rows and the number of visible rows', async () => {
    const element = await tableFixture({ rows: createContracts(12), paging: 'more', pageSize: 9 });
    const pages = recordEvents(element, 'plinth-page-change');
    expect([cellTexts(element).length, textOf(element, '.foot [role="status"]')]).toEqual([9, 'Showing 1–9 of 12']);
    query(element, '.next').focus();
    await userEvent.keyboard('{Enter}');
    await element.updateComplete;
    expect([cellTexts(element).length, textOf(element, '.foot [role="status"]')]).toEqual([12, 'Showing 1–12 of 12']);
    expect(pages).toEqual([{ page: 2, pageSize: 9 }]);
    expect(element.shadowRoot!.querySelector('.next')).toBe(null);
    expect(element.shadowRoot!.activeElement!.textContent, 'the first new row has the focus').toContain('C-010');
  });

  it('emits a page change when it is manual and moves the focus to the first new row', async () => {
    const element = await tableFixture({
      rows: createContracts(9),
      paging: 'more',
      pageSize: 9,
      manual: true,
      total: 11,
    });
    const pages = recordEvents(element, 'plinth-page-change');
    query(element, '.next').focus();
    query(element, '.next').click();
    element.status = 'loading';
    await element.updateComplete;
    expect(pages).toEqual([{ page: 2, pageSize: 9 }]);
    expect(query(element, '.next').hasAttribute('busy')).toBe(true);
    element.rows = createContracts(11);
    element.status = 'ready';
    await element.updateComplete;
    expect(cellTexts(element).length).toBe(11);
    expect(element.shadowRoot!.activeElement!.textContent).toContain('C-010');
  });

  it('changes the page and its range', async () => {
    const element = await tableFixture({ rows: createContracts(23), paging: 'pages' });
    const visiblePages: string[] = [];
    const record = () => visiblePages.push(`${ids(element)[0]} ${textOf(element, '.foot [role="status"]')}`);
    record();
    for (const direction of ['next', 'next', 'previous']) {
      query(element, `.${direction}`).click();
      await element.updateComplete;
      record();
    }
    expect(visiblePages).toEqual([
      'C-001 Showing 1–10 of 23',
      'C-011 Showing 11–20 of 23',
      'C-021 Showing 21–23 of 23',
      'C-011 Showing 11–20 of 23',
    ]);
  });

  it('moves the focus to the other button on the last page', async () => {
    const element = await tableFixture({ rows: createContracts(11), paging: 'pages' });
    query(element, '.next').focus();
    await userEvent.keyboard('{Enter}');
    await element.updateComplete;
    expect(query(element, '.next').hasAttribute('disabled')).toBe(true);
    await vi.waitFor(() => expect(element.shadowRoot!.activeElement).toBe(query(element, '.previous')));
  });

  it('shows the last page when the current one no longer exists', async () => {
    const element = await tableFixture({ rows: createContracts(23), paging: 'pages', page: 3 });
    element.rows = createContracts(12);
    await element.updateComplete;
    expect(textOf(element, '.foot [role="status"]')).toBe('Showing 11–12 of 12');
  });

  it('returns to the first page when the sorting changes', async () => {
    const element = await tableFixture({ rows: createContracts(23), paging: 'pages', page: 3 });
    query(element, 'thead button').click();
    await element.updateComplete;
    expect([element.page, ids(element)[0]]).toEqual([1, 'C-001']);
  });

  it('shows the rows of a page that the host page has loaded', async () => {
    const element = await tableFixture({ rows: createContracts(3), paging: 'pages', manual: true, total: 23, page: 3 });
    expect([cellTexts(element).length, textOf(element, '.foot [role="status"]')]).toEqual([3, 'Showing 21–23 of 23']);
  });

  it('has no footer when all rows fit on one page', async () => {
    const element = await tableFixture({ paging: 'pages' });
    expect(element.shadowRoot!.querySelector('.foot')).toBe(null);
  });
});

describe('<plinth-data-table> details', () => {
  const details = (row: Contract) =>
    row.id === 'C-0913'
      ? []
      : [
          { id: 'Shopfront payouts', left: '−$2,310' },
          { id: 'Card terminal', left: '−$1,790' },
        ];

  it('expands and collapses the detail lines of a row in their columns', async () => {
    const element = await tableFixture({ details, rowLabel: (row) => row.id });
    const toggles = recordEvents(element, 'plinth-row-toggle');
    const toggle = query(element, 'button.toggle');
    expect([toggle.getAttribute('aria-label'), toggle.getAttribute('aria-expanded')]).toEqual([
      'Details of C-1077',
      'false',
    ]);
    toggle.focus();
    await userEvent.keyboard(' ');
    await element.updateComplete;
    const lines = [...element.shadowRoot!.querySelectorAll<HTMLTableRowElement>('tr.detail')];
    expect(lines.map((line) => [line.cells[1]!.textContent!.trim(), line.cells[4]!.textContent!.trim()])).toEqual([
      ['Shopfront payouts', '−$2,310'],
      ['Card terminal', '−$1,790'],
    ]);
    expect(query(element, 'button.toggle').getAttribute('aria-expanded')).toBe('true');
    toggle.click();
    await element.updateComplete;
    expect(element.shadowRoot!.querySelector('tr.detail')).toBe(null);
    expect(toggles).toEqual([
      { row: contracts[0], key: 'C-1077', expanded: true },
      { row: contracts[0], key: 'C-1077', expanded: false },
    ]);
  });

  it('does not expand a row without detail lines', async () => {
    const element = await tableFixture({ details, expanded: ['C-0913', 'no such row'] });
    expect(element.shadowRoot!.querySelectorAll('button.toggle').length).toBe(2);
    expect(element.shadowRoot!.querySelector('tr.detail')).toBe(null);
  });

  it('keeps rows expanded when they are loaded again', async () => {
    const element = await tableFixture({ details, expanded: ['C-1042'] });
    element.rows = contracts.map((row) => ({ ...row }));
    await element.updateComplete;
    expect(element.shadowRoot!.querySelectorAll('tr.detail').length).toBe(2);
  });
});

describe('<plinth-data-table> activatable rows', () => {
  it('activates a row on a click and on Enter, but not on a click on a control in it', async () => {
    const element = await tableFixture({ activatable: true, details: () => [{ id: 'CR-1' }] });
    const events = recordEvents(element, 'plinth-row-activate');
    const row = query(element, 'tr.row');
    await userEvent.click(query(element, 'tr.row td:last-child'));
    row.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(query(element, 'tr.row button.toggle'));
    expect(events.map((event) => (event as { key: string }).key)).toEqual(['C-1077', 'C-1077']);
    expect(events[0]).toMatchObject({ row: { id: 'C-1077' } });
  });

  it('is not activated by a click on any control in a cell', async () => {
    const cell = () =>
      html`<select></select>
        <label for="none">Label</label>
        <div tabindex="0">Focusable</div>
        <details><summary>More</summary></details>
        <pre-copy-button text="x" label="Copy"></pre-copy-button>
        <b>Text</b>`;
    const tag = 'pre-copy-button';
    if (!customElements.get(tag)) {
      customElements.define(
        tag,
        class extends HTMLElement {
          constructor() {
            super();
            this.attachShadow({ mode: 'open', delegatesFocus: true }).append('Copy');
          }
        },
      );
    }
    const element = await tableFixture({ activatable: true, columns: [{ id: 'id', header: 'Id', cell }] });
    const events = recordEvents(element, 'plinth-row-activate');
    for (const selector of ['select', 'label', 'div[tabindex]', 'summary', tag])
      query(element, `tr.row ${selector}`).click();
    expect(events).toEqual([]);
    query(element, 'tr.row b').click();
    expect(events.length).toBe(1);
  });

  it('marks the active row as current and moves the focus to a row', async () => {
    const element = await tableFixture({ activatable: true, active: 'C-1042' });
    expect(
      [...element.shadowRoot!.querySelectorAll('[aria-current="true"]')].map((row) =>
        row.querySelector('th, td')?.textContent?.trim(),
      ),
    ).toEqual(['C-1042']);
    expect([element.focusRow('C-1042'), element.focusRow('C-9999')]).toEqual([true, false]);
    expect(element.shadowRoot!.activeElement).toBe(query(element, 'tr.active'));
  });

  it('has no focusable rows by default', async () => {
    const element = await tableFixture();
    const events = recordEvents(element, 'plinth-row-activate');
    await userEvent.click(query(element, 'tr.row td:last-child'));
    expect([element.shadowRoot!.querySelector('tr[tabindex]'), events]).toEqual([null, []]);
    expect(element.focusRow('C-1042')).toBe(false);
  });
});

describe('<plinth-data-table> printing', () => {
  it('follows only the window that shows it', async () => {
    const element = await tableFixture({ rows: createContracts(25), paging: 'pages', pageSize: 10 });
    const iframe = document.createElement('iframe');
    document.body.append(iframe);
    iframe.contentDocument!.body.append(element);
    dispatchEvent(new Event('beforeprint'));
    await element.updateComplete;
    expect(ids(element)).toHaveLength(10);
    iframe.contentWindow!.dispatchEvent(new Event('beforeprint'));
    await element.updateComplete;
    expect(ids(element)).toHaveLength(25);
    dispatchEvent(new Event('afterprint'));
    iframe.remove();
  });

  it.each(['more', 'pages'] as const)('renders all rows without a footer when the paging is "%s"', async (paging) => {
    const element = await tableFixture({ rows: createContracts(25), paging, pageSize: 10 });
    dispatchEvent(new Event('beforeprint'));
    await element.updateComplete;
    expect(ids(element)).toHaveLength(25);
    dispatchEvent(new Event('afterprint'));
    await element.updateComplete;
    expect(ids(element)).toHaveLength(10);
  });
});
