import '@plinth/ui-kit/define/badge';
import { formatDate, formatMoney } from '@plinth/ui-kit/format';
import { Card } from '@plinth/ui-kit/react/card';
import { DataTable } from '@plinth/ui-kit/react/data-table';
import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import { html } from 'lit';
import { useState } from 'react';
import { useUserInvoicesQuery, type UserInvoice } from '../user-invoices-api.ts';

const VARIANTS: Readonly<Record<UserInvoice['invoiceStatus'], 'neutral' | 'success' | 'warning' | 'danger' | 'info'>> =
  {
    Downloaded: 'info',
    Draft: 'warning',
    Paid: 'success',
    'Partial Payment': 'warning',
    'Past Due': 'danger',
    Sent: 'neutral',
  };

const dollars = (amount: number): string => formatMoney(amount * 100, { language: 'en-US' });
const day = (date: string): string => formatDate(date, 'medium', { language: 'en-US' });

const statusBadge = ({ invoiceStatus }: UserInvoice) =>
  html`<plinth-badge variant=${VARIANTS[invoiceStatus]}>${invoiceStatus}</plinth-badge>`;

const COLUMNS = [
  {
    id: 'id',
    header: 'Invoice',
    rowHeader: true,
    sortable: true,
    emphasis: 'medium' as const,
    accessor: ({ id }: UserInvoice) => id,
    cell: ({ id }: UserInvoice) => `#${id}`,
  },
  {
    id: 'status',
    header: 'Status',
    sortable: true,
    accessor: (row: UserInvoice) => row.invoiceStatus,
    cell: statusBadge,
  },
  {
    id: 'issued',
    header: 'Issued',
    sortable: true,
    emphasis: 'muted' as const,
    accessor: ({ issuedDate }: UserInvoice) => issuedDate,
    cell: ({ issuedDate }: UserInvoice) => day(issuedDate),
  },
  {
    id: 'total',
    header: 'Total',
    sortable: true,
    align: 'end' as const,
    accessor: ({ total }: UserInvoice) => total,
    cell: ({ total }: UserInvoice) => dollars(total),
  },
  {
    id: 'balance',
    header: 'Balance',
    sortable: true,
    align: 'end' as const,
    accessor: ({ balance }: UserInvoice) => balance,
    cell: ({ balance }: UserInvoice) => (balance === 0 ? 'Paid' : dollars(balance)),
  },
];

const narrow = (row: UserInvoice) =>
  html`<div class="stack">
    <div class="line">
      <span class="line grow"><span class="medium">#${row.id}</span>${statusBadge(row)}</span>
      <span class="medium">${dollars(row.total)}</span>
    </div>
    <span class="muted small">${day(row.issuedDate)}</span>
  </div>`;

/** The invoices of a user. */
export function UserInvoices({ email }: { readonly email: string }) {
  const { currentData: invoices, isError, refetch } = useUserInvoicesQuery(email);
  const [page, setPage] = useState(1);
  return (
    <Card flush>
      <h2 slot="heading">Invoices</h2>
      <DataTable<UserInvoice>
        label="Invoices"
        columns={COLUMNS}
        rows={invoices ?? []}
        rowKey={({ id }) => String(id)}
        narrow={narrow}
        status={isError ? 'error' : invoices ? 'ready' : 'loading'}
        paging="pages"
        page={page}
        onPageChange={({ detail }) => setPage(detail.page)}
        onLoadRetry={() => void refetch()}
      >
        <EmptyState slot="empty" heading="No invoices yet" text="Invoices to this e-mail address appear here." />
      </DataTable>
    </Card>
  );
}
