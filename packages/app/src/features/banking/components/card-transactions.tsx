import type { CardTransaction } from '@plinth/api-client/resources/virtual-cards';
import { toCsv } from '@plinth/ui-kit/csv';
import { formatDate } from '@plinth/ui-kit/format';
import { iconDownload, iconSearch } from '@plinth/ui-kit/icons';
import { Button } from '@plinth/ui-kit/react/button';
import { Card } from '@plinth/ui-kit/react/card';
import { DataTable } from '@plinth/ui-kit/react/data-table';
import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import { Field } from '@plinth/ui-kit/react/field';
import { Icon } from '@plinth/ui-kit/react/icon';
import { saveCsv } from '@plinth/ui-kit/save-file';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useServices } from '#core/context.ts';
import { MissingSection } from '#core/panel/missing-section.tsx';
import { usePanel } from '#core/panel/panels.tsx';
import { dayToDate } from '#shared/calendar.ts';
import { ChoiceMenu } from '#shared/choice-menu.tsx';
import { exportName } from '#shared/export-name.ts';
import { FilterRow } from '#shared/filter-row.tsx';
import { memberName } from '#shared/member-name.ts';
import { selectHistoryPanel } from '../banking-slice.ts';
import { NO_FILTER, filterTransactions, monthsOf, type TransactionFilter } from '../figures/filter-transactions.ts';
import { columnsOf, narrowRow } from './card-transaction-columns.ts';
import './card-transactions.css';

const STATUSES = ['PENDING', 'SETTLED', 'DECLINED'] as const;
const NONE: readonly CardTransaction[] = [];

interface FiltersProps {
  readonly filter: TransactionFilter;
  readonly months: readonly string[];
  readonly onFilter: (change: Partial<TransactionFilter>) => void;
}

function Filters({ filter, months, onFilter }: FiltersProps) {
  const { t } = useTranslation();
  return (
    <FilterRow className="card-transactions-filters">
      <Field className="filter-row-search" label={t('banking.transactions.search')} labelHidden>
        <Icon slot="start" size="small" path={iconSearch} />
        <input
          type="search"
          autoComplete="off"
          placeholder={t('banking.transactions.search')}
          value={filter.text}
          onChange={(event) => onFilter({ text: event.target.value })}
        />
      </Field>
      <ChoiceMenu
        name={t('banking.transactions.status')}
        options={[
          { value: '', label: t('banking.transactions.allStatuses') },
          ...STATUSES.map((status) => ({
            value: status,
            label: memberName(t, 'banking.transactions.statuses', status),
          })),
        ]}
        value={filter.status}
        onValueChange={(status) => onFilter({ status })}
      />
      <ChoiceMenu
        name={t('banking.transactions.month')}
        options={[
          { value: '', label: t('banking.transactions.allMonths') },
          ...months.map((month) => ({
            value: month,
            label: formatDate(dayToDate(month), 'monthYear', { timeZone: 'UTC' }),
          })),
        ]}
        value={filter.month}
        onValueChange={(month) => onFilter({ month })}
      />
    </FilterRow>
  );
}

/** A table of all transactions of a card that can be filtered, sorted and exported. */
export function CardTransactions({ cardId }: { readonly cardId: string }) {
  const { t } = useTranslation();
  const { now } = useServices();
  const [openedAt] = useState(now);
  const panel = usePanel(useSelector(selectHistoryPanel(cardId)));
  const transactions = panel.status === 'ready' ? panel.data.transactions : NONE;
  const [filter, setFilter] = useState(NO_FILTER);
  const [page, setPage] = useState(1);
  const columns = useMemo(() => columnsOf(t, openedAt), [t, openedAt]);
  const months = useMemo(() => monthsOf(transactions), [transactions]);
  // Deferred, so that typing stays responsive while a long list is filtered.
  const deferredFilter = useDeferredValue(filter);
  const rows = useMemo(() => filterTransactions(transactions, deferredFilter), [transactions, deferredFilter]);
  const isFiltered = rows.length < transactions.length;
  const changeFilter = (change: Partial<TransactionFilter>) => {
    setFilter({ ...filter, ...change });
    setPage(1);
  };

  if (panel.status === 'failed') return <MissingSection title={t('banking.transactions.title')} />;
  return (
    <Card flush>
      <h2 slot="heading">{t('banking.transactions.title')}</h2>
      <Button
        slot="actions"
        variant="ghost"
        size="small"
        disabled={rows.length === 0}
        onClick={() =>
          saveCsv(exportName(t('banking.transactions.file'), rows, { from: '', to: '' }, now()), toCsv(columns, rows))
        }
      >
        <Icon slot="start" size="small" path={iconDownload} />
        {t('banking.transactions.export')}
      </Button>
      <Filters filter={filter} months={months} onFilter={changeFilter} />
      <DataTable
        label={t('banking.transactions.title')}
        columns={columns}
        rows={rows}
        rowKey={({ id }: CardTransaction) => id}
        narrow={(row: CardTransaction) => narrowRow(t, row, openedAt)}
        paging="pages"
        page={page}
        onPageChange={(event) => setPage(event.detail.page)}
        onSortChange={() => setPage(1)}
        status={panel.status === 'ready' ? 'ready' : 'loading'}
        placeholderRows={10}
      >
        <EmptyState
          slot="empty"
          heading={t(isFiltered ? 'banking.transactions.noMatch' : 'banking.transactions.empty')}
          text={t(isFiltered ? 'banking.transactions.noMatchText' : 'banking.transactions.emptyText')}
        >
          {isFiltered ? (
            <Button slot="action" onClick={() => changeFilter(NO_FILTER)}>
              {t('banking.transactions.showAll')}
            </Button>
          ) : null}
        </EmptyState>
      </DataTable>
    </Card>
  );
}
