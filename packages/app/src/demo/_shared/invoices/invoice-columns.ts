import '@plinth/ui-kit/define/avatar';
import '@plinth/ui-kit/define/button';
import '@plinth/ui-kit/define/icon';
import type { Invoice } from '@plinth/api-client/demo/invoice';
import { sumOf } from '@plinth/api-client/demo/invoice-amounts';
import { formatDateInYear } from '@plinth/ui-kit/format';
import { iconEye, iconSend } from '@plinth/ui-kit/icons';
import { html, type TemplateResult } from 'lit';
import { dollars } from '../amounts.ts';
import type { RecordLink } from '../list/record-link.ts';
import { balanceCell, numberCell, statusCell } from './invoice-cells.ts';

/** The actions of the rows of invoices. */
export interface RowActions extends RecordLink {
  readonly send: (invoice: Invoice) => void;
}

const clientCell = ({ client, avatar }: Invoice): TemplateResult =>
  html`<div class="line">
    <plinth-avatar aria-hidden="true" name=${client.name} .src=${avatar ?? undefined}></plinth-avatar>
    <div class="stack">
      <span class="medium">${client.name}</span><span class="muted small">${client.companyEmail}</span>
    </div>
  </div>`;

const buttons = (invoice: Invoice, actions: RowActions): TemplateResult =>
  html`<span class="line">
    <plinth-button
      variant="ghost"
      size="small"
      icon-only
      label=${`Send invoice ${invoice.id}`}
      @click=${() => actions.send(invoice)}
      ><plinth-icon size="small" .path=${iconSend}></plinth-icon
    ></plinth-button>
    <plinth-button
      variant="ghost"
      size="small"
      icon-only
      label=${`Preview invoice ${invoice.id}`}
      @click=${() => actions.navigate(actions.hrefOf(invoice.id))}
      ><plinth-icon size="small" .path=${iconEye}></plinth-icon
    ></plinth-button>
  </span>`;

const sumText = (rows: readonly Invoice[], field: 'total' | 'balance'): string =>
  dollars(sumOf(rows.map((row) => row[field])));

/** Returns the columns of a table of invoices. Their ids are those of the call's `sortColumn`. */
export function invoiceColumns(actions: RowActions, today: string) {
  return [
    {
      id: 'id',
      header: '#',
      rowHeader: true,
      sortable: true,
      width: '6.5rem',
      accessor: ({ id }: Invoice) => id,
      cell: (invoice: Invoice) => numberCell(invoice, actions),
      sum: () => 'Page total',
    },
    {
      id: 'invoiceStatus',
      header: 'Status',
      sortable: true,
      width: '10rem',
      accessor: ({ invoiceStatus }: Invoice) => invoiceStatus,
      cell: statusCell,
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
      width: '7rem',
      accessor: ({ total }: Invoice) => total,
      cell: ({ total }: Invoice) => html`<bdi dir="ltr">${dollars(total)}</bdi>`,
      sum: (rows: readonly Invoice[]) => html`<bdi dir="ltr">${sumText(rows, 'total')}</bdi>`,
    },
    {
      id: 'issuedDate',
      header: 'Issued date',
      sortable: true,
      width: '8rem',
      emphasis: 'muted' as const,
      accessor: ({ issuedDate }: Invoice) => issuedDate,
      cell: ({ issuedDate }: Invoice) => formatDateInYear(issuedDate, today, { language: 'en-US' }),
    },
    {
      id: 'balance',
      header: 'Balance',
      sortable: true,
      align: 'end' as const,
      width: '7rem',
      accessor: ({ balance }: Invoice) => balance,
      cell: balanceCell,
      sum: (rows: readonly Invoice[]) => html`<bdi dir="ltr">${sumText(rows, 'balance')}</bdi>`,
    },
    {
      id: 'buttons',
      header: 'Send and preview',
      headerHidden: true,
      width: '5.5rem',
      cell: (invoice: Invoice) => buttons(invoice, actions),
    },
  ];
}

/** Returns the columns of a table of invoices in a narrow window. */
export function narrowInvoiceColumns(actions: RowActions) {
  return [
    {
      id: 'id',
      header: '#',
      rowHeader: true,
      sortable: true,
      width: '13rem',
      accessor: ({ id }: Invoice) => id,
      cell: (invoice: Invoice) =>
        html`<div class="stack">
          <div class="line">
            <span class="line grow">${numberCell(invoice, actions)}</span>
            <bdi dir="ltr" class="medium">${dollars(invoice.total)}</bdi>
          </div>
          <span class="small">${invoice.client.name}</span>
          <span class="line">
            <span class="line grow">${statusCell(invoice)}</span>
            <bdi class="muted small">${invoice.balance === 0 ? '' : `${dollars(invoice.balance)} left`}</bdi>
          </span>
          ${buttons(invoice, actions)}
        </div>`,
    },
  ];
}
