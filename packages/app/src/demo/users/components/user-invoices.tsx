import type { Invoice } from '@plinth/api-client/demo/invoice';
import { Card } from '@plinth/ui-kit/react/card';
import { DataTable } from '@plinth/ui-kit/react/data-table';
import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import { html } from 'lit';
import { useMemo, useState } from 'react';
import { useServices } from '#core/context.ts';
import { dollars } from '#demo/_shared/amounts.ts';
import { dayInYear } from '#demo/_shared/dates.ts';
import { balanceCell, numberCell, statusCell } from '#demo/_shared/invoices/invoice-cells.ts';
import { useUserInvoicesQuery } from '#demo/_shared/invoices/invoices-api.ts';
import type { RecordLink } from '#demo/_shared/list/record-link.ts';
import { demoRoutes } from '#demo/_shared/routes.ts';
import { useNavigate } from '#shared/navigation.ts';

const columnsOf = (link: RecordLink, now: number) => [
  {
    id: 'id',
    header: 'Invoice',
    rowHeader: true,
    sortable: true,
    emphasis: 'medium' as const,
    accessor: ({ id }: Invoice) => id,
    cell: (invoice: Invoice) => numberCell(invoice, link),
  },
  {
    id: 'status',
    header: 'Status',
    sortable: true,
    accessor: (row: Invoice) => row.invoiceStatus,
    cell: (invoice: Invoice) => statusCell(invoice, now),
  },
  {
    id: 'issued',
    header: 'Issued',
    sortable: true,
    emphasis: 'muted' as const,
    accessor: ({ issuedDate }: Invoice) => issuedDate,
    cell: ({ issuedDate }: Invoice) => dayInYear(issuedDate, now),
  },
  {
    id: 'total',
    header: 'Total',
    sortable: true,
    align: 'end' as const,
    accessor: ({ total }: Invoice) => total,
    cell: ({ total }: Invoice) => dollars(total),
  },
  {
    id: 'balance',
    header: 'Balance',
    sortable: true,
    align: 'end' as const,
    accessor: ({ balance }: Invoice) => balance,
    cell: balanceCell,
  },
];

const narrowOf = (link: RecordLink, now: number) => (row: Invoice) =>
  html`<div class="stack">
    <span class="line"
      ><span class="grow"
        >${numberCell(row, link)} <bdi class="muted small">${dayInYear(row.issuedDate, now)}</bdi></span
      ><bdi dir="ltr" class="medium">${dollars(row.total)}</bdi></span
    >
    <span class="line">${statusCell(row, now, 'small')}</span>
  </div>`;

/** The invoices of a user. */
export function UserInvoices({ email }: { readonly email: string }) {
  const { currentData: invoices, isError, refetch } = useUserInvoicesQuery(email);
  const [page, setPage] = useState(1);
  const navigate = useNavigate();
  const { now } = useServices();
  const { columns, narrow } = useMemo(() => {
    const link = { hrefOf: (id: number) => demoRoutes.hrefOf('invoice', { id: String(id) }), navigate };
    return { columns: columnsOf(link, now()), narrow: narrowOf(link, now()) };
  }, [navigate, now]);
  return (
    <Card flush>
      <h2 slot="heading">Invoices</h2>
      <DataTable<Invoice>
        label="Invoices"
        columns={columns}
        rows={invoices ?? []}
        rowKey={({ id }) => String(id)}
        narrow={narrow}
        status={isError ? 'error' : invoices ? 'ready' : 'loading'}
        paging="pages"
        page={page}
        onPageChange={({ detail }) => setPage(detail.page)}
        onLoadRetry={() => void refetch()}
      >
        <EmptyState slot="empty" heading="No invoices yet" text="Invoices to this email address appear here." />
      </DataTable>
    </Card>
  );
}
