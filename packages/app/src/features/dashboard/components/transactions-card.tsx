import { toCsv } from '@plinth/ui-kit/csv';
import { formatDateInYear } from '@plinth/ui-kit/format';
import { iconDownload } from '@plinth/ui-kit/icons';
import { Button } from '@plinth/ui-kit/react/button';
import { Card } from '@plinth/ui-kit/react/card';
import { DataTable } from '@plinth/ui-kit/react/data-table';
import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import { Icon } from '@plinth/ui-kit/react/icon';
import { saveCsv } from '@plinth/ui-kit/save-file';
import { useDeferredValue, useMemo, useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { ChunkFailure } from '#core/chunk/chunk-failure.tsx';
import { useChunk } from '#core/chunk/use-chunk.ts';
import { useServices } from '#core/context.ts';
import { MissingSection } from '#core/panel/missing-section.tsx';
import { usePanel } from '#core/panel/panels.tsx';
import { selectContractsPanel } from '#features/_shared/contracts/contracts-slice.ts';
import { exportName } from '#shared/export-name.ts';
import { memberName } from '#shared/member-name.ts';
import { useStages } from '#shared/use-stages.ts';
import { selectTransactions } from '../contract-selectors.ts';
import type { ContractTransaction } from '../figures/contract-figures.ts';
import {
  filterFromQuery,
  filterTransactions,
  isUnfiltered,
  queryOf,
  type TransactionFilter,
} from '../figures/transaction-filter.ts';
import { columnsOf, detailsOf, narrowRow } from './payment-columns.ts';
import { TransactionFilters } from './transaction-filters.tsx';
import { useAddressQuery } from './use-address-query.ts';
import './transactions-card.css';

/** The number of rows that are shown first. */
const FIRST_ROWS = 9;
/** The number of rows above which only the visible ones are rendered. */
const MAX_RENDERED_ROWS = 200;
const NO_ROWS: readonly ContractTransaction[] = [];
const NO_FILTER: TransactionFilter = { text: '', type: '', status: '', from: '', to: '' };

const loadGrid = async () => (await import('./transaction-grid.tsx')).TransactionGrid;

/** The filter of the transactions in the address, and a function that changes it. */
function useTransactionFilter() {
  const { query, changeQuery } = useAddressQuery();
  const filter = useMemo(() => filterFromQuery(query), [query]);
  const changeFilter = (change: Partial<TransactionFilter>) => changeQuery(queryOf(change), { replace: true });
  return { filter, changeFilter };
}

/**
 * A card with all transactions of the displayed contracts (product.md#entities). They can be filtered, expanded and
 * exported.
 */
export function TransactionsCard() {
  const { t } = useTranslation();
  const { now } = useServices();
  const [openedAt] = useState(now);
  const panel = usePanel(useSelector(selectContractsPanel));
  const transactions = useSelector(selectTransactions);
  const { filter, changeFilter } = useTransactionFilter();
  const [isExpanded, setExpanded] = useState(false);
  const [sort, setSort] = useState<ComponentProps<typeof DataTable>['sort']>();
  const columns = useMemo(() => columnsOf(t, openedAt), [t, openedAt]);
  // Deferred, so that typing stays responsive while a long list is filtered.
  const deferredFilter = useDeferredValue(filter);
  const rows = useMemo(() => filterTransactions(transactions, deferredFilter), [transactions, deferredFilter]);
  // The rows follow a paint after the filters, so that the page responds in between.
  const areFiltersShown = useStages(1, true) === 1;
  const isLong = rows.length > MAX_RENDERED_ROWS;
  const { part: TransactionGrid, failed, retry } = useChunk(loadGrid, isExpanded && isLong);
  const hasNoMatch = !isUnfiltered(deferredFilter) && rows.length === 0;
  const clear = () => changeFilter(NO_FILTER);
  const rowLabel = (row: ContractTransaction) =>
    t('dashboard.transactions.details', {
      type: memberName(t, 'dashboard.transactions.types', row.paymentType),
      date: formatDateInYear(row.createdAt, openedAt),
    });
  const exportCsv = () =>
    saveCsv(exportName(t('dashboard.transactions.file'), rows, deferredFilter, now()), toCsv(columns, rows));
  const table = () => {
    if (isExpanded && isLong && TransactionGrid)
      return (
        <TransactionGrid
          rows={rows}
          columns={columns}
          rowLabel={rowLabel}
          sort={sort}
          firstNewRow={FIRST_ROWS}
          now={openedAt}
        />
      );
    if (isExpanded && isLong && failed) return <ChunkFailure onRetry={retry} />;
    return (
      <DataTable
        label={t('dashboard.transactions.title')}
        columns={columns}
        rows={areFiltersShown ? rows : NO_ROWS}
        rowKey={({ id }: ContractTransaction) => id}
        rowLabel={rowLabel}
        details={(row: ContractTransaction) => detailsOf(row)}
        narrow={(row: ContractTransaction) => narrowRow(t, row, openedAt)}
        paging="more"
        pageSize={isExpanded && !isLong ? MAX_RENDERED_ROWS : FIRST_ROWS}
        page={1}
        onPageChange={() => setExpanded(true)}
        sort={sort}
        onSortChange={(event) => setSort(event.detail.sort)}
        status={panel.status === 'ready' && areFiltersShown ? 'ready' : 'loading'}
        placeholderRows={FIRST_ROWS}
      >
        <EmptyState
          slot="empty"
          heading={t(hasNoMatch ? 'dashboard.transactions.noMatch' : 'dashboard.transactions.empty')}
          text={t(hasNoMatch ? 'dashboard.transactions.noMatchText' : 'dashboard.transactions.emptyText')}
        >
          {hasNoMatch ? (
            <Button slot="action" onClick={clear}>
              {t('dashboard.transactions.clear')}
            </Button>
          ) : null}
        </EmptyState>
      </DataTable>
    );
  };

  if (panel.status === 'failed') return <MissingSection title={t('dashboard.transactions.title')} />;
  return (
    <Card flush>
      <h2 slot="heading">{t('dashboard.transactions.title')}</h2>
      <Button slot="actions" variant="ghost" size="small" disabled={rows.length === 0} onClick={exportCsv}>
        <Icon slot="start" size="small" path={iconDownload} />
        {t('dashboard.transactions.export')}
      </Button>
      <TransactionFilters filter={filter} onFilterChange={changeFilter} onClear={clear} />
      {table()}
    </Card>
  );
}
