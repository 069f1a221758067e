import type { Invoice } from '@plinth/api-client/demo/invoice';
import { amountsOf } from '@plinth/api-client/demo/invoice-amounts';
import { createPdf } from '#pdf.ts';
import { formatDay } from '../dates.ts';
import { formatDollars } from '../money.ts';

/**
 * Creates the paper of an invoice.
 * @throws UnsupportedTextError if no font has a character of it.
 */
export async function createInvoicePdf(invoice: Invoice): Promise<Blob> {
  const { id, issuedDate, dueDate, client, items, salesperson, note, balance, options } = invoice;
  const { subtotal, discount, tax, total } = amountsOf(invoice);
  return createPdf([
    `Invoice ${id}`,
    `Issued ${formatDay(issuedDate)}, due ${formatDay(dueDate)}`,
    '',
    client.name,
    client.company,
    client.address,
    client.country,
    client.companyEmail,
    '',
    ...items.flatMap(({ service, description, cost, qty, price }) => [
      `${service}: ${qty} x ${formatDollars(cost)} = ${formatDollars(price)}`,
      ...(description === '' ? [] : [`  ${description}`]),
    ]),
    '',
    `Subtotal ${formatDollars(subtotal)}`,
    `Discount ${formatDollars(discount)}`,
    `Tax ${formatDollars(tax)}`,
    `Total ${formatDollars(total)}`,
    `Balance ${formatDollars(balance)}`,
    '',
    ...(salesperson === '' ? [] : [`Salesperson: ${salesperson}`]),
    ...(options.clientNotes && note !== '' ? note.split('\n') : []),
    ...(options.paymentTerms ? [`Pay by ${options.acceptedMethod} and name the invoice ${id}.`] : []),
  ]);
}
