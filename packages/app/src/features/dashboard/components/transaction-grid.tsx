import { DataGrid } from '@plinth/ui-kit/react/data-grid';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore, type ComponentRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContractTransaction } from '../figures/contract-figures.ts';
import { detailsBlockOf, narrowRow, type columnsOf } from './payment-columns.ts';

/** The width of the descriptions, which fill the table but have a fixed width in a grid. */
const DESCRIPTION_WIDTH = '14rem';
const NARROW_QUERY = '(width < 768px)';

function subscribeToWidth(onChange: () => void): () => void {
  const query = matchMedia(NARROW_QUERY);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

interface Props {
  readonly rows: readonly ContractTransaction[];
  readonly columns: ReturnType<typeof columnsOf>;
  readonly rowLabel: (row: ContractTransaction) => string;
  /** The sorting of the table that the grid replaces. */
  readonly sort: { readonly columnId: string; readonly descending: boolean } | undefined;
  /** The index of the first row that was not visible before, which takes the focus. */
  readonly firstNewRow: number;
  readonly now: number;
}

/**
 * A scrollable grid of all transactions, which renders only the visible ones. It takes the focus, because it replaces
 * the button that opened it.
 */
export function TransactionGrid({ rows, columns, rowLabel, sort, firstNewRow, now }: Props) {
  const { t } = useTranslation();
  const grid = useRef<ComponentRef<typeof DataGrid>>(null);
  const isNarrow = useSyncExternalStore(subscribeToWidth, () => matchMedia(NARROW_QUERY).matches);
  const [state] = useState({ sort: sort ? [sort] : [] });
  const narrowColumns = useMemo(
    () => [
      {
        id: 'transaction',
        header: t('dashboard.transactions.title'),
        rowHeader: true,
        accessor: ({ createdAt }: ContractTransaction) => createdAt,
        cell: (row: ContractTransaction) => narrowRow(t, row, now),
      },
    ],
    [t, now],
  );
  const wideColumns = useMemo(
    () => columns.map((column) => (column.id === 'description' ? { ...column, width: DESCRIPTION_WIDTH } : column)),
    [columns],
  );
  useEffect(() => {
    const focusFirstNewRow = async () => {
      const keys = await grid.current?.getRowKeys();
      const key = keys?.[firstNewRow];
      if (key !== undefined) await grid.current?.focusRow(key);
    };
    void focusFirstNewRow();
  }, [firstNewRow]);
  return (
    <DataGrid
      ref={grid}
      className="dashboard-transactions-grid"
      label={t('dashboard.transactions.title')}
      columns={isNarrow ? narrowColumns : wideColumns}
      rows={rows}
      rowKey={({ id }: ContractTransaction) => id}
      rowLabel={rowLabel}
      details={detailsBlockOf}
      state={state}
    />
  );
}
