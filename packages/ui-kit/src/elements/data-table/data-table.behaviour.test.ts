import '#define/data-table.ts';
import { expect } from '@open-wc/testing';
import { describe, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { cells, contracts, find, tableOf, type Contract } from '#testing/contract-table.ts';
import type { PlinthDataTable } from './data-table.ts';
import type { TableSort } from './data-table.types.ts';

const ids = (element: PlinthDataTable<Contract>) => cells(element).map(([id]) => id);
const many = (count: number): readonly Contract[] =>
  Array.from({ length: count }, (_, index) => ({ ...contracts[0]!, id: `C-${String(index + 1).padStart(3, '0')}` }));
const textOf = (element: PlinthDataTable<Contract>, selector: string) =>
  find(element, selector)
    .textContent!.replaceAll(/[\u2066\u2069]/gu, '')
    .trim();

/** The details of every event of a kind, from now on. */
function heard(element: PlinthDataTable<Contract>, type: string): unknown[] {
  const details: unknown[] = [];
  element.addEventListener(type, (event) => details.push((event as CustomEvent).detail));
  return details;
}

describe('<plinth-data-table> sorting', () => {
  const sortBy = async (element: PlinthDataTable<Contract>, place: number) => {
    find(element, `thead th:nth-child(${place}) button`).click();
    await element.updateComplete;
  };

  it('goes up, down and back to the order in which the rows came', async () => {
    const element = await tableOf();
    const sorts = heard(element, 'plinth-sort-change');
    const orders: (string | undefined)[][] = [];
    const marks: (string | null)[] = [];
    for (let press = 0; press < 3; press += 1) {
      await sortBy(element, 1);
      orders.push(ids(element));
      marks.push(find(element, 'thead th').getAttribute('aria-sort'));
    }
    expect(orders).to.deep.equal([
      ['C-0913', 'C-1042', 'C-1077'],
      ['C-1077', 'C-1042', 'C-0913'],
      ['C-1077', 'C-1042', 'C-0913'],
    ]);
    expect(marks).to.deep.equal(['ascending', 'descending', 'none']);
    expect(sorts).to.deep.equal([
      { sort: { columnId: 'id', descending: false } },
      { sort: { columnId: 'id', descending: true } },
      { sort: undefined },
    ]);
  });

  it('sorts by one column at a time, figures as figures', async () => {
    const element = await tableOf();
    await sortBy(element, 1);
    await sortBy(element, 4);
    expect(ids(element)).to.deep.equal(['C-0913', 'C-1042', 'C-1077']);
    expect(find(element, 'thead th').getAttribute('aria-sort')).to.equal('none');
  });

  it('leaves what has no value at the end, either way', async () => {
    const element = await tableOf({ sort: { columnId: 'approved', descending: false } });
    expect(ids(element)).to.deep.equal(['C-1042', 'C-1077', 'C-0913']);
    element.sort = { columnId: 'approved', descending: true };
    await element.updateComplete;
    expect(ids(element)).to.deep.equal(['C-1077', 'C-1042', 'C-0913']);
  });

  it('has no button where the user may not sort, and no event for what a script sorts', async () => {
    const element = await tableOf();
    const sorts: unknown[] = heard(element, 'plinth-sort-change');
    expect(element.shadowRoot!.querySelector('thead th:nth-child(3) button')).to.equal(null);
    element.sort = { columnId: 'left', descending: false } satisfies TableSort;
    await element.updateComplete;
    expect(sorts).to.deep.equal([]);
  });

  it('leaves the order to the page when the rows come sorted', async () => {
    const element = await tableOf({ manual: true });
    await sortBy(element, 1);
    expect(ids(element)).to.deep.equal(['C-1077', 'C-1042', 'C-0913']);
    expect(find(element, 'thead th').getAttribute('aria-sort')).to.equal('ascending');
  });

  it('is worked by keyboard', async () => {
    const element = await tableOf();
    find(element, 'thead button').focus();
    await userEvent.keyboard('{Enter}');
    await element.updateComplete;
    expect(element.sort).to.deep.equal({ columnId: 'id', descending: false });
  });
});

describe('<plinth-data-table> pages', () => {
  it('shows more rows step by step and says how many of all', async () => {
    const element = await tableOf({ rows: many(12), paging: 'more', pageSize: 9 });
    const pages = heard(element, 'plinth-page-change');
    expect([cells(element).length, textOf(element, '.foot [role="status"]')]).to.deep.equal([9, '9 of 12']);
    find(element, '.next').focus();
    await userEvent.keyboard('{Enter}');
    await element.updateComplete;
    expect([cells(element).length, textOf(element, '.foot [role="status"]')]).to.deep.equal([12, '12 of 12']);
    expect(pages).to.deep.equal([{ page: 2, pageSize: 9 }]);
    expect(element.shadowRoot!.querySelector('.next')).to.equal(null);
    expect(element.shadowRoot!.activeElement!.textContent, 'the first new row has the focus').to.contain('C-010');
  });

  it('asks the page for more than it was given, and keeps the focus when the last rows arrive', async () => {
    const element = await tableOf({ rows: many(9), paging: 'more', pageSize: 9, manual: true, total: 11 });
    const pages = heard(element, 'plinth-page-change');
    find(element, '.next').focus();
    find(element, '.next').click();
    element.status = 'loading';
    await element.updateComplete;
    expect(pages).to.deep.equal([{ page: 2, pageSize: 9 }]);
    expect(find(element, '.next').hasAttribute('busy')).to.equal(true);
    element.rows = many(11);
    element.status = 'ready';
    await element.updateComplete;
    expect(cells(element).length).to.equal(11);
    expect(element.shadowRoot!.activeElement!.textContent).to.contain('C-010');
  });

  it('turns pages and stops at both ends', async () => {
    const element = await tableOf({ rows: many(23), paging: 'pages' });
    const seen: string[] = [];
    const look = () => seen.push(`${ids(element)[0]} ${textOf(element, '.turn [role="status"]')}`);
    look();
    for (const step of ['next', 'next', 'previous']) {
      find(element, `.${step}`).click();
      await element.updateComplete;
      look();
    }
    expect(seen).to.deep.equal(['C-001 1–10 of 23', 'C-011 11–20 of 23', 'C-021 21–23 of 23', 'C-011 11–20 of 23']);
  });

  it('hands the focus to the other button at the last page', async () => {
    const element = await tableOf({ rows: many(11), paging: 'pages' });
    find(element, '.next').focus();
    await userEvent.keyboard('{Enter}');
    await element.updateComplete;
    expect(find(element, '.next').hasAttribute('disabled')).to.equal(true);
    await vi.waitFor(() => expect(element.shadowRoot!.activeElement).to.equal(find(element, '.previous')));
  });

  it('goes to the last page that is left when rows go', async () => {
    const element = await tableOf({ rows: many(23), paging: 'pages', page: 3 });
    element.rows = many(12);
    await element.updateComplete;
    expect(textOf(element, '.turn [role="status"]')).to.equal('11–12 of 12');
  });

  it('begins at the first page again when the order changes', async () => {
    const element = await tableOf({ rows: many(23), paging: 'pages', page: 3 });
    find(element, 'thead button').click();
    await element.updateComplete;
    expect([element.page, ids(element)[0]]).to.deep.equal([1, 'C-001']);
  });

  it('shows what a page of elsewhere holds', async () => {
    const element = await tableOf({ rows: many(3), paging: 'pages', manual: true, total: 23, page: 3 });
    expect([cells(element).length, textOf(element, '.turn [role="status"]')]).to.deep.equal([3, '21–23 of 23']);
  });

  it('has no foot when all rows fit', async () => {
    const element = await tableOf({ paging: 'pages' });
    expect(element.shadowRoot!.querySelector('.foot')).to.equal(null);
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

  it('opens the lines under a row, in their columns, and closes them', async () => {
    const element = await tableOf({ details, rowLabel: (row) => row.id });
    const toggles = heard(element, 'plinth-row-toggle');
    const toggle = find(element, 'button.toggle');
    expect([toggle.getAttribute('aria-label'), toggle.getAttribute('aria-expanded')]).to.deep.equal([
      'Details of C-1077',
      'false',
    ]);
    toggle.focus();
    await userEvent.keyboard(' ');
    await element.updateComplete;
    const lines = [...element.shadowRoot!.querySelectorAll<HTMLTableRowElement>('tr.detail')];
    expect(lines.map((line) => [line.cells[1]!.textContent!.trim(), line.cells[4]!.textContent!.trim()])).to.deep.equal(
      [
        ['Shopfront payouts', '−$2,310'],
        ['Card terminal', '−$1,790'],
      ],
    );
    expect(find(element, 'button.toggle').getAttribute('aria-expanded')).to.equal('true');
    toggle.click();
    await element.updateComplete;
    expect(element.shadowRoot!.querySelector('tr.detail')).to.equal(null);
    expect(toggles).to.deep.equal([
      { row: contracts[0], key: 'C-1077', expanded: true },
      { row: contracts[0], key: 'C-1077', expanded: false },
    ]);
  });

  it('opens no row that has no lines', async () => {
    const element = await tableOf({ details, expanded: ['C-0913', 'no such row'] });
    expect(element.shadowRoot!.querySelectorAll('button.toggle').length).to.equal(2);
    expect(element.shadowRoot!.querySelector('tr.detail')).to.equal(null);
  });

  it('keeps rows open when they are loaded again', async () => {
    const element = await tableOf({ details, expanded: ['C-1042'] });
    element.rows = contracts.map((row) => ({ ...row }));
    await element.updateComplete;
    expect(element.shadowRoot!.querySelectorAll('tr.detail').length).to.equal(2);
  });
});
