import '@plinth/ui-kit/define/avatar';
import type { Invoice } from '@plinth/api-client/demo/invoice';
import { sumOf } from '@plinth/api-client/demo/invoice-amounts';
import { html, type TemplateResult } from 'lit';
import { dollars } from '../amounts.ts';
import { dayInYear } from '../dates.ts';
import type { RecordLink } from '../list/record-link.ts';
import { balanceCell, numberCell, statusCell } from './invoice-cells.ts';

const clientCell = ({ client, avatar }: Invoice): TemplateResult =>
  html`<div class="line">
    <plinth-avatar aria-hidden="true" name=${client.name} .src=${avatar ?? undefined}></plinth-avatar>
    <div class="stack">
      <span class="medium">${client.name}</span><span class="muted small">${client.companyEmail}</span>
    </div>
  </div>`;

const sumText = (rows: readonly Invoice[], field: 'total' | 'balance'): string =>
  dollars(sumOf(rows.map((row) => row[field])));

/** Returns the columns of a table of invoices. Their ids are those of the call's `sortColumn`. */
export function invoiceColumns(link: RecordLink, today: string) {
  return [
    {
      id: 'id',
      header: 'Invoice',
      rowHeader: true,
      sortable: true,
      width: '6rem',
      accessor: ({ id }: Invoice) => id,
      cell: (invoice: Invoice) => numberCell(invoice, link),
      sum: () => 'Page total',
    },
    {
      id: 'invoiceStatus',
      header: 'Status',
      sortable: true,
      width: '10rem',
      accessor: ({ invoiceStatus }: Invoice) => invoiceStatus,
      cell: (invoice: Invoice) => statusCell(invoice, today),
    },
    {
      id: 'client.name',
      header: 'Client',
      sortable: true,
      grow: true,
      width: '17rem',
      accessor: ({ client }: Invoice) => client.name,
      cell: clientCell,
    },
    {
      id: 'total',
      header: 'Total',
      sortable: true,
      align: 'end' as const,
      width: '6.5rem',
      accessor: ({ total }: Invoice) => total,
      cell: ({ total }: Invoice) => html`<bdi dir="ltr">${dollars(total)}</bdi>`,
      sum: (rows: readonly Invoice[]) => html`<bdi dir="ltr">${sumText(rows, 'total')}</bdi>`,
    },
    {
      id: 'issuedDate',
      header: 'Issued',
      sortable: true,
      width: '8rem',
      emphasis: 'muted' as const,
      accessor: ({ issuedDate }: Invoice) => issuedDate,
      cell: ({ issuedDate }: Invoice) => dayInYear(issuedDate, today),
    },
    {
      id: 'balance',
      header: 'Balance',
      sortable: true,
      align: 'end' as const,
      width: '6.5rem',
      accessor: ({ balance }: Invoice) => balance,
      cell: balanceCell,
      sum: (rows: readonly Invoice[]) => html`<bdi dir="ltr">${sumText(rows, 'balance')}</bdi>`,
    },
  ];
}

/** Returns the one column of a table of invoices in a narrow window: number, day and amount, then client and status. */
export function narrowInvoiceColumns(link: RecordLink, today: string) {
  return [
    {
      id: 'id',
      header: 'Invoice',
      rowHeader: true,
      sortable: true,
      width: '13rem',
      accessor: ({ id }: Invoice) => id,
      cell: (invoice: Invoice) =>
        html`<div class="stack">
          <span class="line"
            ><span class="grow"
              >${numberCell(invoice, link)} <bdi class="muted small">${dayInYear(invoice.issuedDate, today)}</bdi></span
            ><bdi dir="ltr" class="medium">${dollars(invoice.total)}</bdi></span
          >
          <span class="line"
            ><span class="muted small grow"><bdi>${invoice.client.name}</bdi></span
            >${statusCell(invoice, today, 'small')}</span
          >
        </div>`,
    },
  ];
}
