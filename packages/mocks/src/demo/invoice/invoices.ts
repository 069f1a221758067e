/** How an invoice changes. */
import type { Invoice, InvoiceClient, InvoiceItem, InvoiceStatus } from '@plinth/api-client/demo/invoice';
import { amountsOf, priceOf } from '@plinth/api-client/demo/invoice-amounts';
import type { Database } from '../database.ts';
import { dayFrom } from '../dates.ts';
import { isSameText } from '../lists.ts';
import { clients, type StoredClient } from './seed.ts';

/** Returns the fields that follow from the items, the discount and the tax. */
export function computedFields({
  items,
  discount,
  tax,
}: {
  readonly items: readonly Omit<InvoiceItem, 'price'>[];
  readonly discount: number;
  readonly tax: number;
}): Pick<Invoice, 'items' | 'service' | 'total'> {
  return {
    items: items.map((item) => ({ ...item, price: priceOf(item) })),
    service: items[0]?.service ?? '',
    total: amountsOf({ items, discount, tax }).total,
  };
}

/** Returns the status of an invoice after a change: only what is paid is `Paid`, only what is late is `Past Due`. */
export function statusOf(
  { invoiceStatus, balance, total, payments, dueDate }: Omit<Invoice, 'id'>,
  now: Date,
): InvoiceStatus {
  if (balance === 0 && total > 0) return 'Paid';
  const isLate = balance > 0 && dueDate < dayFrom(now, 0);
  const isOver = (invoiceStatus === 'Paid' && balance > 0) || (invoiceStatus === 'Past Due' && !isLate);
  if (!isOver) return invoiceStatus;
  return payments.length > 0 ? 'Partial Payment' : 'Sent';
}

/** Returns the client with this e-mail. */
export const findClient = (database: Database, companyEmail: string): StoredClient | undefined =>
  database.table(clients).rows.find((client) => isSameText(client.companyEmail, companyEmail));

/** Adds the client of an invoice to the clients, unless there is one with the e-mail. */
export function addUnknownClient(database: Database, client: InvoiceClient): void {
  if (!findClient(database, client.companyEmail)) database.table(clients).add(client);
}
