import type { GridColumn } from '@plinth/ui-kit/elements/data-grid/data-grid.types';

/** A row of the bench: ten values by the ids of {@link ids}. */
export type BenchRow = Readonly<Record<string, string | number>>;

/** The columns, from the start. */
export const ids = ['id', 'name', 'city', 'orders', 'items', 'channel', 'region', 'amount', 'plan', 'fee'] as const;

/** So many rows, each time the same ones. Their names come in no order, as names do. */
export function benchRows(count: number): readonly BenchRow[] {
  return Array.from({ length: count }, (_, place) => ({
    id: `P-${place}`,
    name: `Shop ${(place * 7_919) % 100_003}`,
    city: `City ${place % 91}`,
    orders: place % 1_000,
    items: (place * 31) % 7_777,
    channel: `Channel ${place % 37}`,
    region: `Region ${(place * 3) % 53}`,
    amount: place * 3,
    plan: `Plan ${place % 17}`,
    fee: (place * 17) % 99,
  }));
}

/** The same columns for the grid. */
export const benchColumns: readonly GridColumn<BenchRow>[] = ids.map((id) => ({
  id,
  header: id,
  width: '140px',
  sortable: true,
  accessor: (row) => row[id],
  ...(id === 'name' ? { filter: 'text' as const } : {}),
}));
