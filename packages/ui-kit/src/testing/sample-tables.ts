import { html, type TemplateResult } from 'lit';
import '#define/badge.ts';
import '#define/icon.ts';
import '#define/repayment-progress.ts';
import type { TableColumn, TableDetail } from '#elements/data-table/data-table.types.ts';
import { formatDate, formatMoney } from '#format/format.ts';
import { iconArrowDownLeft, iconArrowUpRight, iconTicketPercent, iconUndo2 } from '#icons/icons.ts';

/** The tables of the stories; amounts are in minor units. */

interface SampleContract {
  readonly id: string;
  readonly status: 'Topped up' | 'Approved' | 'Done';
  readonly approved: string;
  readonly total: number;
  readonly collected: number;
}

const sampleContracts: readonly SampleContract[] = [
  { id: 'C-1077', status: 'Topped up', approved: '2026-09-11', total: 16_050_000, collected: 3_690_000 },
  { id: 'C-1042', status: 'Approved', approved: '2026-05-29', total: 12_960_000, collected: 6_480_000 },
  { id: 'C-0913', status: 'Done', approved: '2025-11-14', total: 6_540_000, collected: 6_540_000 },
  { id: 'C-0871', status: 'Done', approved: '2025-06-06', total: 4_360_000, collected: 4_360_000 },
];

const TINTS = { 'Topped up': 'primary', Approved: 'success', Done: 'plain' } as const;
const leftOf = (row: SampleContract) => row.total - row.collected;
const date = (value: string, style: 'short' | 'medium') => formatDate(value, style, { timeZone: 'UTC' });
const badge = ({ status }: SampleContract) => html`<plinth-badge variant=${TINTS[status]}>${status}</plinth-badge>`;

/** Returns a column of money with a total. */
function money(id: string, header: string, amount: (row: SampleContract) => number): TableColumn<SampleContract> {
  return {
    id,
    header,
    align: 'end',
    sortable: true,
    accessor: (row) => amount(row) / 100,
    cell: (row) => formatMoney(amount(row)),
    sum: (rows) => formatMoney(rows.reduce((sum, row) => sum + amount(row), 0)),
  };
}

const contractColumns: readonly TableColumn<SampleContract>[] = [
  { id: 'id', header: 'Contract', accessor: (row) => row.id, rowHeader: true, emphasis: 'medium', sortable: true },
  { id: 'status', header: 'Status', accessor: (row) => row.status, cell: badge },
  {
    id: 'approved',
    header: 'Approved',
    accessor: (row) => row.approved,
    cell: (row) => date(row.approved, 'medium'),
    emphasis: 'muted',
    sortable: true,
  },
  money('total', 'To repay', (row) => row.total),
  money('collected', 'Collected', (row) => row.collected),
  {
    id: 'progress',
    header: 'Progress',
    headerHidden: true,
    width: '10.5rem',
    cell: (row) =>
      html`<plinth-repayment-progress
        form="row"
        .collected=${row.collected}
        .total=${row.total}
      ></plinth-repayment-progress>`,
  },
  { ...money('left', 'Left', leftOf), emphasis: 'strong' },
];

const narrowContract = (row: SampleContract): TemplateResult =>
  html`<div class="line">
      <span class="grow line"><span class="medium">${row.id}</span>${badge(row)}</span
      ><b class="strong">${formatMoney(leftOf(row))}</b>
    </div>
    <plinth-repayment-progress form="list" .collected=${row.collected} .total=${row.total}
      ><span slot="note">Left</span></plinth-repayment-progress
    >`;

export const contractTable = {
  columns: contractColumns,
  rows: sampleContracts,
  rowKey: (row: SampleContract) => row.id,
  narrow: narrowContract,
};

type Kind = 'Funding' | 'Collection' | 'Refund' | 'Promotion';

interface SampleTransaction {
  readonly id: string;
  readonly date: string;
  readonly kind: Kind;
  readonly text: string;
  readonly contract: string;
  readonly processing?: boolean;
  readonly amount: number;
  readonly lines?: readonly TableDetail[];
}

