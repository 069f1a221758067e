import type { Invoice } from '@plinth/api-client/demo/invoice';
import { amountsOf } from '@plinth/api-client/demo/invoice-amounts';
import { formatNumber } from '@plinth/ui-kit/format';
import { brand } from '#core/config/brand.ts';
import { daysBetween } from '#shared/calendar.ts';
import { dollars } from '../amounts.ts';
import { dayText } from '../dates.ts';
import type { OpenInvoice } from './invoices-api.ts';
import { PAYMENT_METHOD_NAMES } from './payment-methods.ts';

/** A name with its value. */
export interface Fact {
  readonly name: string;
  readonly value: string;
}

/** An item of a printed invoice. */
export interface PaperItem {
  readonly service: string;
  /** The description, with the discount if there is one; empty without both. */
  readonly description: string;
  readonly rate: string;
  readonly qty: string;
  readonly total: string;
}

/** The content of a printed invoice, on the page and in the PDF. */
export interface PaperContent {
  readonly heading: string;
  readonly sender: readonly string[];
  readonly dates: readonly Fact[];
  readonly clientName: string;
  readonly client: readonly string[];
  readonly account: readonly Fact[];
  readonly items: readonly PaperItem[];
  readonly salesperson: string;
  readonly sums: readonly Fact[];
  readonly total: Fact;
  /** The note and the terms, as far as they are shown. */
  readonly remarks: readonly Fact[];
  /** The part that the client sends back with the payment; empty when it is not shown. */
  readonly stub: readonly Fact[];
}

const percent = (value: number): string => `${formatNumber(value, 'en-US')}%`;

function remarksOf({ id, note, options, issuedDate, dueDate }: Invoice): Fact[] {
  const days = daysBetween(issuedDate, dueDate);
  const time = days === 0 ? 'Due on receipt' : `${days} ${days === 1 ? 'day' : 'days'}`;
  return [
    ...(options.clientNotes && note.trim() !== '' ? [{ name: 'Note', value: note.trim() }] : []),
    ...(options.paymentTerms
      ? [{ name: 'Payment terms', value: `${time}. Quote invoice ${id} with the payment.` }]
      : []),
  ];
}

/** Returns the content of a printed invoice. */
export function paperContentOf({ invoice, paymentDetails }: OpenInvoice): PaperContent {
  const { id, issuedDate, dueDate, client, items, salesperson, options, discount, tax } = invoice;
  const amounts = amountsOf(invoice);
  const due = dayText(dueDate);
  const totalDue = dollars(paymentDetails.totalDue);
  return {
    heading: `Invoice ${id}`,
    sender: [...brand.address, brand.supportEmail],
    dates: [
      { name: 'Issued', value: dayText(issuedDate) },
      { name: 'Due', value: due },
    ],
    clientName: client.name,
    client: [client.company, client.address, client.country, client.companyEmail, client.contact].filter(
      (line) => line !== '',
    ),
    account: [
      { name: 'Total due', value: totalDue },
      { name: 'Bank', value: paymentDetails.bankName },
      { name: 'Country', value: paymentDetails.country },
      { name: 'IBAN', value: paymentDetails.iban },
      { name: 'SWIFT', value: paymentDetails.swiftCode },
      { name: 'Pay by', value: PAYMENT_METHOD_NAMES[options.acceptedMethod] },
    ],
    items: items.map((item) => ({
      service: item.service,
      description: [item.description, ...(item.discount > 0 ? [`${percent(item.discount)} discount`] : [])]
        .filter((text) => text !== '')
        .join(' · '),
      rate: dollars(item.cost),
      qty: formatNumber(item.qty, 'en-US'),
      total: dollars(item.price),
    })),
    salesperson,
    sums: [
      { name: 'Subtotal', value: dollars(amounts.subtotal) },
      { name: `Discount, ${percent(discount)}`, value: dollars(-amounts.discount) },
      { name: `Tax, ${percent(tax)}`, value: dollars(amounts.tax) },
    ],
    total: { name: 'Total', value: dollars(amounts.total) },
    remarks: remarksOf(invoice),
    stub: options.paymentStub
      ? [
          { name: 'Invoice', value: String(id) },
          { name: 'Client', value: client.name },
          { name: 'Due', value: due },
          { name: 'Amount due', value: totalDue },
        ]
      : [],
  };
}
