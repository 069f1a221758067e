import type { GridColumn } from '@plinth/ui-kit/elements/data-grid/data-grid.types';

/** A row of the benchmark: ten values by column id. */
export type BenchRow = Readonly<Record<string, string | number>>;

/** The column ids in their order. */
export const ids = ['id', 'name', 'city', 'orders', 'items', 'channel', 'region', 'amount', 'plan', 'fee'] as const;

/** Returns a number of rows, the same on each call. Their names are unsorted. */
export function benchRows(count: number): readonly BenchRow[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `P-${index}`,
    name: `Shop ${(index * 7_919) % 100_003}`,
    city: `City ${index % 91}`,
    orders: index % 1_000,
    items: (index * 31) % 7_777,
    channel: `Channel ${index % 37}`,
    region: `Region ${(index * 3) % 53}`,
    amount: index * 3,
    plan: `Plan ${index % 17}`,
    fee: (index * 17) % 99,
  }));
}

/** The columns of the grid. */
export const benchColumns: readonly GridColumn<BenchRow>[] = ids.map((id) => ({
  id,
  header: id,
  width: '140px',
  sortable: true,
  accessor: (row) => row[id],
  ...(id === 'name' ? { filter: 'text' as const } : {}),
}));
