import '@plinth/ui-kit/define/badge';
import '@plinth/ui-kit/define/repayment-progress';
import { formatDate } from '@plinth/ui-kit/format';
import { Card } from '@plinth/ui-kit/react/card';
import { DataTable } from '@plinth/ui-kit/react/data-table';
import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import type { TFunction } from 'i18next';
import { html, type TemplateResult } from 'lit';
import { useEffect, useMemo, useRef, useState, type ComponentRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { brand } from '#core/config/brand.ts';
import { money } from '#core/money.tsx';
import { MissingSection } from '#core/panel/missing-section.tsx';
import { usePanel } from '#core/panel/panels.tsx';
import { selectContractsPanel } from '#features/_shared/contracts/contracts-slice.ts';
import { focusHeading } from '#shared/focus-heading.ts';
import { memberName } from '#shared/member-name.ts';
import { selectContractRows } from '../contract-selectors.ts';
import type { ContractRow } from '../figures/contract-figures.ts';
import { CONTRACT_STATUS_VARIANTS } from './contract-status.ts';
import { useOpenContract } from './use-open-contract.ts';

function statusBadge(t: TFunction, status: string): TemplateResult {
  return html`<plinth-badge variant=${CONTRACT_STATUS_VARIANTS[status] ?? 'neutral'}
    >${memberName(t, 'dashboard.contracts.statuses', status)}</plinth-badge
  >`;
}

type AmountColumn = 'funded' | 'fees' | 'toRepay' | 'collected' | 'left';

function columnsOf(t: TFunction) {
  const amount = (id: AmountColumn, emphasis: 'medium' | 'strong' = 'medium') => ({
    id,
    header: t(`dashboard.contracts.${id}`),
    align: 'end' as const,
    emphasis,
    accessor: (row: ContractRow) => row[id],
    csvValue: (row: ContractRow) => (row[id] === null ? null : row[id] / 100),
    cell: (row: ContractRow) => money(row[id]),
    sum: (rows: readonly ContractRow[]) => money(rows.reduce((sum, row) => sum + (row[id] ?? 0), 0)),
  });
  return [
    {
      id: 'contract',
      header: t('dashboard.contracts.contract'),
      rowHeader: true,
      emphasis: 'medium' as const,
      accessor: ({ id }: ContractRow) => id,
    },
    {
      id: 'status',
      header: t('dashboard.contracts.status'),
      accessor: ({ status }: ContractRow) => status,
      cell: ({ status }: ContractRow) => statusBadge(t, status),
    },
    {
      id: 'approved',
      header: t('dashboard.contracts.approved'),
      emphasis: 'muted' as const,
      accessor: ({ approvedAt }: ContractRow) => approvedAt,
      cell: ({ approvedAt }: ContractRow) => formatDate(approvedAt, 'medium'),
    },
    amount('funded'),
    amount('fees'),
    amount('toRepay'),
    amount('collected'),
    {
      id: 'progress',
      header: t('dashboard.contracts.progress'),
      headerHidden: true,
      width: '10.5rem',
      accessor: ({ collected, toRepay }: ContractRow) => (toRepay ? collected / toRepay : null),
      cell: ({ collected, toRepay }: ContractRow) =>
        toRepay === null
          ? ''
          : html`<plinth-repayment-progress
              form="row"
              .collected=${collected}
              .total=${toRepay}
              currency=${brand.currency}
            ></plinth-repayment-progress>`,
    },
    amount('left', 'strong'),
  ];
}

/**
 * Returns a ref for the table of contracts. When the drawer of a contract closes and its opener did not take the focus
 * back, as after it was opened by an address, the focus moves to the contract's row.
 */
function useReturnedFocus(contractId: string | null) {
  const table = useRef<ComponentRef<typeof DataTable>>(null);
  const openedId = useRef<string | null>(null);
  useEffect(() => {
    const closedId = openedId.current;
    openedId.current = contractId;
    if (contractId !== null || closedId === null) return;
    requestAnimationFrame(() => {
      if (document.activeElement === document.body && table.current?.focusRow(closedId) !== true) focusHeading();
    });
  }, [contractId]);
  return table;
}

/** A card that lists the contracts (product.md#states) as a ledger, with a line of totals. A row opens its contract. */
export function ContractsCard() {
  const { t } = useTranslation();
  const panel = usePanel(useSelector(selectContractsPanel));
  const rows = useSelector(selectContractRows);
  const [page, setPage] = useState(1);
  const columns = useMemo(() => columnsOf(t), [t]);
  const { contractId, open } = useOpenContract();
  const table = useReturnedFocus(contractId);
  const narrow = (row: ContractRow) =>
    html`<div class="stack">
      <div class="line">
        <span class="line grow"><span class="medium">${row.id}</span>${statusBadge(t, row.status)}</span
        ><span
          ><span class="small muted">${t('dashboard.contracts.left')}</span>
          <span class="strong">${money(row.left)}</span></span
        >
      </div>
      ${
        row.toRepay === null
          ? ''
          : html`<plinth-repayment-progress
              form="list"
              .collected=${row.collected}
              .total=${row.toRepay}
              currency=${brand.currency}
            ></plinth-repayment-progress>`
      }
    </div>`;
  if (panel.status === 'failed') return <MissingSection title={t('dashboard.contracts.title')} />;
  return (
    <Card flush>
      <h2 slot="heading">{t('dashboard.contracts.title')}</h2>
      <DataTable
        ref={table}
        activatable
        active={contractId ?? undefined}
        onRowActivate={(event) => open(event.detail.key)}
        label={t('dashboard.contracts.title')}
        columns={columns}
        rows={rows}
        rowKey={({ id }: ContractRow) => id}
        narrow={narrow}
        status={panel.status === 'ready' ? 'ready' : 'loading'}
        placeholderRows={4}
        paging="pages"
        page={page}
        onPageChange={(event) => setPage(event.detail.page)}
        onSortChange={() => setPage(1)}
      >
        <EmptyState slot="empty" heading={t('dashboard.contracts.empty')} text={t('dashboard.contracts.emptyText')} />
      </DataTable>
    </Card>
  );
}
