import type { Invoice } from '@plinth/api-client/demo/invoice';
import { addDays, daysBetween } from '#shared/calendar.ts';
import type { NewInvoice } from './invoices-api.ts';

/** Returns a new invoice with the content of another one and the same time to pay. */
export function copyOf(invoice: Invoice, today: string): NewInvoice {
  const { client, items, discount, tax, salesperson, note, options, issuedDate, dueDate } = invoice;
  return {
    issuedDate: today,
    dueDate: addDays(today, daysBetween(issuedDate, dueDate)),
    client,
    items: items.map(({ price: _price, ...item }) => item),
    discount,
    tax,
    salesperson,
    note,
    options,
  };
}
