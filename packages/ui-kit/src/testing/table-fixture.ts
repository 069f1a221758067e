import { fixture, html } from '@open-wc/testing';
import type { PlinthDataTable } from '../elements/data-table/data-table.ts';
import { formatDate, formatMoney, formatPercent } from '../format/format.ts';
import type { TableColumn } from '../table/engine/column.ts';

/** A row of the table in tests; amounts are in minor units. */
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

/** Renders a table of contracts in a container of the given width in pixels. */
export async function tableFixture(
  props: Partial<PlinthDataTable<Contract>> = {},
  width = 900,
): Promise<PlinthDataTable<Contract>> {
  const container = await fixture<HTMLElement>(
    html`<div><plinth-data-table label="Contracts"></plinth-data-table></div>`,
  );
  container.style.width = `${width}px`;
  const element = container.querySelector<PlinthDataTable<Contract>>('plinth-data-table');
  if (!element) throw new Error('The fixture has no table.');
  Object.assign(element, { columns: contractColumns, rows: contracts, rowKey: (row: Contract) => row.id, ...props });
  await element.updateComplete;
  return element;
}

/** Returns the first matching element in the shadow root; throws if there is none. */
export function query<Found extends HTMLElement = HTMLElement>(
  element: PlinthDataTable<Contract>,
  selector: string,
): Found {
  const found = element.renderRoot.querySelector<Found>(selector);
  if (!found) throw new Error(`The table has no ${selector}.`);
  return found;
}

/** Returns whether a matching element exists and has a layout box. */
export function isVisible(element: PlinthDataTable<Contract>, selector: string): boolean {
  const found = element.renderRoot.querySelector<HTMLElement>(selector);
  return found !== null && found.getClientRects().length > 0;
}

/** Returns the texts of the cells of each rendered row. */
export function cellTexts(element: PlinthDataTable<Contract>): string[][] {
  return [...element.renderRoot.querySelectorAll<HTMLTableRowElement>('tbody tr.row')].map((row) =>
    [...row.cells].filter((cell) => !cell.matches('.narrow, .toggle')).map((cell) => (cell.textContent ?? '').trim()),
  );
}
