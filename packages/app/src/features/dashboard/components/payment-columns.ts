import '@plinth/ui-kit/define/badge';
import '@plinth/ui-kit/define/icon';
import { signedAmountOf } from '@plinth/api-client/resources/payment-transactions';
import { formatDateInYear } from '@plinth/ui-kit/format';
import {
  iconArrowDownLeft,
  iconArrowUpRight,
  iconReceiptText,
  iconTicketPercent,
  iconUndo2,
} from '@plinth/ui-kit/icons';
import type { TFunction } from 'i18next';
import { html, nothing, type TemplateResult } from 'lit';
import { money } from '#core/money.tsx';
import { dayKey } from '#shared/calendar.ts';
import { memberName } from '#shared/member-name.ts';
import type { ContractTransaction } from '../figures/contract-figures.ts';

const ICONS: Readonly<Record<string, string>> = {
  FUNDING: iconArrowDownLeft,
  COLLECTION: iconArrowUpRight,
  REFUND: iconUndo2,
  PROMOTION: iconTicketPercent,
};
const VARIANTS: Readonly<Record<string, 'info' | 'danger'>> = { PROCESSING: 'info', FAILED: 'danger' };

const typeOf = (t: TFunction, { paymentType }: ContractTransaction) =>
  memberName(t, 'dashboard.transactions.types', paymentType);
const statusOf = (t: TFunction, { status }: ContractTransaction) =>
  memberName(t, 'dashboard.transactions.statuses', status);
const iconOf = ({ paymentType }: ContractTransaction): TemplateResult =>
  html`<plinth-icon class="faint" size="small" mirrored path=${ICONS[paymentType] ?? iconReceiptText}></plinth-icon>`;

/** Returns the status as plain text, or as a badge if it needs attention. */
function statusCell(t: TFunction, row: ContractTransaction): TemplateResult {
  const variant = VARIANTS[row.status];
  if (variant) return html`<plinth-badge variant=${variant}>${statusOf(t, row)}</plinth-badge>`;
  return html`<span class="small muted">${statusOf(t, row)}</span>`;
}

function amountCell(row: ContractTransaction): TemplateResult {
  const amount = signedAmountOf(row);
  return html`<bdi dir="ltr" class=${amount > 0 ? 'positive' : nothing}>${money(amount, { sign: 'always' })}</bdi>`;
}

/**
 * Returns the columns of the transactions. Exports contain the same data as the table, with amounts in whole currency
 * units and dates as `2026-11-16`.
 * @param now The current time in milliseconds; dates of other years have their year.
 */
export function columnsOf(t: TFunction, now: number) {
  const header = (id: string) => t(`dashboard.transactions.${id}`);
  return [
    {
      id: 'date',
      header: header('date'),
      width: '8rem',
      emphasis: 'muted' as const,
      sortable: true,
      accessor: ({ createdAt }: ContractTransaction) => createdAt,
      csvValue: ({ createdAt }: ContractTransaction) => dayKey(createdAt),
      cell: ({ createdAt }: ContractTransaction) => formatDateInYear(createdAt, now),
    },
    {
      id: 'type',
      header: header('type'),
      width: '10rem',
      rowHeader: true,
      sortable: true,
      accessor: (row: ContractTransaction) => typeOf(t, row),
      cell: (row: ContractTransaction) => html`<span class="line medium">${iconOf(row)}${typeOf(t, row)}</span>`,
    },
    {
      id: 'description',
      header: header('description'),
      accessor: ({ description }: ContractTransaction) => description,
    },
    {
      id: 'reference',
      header: header('reference'),
      width: '9rem',
      emphasis: 'muted' as const,
      accessor: ({ transactionId }: ContractTransaction) => transactionId,
      cell: ({ transactionId }: ContractTransaction) => html`<bdi dir="ltr">${transactionId}</bdi>`,
    },
    {
      id: 'contract',
      header: header('contract'),
      width: '7rem',
      emphasis: 'muted' as const,
      sortable: true,
      accessor: ({ contractId }: ContractTransaction) => contractId,
    },
    {
      id: 'status',
      header: header('status'),
      width: '10rem',
      sortable: true,
      accessor: (row: ContractTransaction) => statusOf(t, row),
      cell: (row: ContractTransaction) => statusCell(t, row),
    },
    {
      id: 'amount',
      header: header('amount'),
      width: '9rem',
      align: 'end' as const,
      emphasis: 'strong' as const,
      sortable: true,
      accessor: (row: ContractTransaction) => signedAmountOf(row),
      csvValue: (row: ContractTransaction) => signedAmountOf(row) / 100,
      cell: amountCell,
    },
  ];
}

/** Returns the details of a collection: its collection request and the sales on which it is based. */
export function detailsOf(row: ContractTransaction): readonly Readonly<Record<string, string>>[] {
  const request = row.CollectionRequest;
  if (!request) return [];
  const sign = signedAmountOf(row) < 0 ? -1 : 1;
  return [
    { description: request.description, contract: request.id },
    ...request.IncomeTransactions.map(({ description, amount }) => ({ description, amount: money(sign * amount) })),
  ];
}

/**
 * Returns a compact row for narrow screens.
 * @param now The current time in milliseconds.
 */
export function narrowRow(t: TFunction, row: ContractTransaction, now: number): TemplateResult {
  return html`<div class="line">
    ${iconOf(row)}
    <span class="stack grow"
      ><span class="medium">${typeOf(t, row)}</span
      ><span class="small muted">${formatDateInYear(row.createdAt, now)} · ${row.contractId}</span></span
    >
    <span class="stack end"><span class="strong">${amountCell(row)}</span>${statusCell(t, row)}</span>
  </div>`;
}
