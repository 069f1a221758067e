import { toCsv } from '@plinth/ui-kit/csv';
import { formatDateInYear } from '@plinth/ui-kit/format';
import { iconDownload } from '@plinth/ui-kit/icons';
import { Button } from '@plinth/ui-kit/react/button';
import { Card } from '@plinth/ui-kit/react/card';
import { DataTable } from '@plinth/ui-kit/react/data-table';
import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import { Icon } from '@plinth/ui-kit/react/icon';
import { saveCsv } from '@plinth/ui-kit/save-file';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
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

const NO_ROWS: readonly ContractTransaction[] = [];
const NO_FILTER: TransactionFilter = { text: '', type: '', status: '', from: '', to: '' };

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
  const [page, setPage] = useState(1);
  const columns = useMemo(() => columnsOf(t, openedAt), [t, openedAt]);
  // Deferred, so that typing stays responsive while a long list is filtered.
  const deferredFilter = useDeferredValue(filter);
  const rows = useMemo(() => filterTransactions(transactions, deferredFilter), [transactions, deferredFilter]);
  // The rows follow a paint after the filters, so that the page responds in between.
  const areFiltersShown = useStages(1, true) === 1;
  const hasNoMatch = !isUnfiltered(deferredFilter) && rows.length === 0;
  const showMatches = (change: Partial<TransactionFilter>) => {
    changeFilter(change);
    setPage(1);
  };
  const clear = () => showMatches(NO_FILTER);
  const exportCsv = () =>
    saveCsv(exportName(t('dashboard.transactions.file'), rows, deferredFilter, now()), toCsv(columns, rows));

  if (panel.status === 'failed') return <MissingSection title={t('dashboard.transactions.title')} />;
  return (
    <Card flush>
      <h2 slot="heading">{t('dashboard.transactions.title')}</h2>
      <Button slot="actions" variant="ghost" size="small" disabled={rows.length === 0} onClick={exportCsv}>
        <Icon slot="start" size="small" path={iconDownload} />
        {t('dashboard.transactions.export')}
      </Button>
      <TransactionFilters filter={filter} onFilterChange={showMatches} onClear={clear} />
      <DataTable
        label={t('dashboard.transactions.title')}
        columns={columns}
        rows={areFiltersShown ? rows : NO_ROWS}
        rowKey={({ id }: ContractTransaction) => id}
        rowLabel={(row: ContractTransaction) =>
          t('dashboard.transactions.details', {
            type: memberName(t, 'dashboard.transactions.types', row.paymentType),
            date: formatDateInYear(row.createdAt, openedAt),
          })
        }
        details={(row: ContractTransaction) => detailsOf(row)}
        narrow={(row: ContractTransaction) => narrowRow(t, row, openedAt)}
        paging="pages"
        page={page}
        onPageChange={(event) => setPage(event.detail.page)}
        onSortChange={() => setPage(1)}
        status={panel.status === 'ready' && areFiltersShown ? 'ready' : 'loading'}
        placeholderRows={10}
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
    </Card>
  );
}