const ICONS = {
  Funding: iconArrowDownLeft,
  Collection: iconArrowUpRight,
  Refund: iconUndo2,
  Promotion: iconTicketPercent,
} as const;
const fromSales: readonly TableDetail[] = [
  { text: 'Collected from sales of November 9–15', contract: 'CR-20931' },
  { text: 'Shopfront payouts', amount: '−$2,310' },
  { text: 'Card terminal, Division Street', amount: '−$1,790' },
];

function collection(id: number, day: string, contract: string, amount: number): SampleTransaction {
  return {
    id: String(id),
    date: day,
    kind: 'Collection',
    text: 'Weekly collection',
    contract,
    amount,
    lines: fromSales,
  };
}

const transactions: readonly SampleTransaction[] = [
  {
    id: '1',
    date: '2026-11-18',
    kind: 'Funding',
    text: 'Top-up to Larkfield Bank ····4417',
    contract: 'C-1077',
    processing: true,
    amount: 2_500_000,
  },
  collection(2, '2026-11-16', 'C-1077', -410_000),
  collection(3, '2026-11-16', 'C-1042', -270_000),
  {
    id: '4',
    date: '2026-11-12',
    kind: 'Refund',
    text: 'Transfer fee charged twice',
    contract: 'C-1077',
    amount: 35_000,
  },
  collection(5, '2026-11-09', 'C-1077', -410_000),
  collection(6, '2026-11-09', 'C-1042', -270_000),
  { id: '7', date: '2026-11-04', kind: 'Promotion', text: 'Promo code HARVEST500', contract: 'C-1077', amount: 50_000 },
  collection(8, '2026-11-02', 'C-1077', -410_000),
  collection(9, '2026-11-02', 'C-1042', -270_000),
  collection(10, '2026-10-26', 'C-1077', -410_000),
  collection(11, '2026-10-26', 'C-1042', -270_000),
];

const amountOf = (row: SampleTransaction) =>
  html`<span class=${row.amount > 0 ? 'positive' : ''}>${formatMoney(row.amount, { sign: 'always' })}</span>`;
const statusOf = (row: SampleTransaction) =>
  row.processing
    ? html`<plinth-badge variant="info">Processing</plinth-badge>`
    : html`<span class="small muted">Completed</span>`;

const transactionColumns: readonly TableColumn<SampleTransaction>[] = [
  {
    id: 'date',
    header: 'Date',
    width: '7rem',
    accessor: (row) => row.date,
    cell: (row) => date(row.date, 'short'),
    emphasis: 'muted',
    sortable: true,
  },
  {
    id: 'kind',
    header: 'Type',
    width: '10rem',
    emphasis: 'medium',
    accessor: (row) => row.kind,
    cell: (row) =>
      html`<span class="line"
        ><span class="faint"><plinth-icon size="small" mirrored .path=${ICONS[row.kind]}></plinth-icon></span
        >${row.kind}</span
      >`,
  },
  { id: 'text', header: 'Description', accessor: (row) => row.text },
  { id: 'contract', header: 'Contract', width: '8rem', accessor: (row) => row.contract, emphasis: 'muted' },
  {
    id: 'status',
    header: 'Status',
    width: '10rem',
    accessor: (row) => (row.processing ? 'Processing' : 'Completed'),
    cell: statusOf,
  },
  {
    id: 'amount',
    header: 'Amount',
    width: '9rem',
    align: 'end',
    emphasis: 'strong',
    accessor: (row) => row.amount / 100,
    cell: amountOf,
    sortable: true,
  },
];

const narrowTransaction = (row: SampleTransaction): TemplateResult =>
  html`<div class="line">
    <span class="faint"><plinth-icon size="small" mirrored .path=${ICONS[row.kind]}></plinth-icon></span>
    <span class="grow stack"
      ><span class="medium">${row.kind}</span
      ><span class="small muted">${date(row.date, 'short')} · <bdi>${row.contract}</bdi></span></span
    >
    <span class="stack end"><b class="strong">${amountOf(row)}</b>${statusOf(row)}</span>
  </div>`;

export const transactionTable = {
  columns: transactionColumns,
  rows: transactions,
  rowKey: (row: SampleTransaction) => row.id,
  rowLabel: (row: SampleTransaction) => `${row.text}, ${date(row.date, 'short')}`,
  narrow: narrowTransaction,
  details: (row: SampleTransaction) => row.lines ?? [],
};
