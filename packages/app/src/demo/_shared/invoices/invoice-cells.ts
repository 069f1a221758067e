import '@plinth/ui-kit/define/badge';
import '@plinth/ui-kit/define/icon';
import '@plinth/ui-kit/define/tooltip';
import type { Invoice } from '@plinth/api-client/demo/invoice';
import { html, type TemplateResult } from 'lit';
import { dollars } from '../amounts.ts';
import { openRecord, type RecordLink } from '../list/record-link.ts';
import { STATUSES, statusHint } from './invoice-status.ts';

/** Returns the number of an invoice as a link to its page. */
export const numberCell = ({ id }: Invoice, link: RecordLink): TemplateResult =>
  html`<a class="medium" href=${link.hrefOf(id)} aria-label=${`Invoice ${id}`} @click=${openRecord(id, link)}
    ><bdi dir="ltr" class="primary">${id}</bdi></a
  >`;

/**
 * Returns the status of an invoice as icon and word. It takes the focus, so that the hint is there for the keyboard too.
 * @param now the time or the day.
 */
export function statusCell(invoice: Invoice, now: number | string, size: 'small' | '' = ''): TemplateResult {
  const { invoiceStatus } = invoice;
  const { icon, iconColor, color } = STATUSES[invoiceStatus];
  return html`<plinth-tooltip text=${statusHint(invoice, now)}
    ><span class="line ${color} ${size}" tabindex="0" role="note" aria-label=${invoiceStatus}
      ><plinth-icon class=${iconColor} size="small" .path=${icon}></plinth-icon>${invoiceStatus}</span
    ></plinth-tooltip
  >`;
}

/** Returns what is left to pay of an invoice. */
export const balanceCell = ({ balance }: Invoice): TemplateResult =>
  balance === 0 ? html`<plinth-badge>Paid</plinth-badge>` : html`<bdi dir="ltr">${dollars(balance)}</bdi>`;
