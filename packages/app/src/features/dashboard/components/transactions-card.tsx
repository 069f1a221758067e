import { toCsv } from '@plinth/ui-kit/csv';
import { formatDate } from '@plinth/ui-kit/format';
import { iconDownload } from '@plinth/ui-kit/icons';
import { Button } from '@plinth/ui-kit/react/button';
import { Card } from '@plinth/ui-kit/react/card';
import { DataTable } from '@plinth/ui-kit/react/data-table';
import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import { Icon } from '@plinth/ui-kit/react/icon';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { PanelFailure, usePanel } from '#core/panel/panels.tsx';
import { contracts, selectContractsPanel } from '#features/_shared/contracts/contracts-slice.ts';
import { Filter } from '#shared/filter.tsx';
import { memberName } from '#shared/member-name.ts';
import { saveFile } from '#shared/save-file.ts';
import { selectTransactions } from '../contract-selectors.ts';
import type { ContractTransaction } from '../figures/contract-figures.ts';
import { columnsOf, detailsOf, narrowRow } from './payment-columns.ts';
import './transactions-card.css';

const TYPES = ['FUNDING', 'COLLECTION', 'REFUND', 'PROMOTION'] as const;
const STATUSES = ['PROCESSING', 'COMPLETED', 'FAILED'] as const;

/** A card with all transactions of the displayed contracts (spec §3). They can be filtered, expanded and exported. */
export function TransactionsCard() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const panel = usePanel(useSelector(selectContractsPanel));
  const transactions = useSelector(selectTransactions);
  const [type, setType] = useState('');
  const [status, setStatus] = useState('');
  const [page, setPage] = useState(1);
  const columns = useMemo(() => columnsOf(t), [t]);
  const rows = useMemo(
    () =>
      transactions.filter(
        (row) => (type === '' || row.paymentType === type) && (status === '' || row.status === status),
      ),
    [transactions, type, status],
  );
  const applyFilter = (setValue: (value: string) => void) => (value: string) => {
    setValue(value);
    setPage(1);
  };
  const memberNameIn = (group: 'types' | 'statuses') => (member: string) =>
    memberName(t, `dashboard.transactions.${group}`, member);
  const isFiltered = rows.length < transactions.length;

  return (
    <Card flush>
      <h2 slot="heading">{t('dashboard.transactions.title')}</h2>
      <div slot="actions" className="dashboard-transactions-actions">
        <span className="dashboard-transactions-filters">
          <Filter
            allLabel={t('dashboard.transactions.allTypes')}
            members={TYPES}
            labelOf={memberNameIn('types')}
            value={type}
            onValueChange={applyFilter(setType)}
          />
          <Filter
            allLabel={t('dashboard.transactions.allStatuses')}
            members={STATUSES}
            labelOf={memberNameIn('statuses')}
            value={status}
            onValueChange={applyFilter(setStatus)}
          />
        </span>
        <Button
          variant="ghost"
          size="small"
          disabled={rows.length === 0}
          onClick={() => saveFile(t('dashboard.transactions.file'), 'text/csv;charset=utf-8', toCsv(columns, rows))}
        >
          <Icon slot="start" size="small" path={iconDownload} />
          {t('dashboard.transactions.export')}
        </Button>
      </div>
      <DataTable
        label={t('dashboard.transactions.title')}
        columns={columns}
        rows={rows}
        rowKey={({ id }: ContractTransaction) => id}
        rowLabel={(row: ContractTransaction) =>
          t('dashboard.transactions.details', {
            type: memberNameIn('types')(row.paymentType),
            date: formatDate(row.createdAt, 'short'),
          })
        }
        details={(row: ContractTransaction) => detailsOf(row)}
        narrow={(row: ContractTransaction) => narrowRow(t, row)}
        paging="more"
        pageSize={9}
        page={page}
        onPageChange={(event) => setPage(event.detail.page)}
        status={panel.status === 'failed' ? 'error' : panel.status === 'ready' ? 'ready' : 'loading'}
        placeholderRows={9}
      >
        <EmptyState
          slot="empty"
          heading={t(isFiltered ? 'dashboard.transactions.noMatch' : 'dashboard.transactions.empty')}
          text={t(isFiltered ? 'dashboard.transactions.noMatchText' : 'dashboard.transactions.emptyText')}
        />
        <PanelFailure
          slot="error"
          heading={t('dashboard.transactions.failed')}
          onRetry={() => dispatch(contracts.requested())}
        />
      </DataTable>
    </Card>
  );
}
