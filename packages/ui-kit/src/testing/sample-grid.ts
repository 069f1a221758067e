import type { GridAction, GridColumn } from '#elements/data-grid/data-grid.types.ts';
import { formatDate, formatMoney } from '#format/format.ts';

/** A row of the grid in tests and stories; amounts are in minor units. */
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
const DAY_MS = 86_400_000;

const pick = (list: readonly string[], index: number): string => list[index % list.length] ?? '';

/** Returns a number of payouts; they are the same on each call. */
export function payouts(count: number): readonly Payout[] {
  const first = Date.UTC(2026, 0, 5, 12);
  return Array.from({ length: count }, (_, index) => ({
    id: `P-${String(index + 1).padStart(6, '0')}`,
    shop: `${pick(SHOPS, index * 5)} ${(index * 7_919) % 997}`,
    city: pick(CITIES, index * 3),
    status: pick(STATUSES, index * 2),
    paid: new Date(first + ((index * 37) % 300) * DAY_MS).toISOString(),
    orders: (index * 31) % 240,
    amount: ((index * 7_919) % 100_000) * 100,
    fee: ((index * 104_729) % 9_000) * 10,
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

const GROUPS: Readonly<Record<string, string>> = {
  shop: 'Shop',
  city: 'Shop',
  paid: 'Payment',
  orders: 'Payment',
  amount: 'Payment',
};

/** The columns in two groups, besides two columns without a group. */
export const groupedPayoutColumns: readonly GridColumn<Payout>[] = payoutColumns.map((column) => {
  const group = GROUPS[column.id];
  return group === undefined ? column : { ...column, group };
});

/** Returns the error message for a number of orders. */
const validateOrders: GridColumn<Payout>['validate'] = (value) =>
  Number(value) > 500 ? 'Enter 500 or less.' : undefined;

/** The columns with editors. Paid payouts have a fixed number of orders, except the first. */
export const editablePayoutColumns: readonly GridColumn<Payout>[] = payoutColumns.map((column): GridColumn<Payout> => {
  switch (column.id) {
    case 'shop':
      return { ...column, editable: 'text', setValue: (row, value) => ({ ...row, shop: String(value) }) };
    case 'city':
      return { ...column, editable: 'choice', setValue: (row, value) => ({ ...row, city: String(value) }) };
    case 'paid':
      return { ...column, editable: 'date', setValue: (row, value) => ({ ...row, paid: String(value ?? '') }) };
    case 'orders':
      return {
        ...column,
        editable: 'number',
        isEditable: ({ id, status }) => id === 'P-000001' || status !== 'Paid',
        validate: validateOrders,
        setValue: (row, value) => ({ ...row, orders: Number(value) }),
      };
    case 'amount':
      return { ...column, editable: 'number', setValue: (row, value) => ({ ...row, amount: Number(value) * 100 }) };
    default:
      return column;
  }
});

export const payoutActions = (row: Payout): readonly GridAction[] => [
  { id: 'open', label: 'Open' },
  { id: 'hold', label: 'Hold', disabled: row.status !== 'On its way' },
];

const CHILD_NUMBERS: ReadonlyMap<number, readonly number[]> = new Map([
  [1, [11, 12]],
  [2, [21]],
  [11, [111]],
]);

/** Three payouts, which contain others. */
export const payoutTree: readonly Payout[] = payouts(3);

/** Returns the payouts that a payout contains. */
export const childPayouts = (row: Payout): readonly Payout[] =>
  (CHILD_NUMBERS.get(Number(row.id.slice(2))) ?? []).flatMap((number) => payouts(number).slice(-1));

/** The properties of a grid of payouts. */
export const payoutGrid = {
  label: 'Payouts',
  columns: payoutColumns,
  rows: payouts(24),
  rowKey: (row: Payout) => row.id,
  rowLabel: (row: Payout) => row.id,
};
