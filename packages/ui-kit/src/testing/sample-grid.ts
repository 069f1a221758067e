import type { GridAction, GridColumn } from '../elements/data-grid/data-grid.types.ts';
import { formatDate, formatMoney } from '../format/format.ts';

/** A row of the tests and stories of the grid; amounts in minor units. */
export interface Payout {
  readonly id: string;
  readonly shop: string;
  readonly city: string;
  readonly status: string;
  readonly paid: string;
  readonly orders: number;
  readonly amount: number;
  readonly fee: number;
}

const SHOPS = [
  'North & Vine',
  'Harbour Books',
  'Lumen Bikes',
  'Café Orbit',
  'Pine Studio',
  'Salt Kitchen',
  'Moss Garden',
];
const CITIES = ['Porto', 'Leeds', 'Austin', 'Lyon', 'Graz'];
const STATUSES = ['Paid', 'On its way', 'Held'];
const DAY = 86_400_000;

const pick = (list: readonly string[], place: number): string => list[place % list.length] ?? '';

/** So many payouts, each time the same ones. */
export function payouts(count: number): readonly Payout[] {
  const first = Date.UTC(2026, 0, 5, 12);
  return Array.from({ length: count }, (_, place) => ({
    id: `P-${String(place + 1).padStart(6, '0')}`,
    shop: `${pick(SHOPS, place * 5)} ${(place * 7_919) % 997}`,
    city: pick(CITIES, place * 3),
    status: pick(STATUSES, place * 2),
    paid: new Date(first + ((place * 37) % 300) * DAY).toISOString(),
    orders: (place * 31) % 240,
    amount: ((place * 7_919) % 100_000) * 100,
    fee: ((place * 104_729) % 9_000) * 10,
  }));
}

export const payoutColumns: readonly GridColumn<Payout>[] = [
  {
    id: 'id',
    header: 'Payout',
    accessor: (row) => row.id,
    rowHeader: true,
    emphasis: 'medium',
    width: '8rem',
    sortable: true,
  },
  { id: 'shop', header: 'Shop', accessor: (row) => row.shop, width: '12rem', sortable: true, filter: 'text' },
  { id: 'city', header: 'City', accessor: (row) => row.city, width: '9rem', sortable: true, filter: 'choice' },
  {
    id: 'status',
    header: 'Status',
    accessor: (row) => row.status,
    width: '9rem',
    emphasis: 'muted',
    sortable: true,
    filter: 'choice',
    choices: STATUSES,
  },
  {
    id: 'paid',
    header: 'Paid',
    accessor: (row) => row.paid,
    cell: (row) => formatDate(row.paid),
    width: '9rem',
    emphasis: 'muted',
    sortable: true,
  },
  {
    id: 'orders',
    header: 'Orders',
    accessor: (row) => row.orders,
    align: 'end',
    width: '8.5rem',
    sortable: true,
    filter: 'range',
  },
  {
    id: 'amount',
    header: 'Amount',
    accessor: (row) => row.amount / 100,
    cell: (row) => formatMoney(row.amount),
    sum: (rows) => formatMoney(rows.reduce((sum, row) => sum + row.amount, 0)),
    align: 'end',
    emphasis: 'strong',
    width: '10rem',
    sortable: true,
    filter: 'range',
  },
];

export const payoutActions = (row: Payout): readonly GridAction[] => [
  { id: 'open', label: 'Open' },
  { id: 'hold', label: 'Hold', disabled: row.status !== 'On its way' },
];

/** What a story or a test gives a grid of payouts. */
export const payoutGrid = {
  label: 'Payouts',
  columns: payoutColumns,
  rows: payouts(24),
  rowKey: (row: Payout) => row.id,
  rowLabel: (row: Payout) => row.id,
};
