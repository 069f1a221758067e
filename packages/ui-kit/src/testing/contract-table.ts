import { fixture, html } from '@open-wc/testing';
import type { PlinthDataTable } from '../elements/data-table/data-table.ts';
import type { TableColumn } from '../elements/data-table/data-table.types.ts';
import { formatDate, formatMoney, formatPercent } from '../format/format.ts';

/** A row of the tests and stories of the table; amounts in minor units. */
export interface Contract {
  readonly id: string;
  readonly approved: string | null;
  readonly collected: number;
  readonly total: number;
}

export const contracts: readonly Contract[] = [
  { id: 'C-1077', approved: '2026-09-11T12:00:00Z', collected: 3_690_000, total: 16_050_000 },
  { id: 'C-1042', approved: '2026-05-29T12:00:00Z', collected: 6_480_000, total: 12_960_000 },
  { id: 'C-0913', approved: null, collected: 6_540_000, total: 6_540_000 },
];

const leftOf = ({ total, collected }: Contract) => total - collected;

export const contractColumns: readonly TableColumn<Contract>[] = [
  { id: 'id', header: 'Contract', accessor: (row) => row.id, rowHeader: true, emphasis: 'medium', sortable: true },
  {
    id: 'approved',
    header: 'Approved',
    accessor: (row) => row.approved,
    cell: (row) => formatDate(row.approved),
    emphasis: 'muted',
    sortable: true,
  },
  {
    id: 'progress',
    header: 'Progress',
    headerHidden: true,
    cell: (row) => html`<span class="muted small">${formatPercent(row.collected / row.total)}</span>`,
  },
  {
    id: 'left',
    header: 'Left',
    align: 'end',
    emphasis: 'strong',
    accessor: (row) => leftOf(row) / 100,
    cell: (row) => formatMoney(leftOf(row)),
    sum: (rows) => formatMoney(rows.reduce((sum, row) => sum + leftOf(row), 0)),
    sortable: true,
  },
];

/** A table of contracts in a column of the given width. */
export async function tableOf(
  values: Partial<PlinthDataTable<Contract>> = {},
  width = 900,
): Promise<PlinthDataTable<Contract>> {
  const box = await fixture<HTMLElement>(html`<div><plinth-data-table label="Contracts"></plinth-data-table></div>`);
  box.style.width = `${width}px`;
  const element = box.querySelector<PlinthDataTable<Contract>>('plinth-data-table');
  if (!element) throw new Error('The table was not rendered.');
  Object.assign(element, { columns: contractColumns, rows: contracts, rowKey: (row: Contract) => row.id, ...values });
  await element.updateComplete;
  return element;
}

export function find<Found extends HTMLElement = HTMLElement>(
  element: PlinthDataTable<Contract>,
  selector: string,
): Found {
  const found = element.renderRoot.querySelector<Found>(selector);
  if (!found) throw new Error(`The table has no ${selector}.`);
  return found;
}

/** True when something of that kind takes room. */
export function shownOf(element: PlinthDataTable<Contract>, selector: string): boolean {
  const found = element.renderRoot.querySelector<HTMLElement>(selector);
  return found !== null && found.getClientRects().length > 0;
}

/** The text of the rows that are shown, a list of cells each. */
export function cells(element: PlinthDataTable<Contract>): string[][] {
  return [...element.renderRoot.querySelectorAll<HTMLTableRowElement>('tbody tr.row')].map((row) =>
    [...row.cells].filter((cell) => !cell.matches('.narrow, .toggle')).map((cell) => (cell.textContent ?? '').trim()),
  );
}
