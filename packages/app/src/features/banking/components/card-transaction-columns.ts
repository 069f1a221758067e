import '@plinth/ui-kit/define/badge';
import { signedCardAmountOf, type CardTransaction } from '@plinth/api-client/resources/virtual-cards';
import { formatDateInYear } from '@plinth/ui-kit/format';
import type { TFunction } from 'i18next';
import { html, nothing, type TemplateResult } from 'lit';
import { money } from '#core/money.tsx';
import { dayKey } from '#shared/calendar.ts';
import { memberName } from '#shared/member-name.ts';

const VARIANTS: Readonly<Record<string, 'info' | 'danger'>> = { PENDING: 'info', DECLINED: 'danger' };

const merchantOf = (t: TFunction, { merchant }: CardTransaction): string => merchant ?? t('banking.card.payment');
const statusOf = (t: TFunction, { status }: CardTransaction): string | null =>
  status === null ? null : memberName(t, 'banking.transactions.statuses', status);

/** Returns the status as plain text, or as a badge if it needs attention. */
function statusCell(t: TFunction, row: CardTransaction): TemplateResult {
  const variant = row.status === null ? undefined : VARIANTS[row.status];
  if (variant) return html`<plinth-badge variant=${variant}>${statusOf(t, row)}</plinth-badge>`;
  return html`<span class="small muted">${statusOf(t, row)}</span>`;
}

/** Returns the amount, struck through for a declined transaction. */
function amountCell(row: CardTransaction): TemplateResult {
  if (row.status === 'DECLINED')
    return html`<bdi dir="ltr"
      ><s class="faint">${money(signedCardAmountOf({ ...row, status: null }), { sign: 'always' })}</s></bdi
    >`;
  const amount = signedCardAmountOf(row);
  return html`<bdi dir="ltr" class=${amount > 0 ? 'positive' : nothing}>${money(amount, { sign: 'always' })}</bdi>`;
}

function merchantCell(t: TFunction, row: CardTransaction): TemplateResult {
  return html`<span class="stack"
    ><span class="medium">${merchantOf(t, row)}</span
    >${row.description ? html`<span class="small muted">${row.description}</span>` : nothing}</span
  >`;
}

/** Returns the columns of a card's transactions. Exported amounts are in whole currency units. */
export function columnsOf(t: TFunction, now: number) {
  const header = (id: string) => t(`banking.transactions.${id}`);
  return [
    {
      id: 'date',
      header: header('date'),
      width: '9rem',
      emphasis: 'muted' as const,
      sortable: true,
      accessor: ({ createdAt }: CardTransaction) => createdAt,
      csvValue: ({ createdAt }: CardTransaction) => dayKey(createdAt),
      cell: ({ createdAt }: CardTransaction) => formatDateInYear(createdAt, now),
    },
    {
      id: 'merchant',
      header: header('merchant'),
      rowHeader: true,
      sortable: true,
      accessor: (row: CardTransaction) => merchantOf(t, row),
      cell: (row: CardTransaction) => merchantCell(t, row),
    },
    {
      id: 'category',
      header: header('category'),
      width: '12rem',
      emphasis: 'muted' as const,
      sortable: true,
      accessor: ({ category }: CardTransaction) => category,
    },
    {
      id: 'status',
      header: header('status'),
      width: '9rem',
      sortable: true,
      accessor: (row: CardTransaction) => statusOf(t, row),
      cell: (row: CardTransaction) => statusCell(t, row),
    },
    {
      id: 'amount',
      header: header('amount'),
      width: '9rem',
      align: 'end' as const,
      emphasis: 'strong' as const,
      sortable: true,
      accessor: (row: CardTransaction) => signedCardAmountOf(row),
      csvValue: (row: CardTransaction) => signedCardAmountOf(row) / 100,
      cell: amountCell,
    },
  ];
}

/** Returns a compact row for narrow screens. */
export function narrowRow(t: TFunction, row: CardTransaction, now: number): TemplateResult {
  return html`<div class="line">
    <span class="stack grow"
      ><span class="medium">${merchantOf(t, row)}</span
      ><span class="small muted"
        >${formatDateInYear(row.createdAt, now)}${row.category ? ` · ${row.category}` : ''}</span
      ></span
    >
    <span class="stack end"><span class="strong">${amountCell(row)}</span>${statusCell(t, row)}</span>
  </div>`;
}
