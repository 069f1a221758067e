import { newItemSchema, PAYMENT_METHODS, type InvoiceClient, type Invoice } from '@plinth/api-client/demo/invoice';
import { amountsOf, hasCents, type InvoiceAmounts, type InvoiceLine } from '@plinth/api-client/demo/invoice-amounts';
import { parseNumber } from '@plinth/ui-kit/parse-number';
import { fieldErrors } from '#demo/_shared/field-errors.ts';
import type { NewInvoice } from '#demo/_shared/invoices/invoices-api.ts';
import { addDays } from '#shared/calendar.ts';

/** A row of the form: its texts, and the key by which it is known while it moves. */
export interface ItemRow {
  readonly key: number;
  readonly service: string;
  readonly description: string;
  readonly cost: string;
  readonly qty: string;
  readonly discount: string;
}

/** A field of a row. */
export type ItemField = Exclude<keyof ItemRow, 'key'>;

/** The fields of the form, in the order of the page. The client is named by its e-mail, the rows are JSON. */
export const INVOICE_FIELDS = [
  'issuedDate',
  'dueDate',
  'client',
  'items',
  'salesperson',
  'discount',
  'tax',
  'note',
  'acceptedMethod',
  'paymentTerms',
  'clientNotes',
  'paymentStub',
] as const;

/** The name of a field of the form. */
export type InvoiceField = (typeof INVOICE_FIELDS)[number];
/** The texts of the form. */
export type InvoiceValues = Readonly<Record<InvoiceField, string>>;

const ON = 'on';
const DAYS_TO_PAY = 30;
/** The error of a field whose text is no amount. */
export const AMOUNT_ERROR = 'Enter dollars and cents, such as 12.50';
const PERCENT_ERROR = 'Enter a percentage from 0 to 100';
const UNREADABLE: Readonly<Partial<Record<ItemField, string>>> = {
  cost: AMOUNT_ERROR,
  qty: 'Enter a whole number',
  discount: PERCENT_ERROR,
};

/** Whether a switch of the form is on. */
export const isOn = (text: string): boolean => text === ON;

/** Returns the text of a switch. */
export const switchText = (isSwitchOn: boolean): string => (isSwitchOn ? ON : '');

/** Returns the rows of the form; a draft that is not readable has none. */
export function rowsOf(items: string): readonly ItemRow[] {
  try {
    const parsed: unknown = JSON.parse(items);
    return Array.isArray(parsed) ? parsed.flatMap((row: unknown) => (isRow(row) ? [row] : [])) : [];
  } catch {
    return [];
  }
}

function isRow(row: unknown): row is ItemRow {
  if (typeof row !== 'object' || row === null || !('key' in row) || typeof row.key !== 'number') return false;
  const fields = new Map<string, unknown>(Object.entries(row));
  return ITEM_FIELDS.every((name) => typeof fields.get(name) === 'string');
}

/** The fields of a row, in the order of the page. */
export const ITEM_FIELDS = [
  'service',
  'cost',
  'qty',
  'discount',
  'description',
] as const satisfies readonly ItemField[];

/** Returns an empty row that follows others. */
export const newRow = (rows: readonly ItemRow[]): ItemRow => ({
  key: Math.max(0, ...rows.map(({ key }) => key)) + 1,
  service: '',
  description: '',
  cost: '',
  qty: '1',
  discount: '0',
});

/** Returns an amount as a field has it: `25`, `19.90`. */
const amountText = (amount: number): string => (Number.isInteger(amount) ? String(amount) : amount.toFixed(2));

/** Returns the texts of an invoice. */
export const valuesOf = (invoice: Invoice): InvoiceValues => ({
  issuedDate: invoice.issuedDate,
  dueDate: invoice.dueDate,
  client: invoice.client.companyEmail,
  items: JSON.stringify(
    invoice.items.map(({ service, description, cost, qty, discount }, index): ItemRow => ({
      key: index + 1,
      service,
      description,
      cost: amountText(cost),
      qty: String(qty),
      discount: String(discount),
    })),
  ),
  discount: String(invoice.discount),
  tax: String(invoice.tax),
  salesperson: invoice.salesperson,
  note: invoice.note,
  acceptedMethod: invoice.options.acceptedMethod,
  paymentTerms: switchText(invoice.options.paymentTerms),
  clientNotes: switchText(invoice.options.clientNotes),
  paymentStub: switchText(invoice.options.paymentStub),
});

/** Returns the texts of a new invoice. */
export const newValues = (today: string, salesperson: string): InvoiceValues => ({
  issuedDate: today,
  dueDate: addDays(today, DAYS_TO_PAY),
  client: '',
  items: JSON.stringify([newRow([])]),
  discount: '0',
  tax: '0',
  salesperson,
  note: '',
  acceptedMethod: 'Bank Transfer',
  paymentTerms: ON,
  clientNotes: ON,
  paymentStub: '',
});

/** Reads an amount or a quantity, also with a dollar sign and commas; NaN when it is none. */
export function numberOf(text: string): number {
  const number = parseNumber(text.trim().replace(/^[$＄﹩]/, ''));
  return number !== null && number >= 0 ? number : Number.NaN;
}

/** Reads a percentage; NaN when it is none. An empty text is 0. */
const percentOf = (text: string): number => (text.trim() === '' ? 0 : numberOf(text.trim().replace(/[%％﹪٪]$/, '')));

const isPercent = (text: string): boolean => percentOf(text) <= 100 && hasCents(percentOf(text));

/** Returns the item of a row. Numbers that are not readable are NaN. */
const itemOf = ({ service, description, cost, qty, discount }: ItemRow) => ({
  service,
  description,
  cost: numberOf(cost),
  qty: numberOf(qty),
  discount: percentOf(discount),
});

/** Returns the errors of a row by field. */
export function rowErrors(row: ItemRow): Readonly<Partial<Record<ItemField, string>>> {
  const item = itemOf(row);
  const errors: Partial<Record<ItemField, string>> = { ...fieldErrors<ItemField>(newItemSchema, item) };
  for (const name of ['cost', 'qty', 'discount'] as const) {
    const unreadable = UNREADABLE[name];
    if (Number.isNaN(item[name]) && unreadable !== undefined) errors[name] = unreadable;
  }
  return errors;
}

/** Returns the errors of the form by field. That of the rows says that at least one of them has errors. */
export function valuesErrors(values: InvoiceValues): Readonly<Partial<Record<InvoiceField, string>>> {
  const { issuedDate, dueDate, client, items, discount, tax } = values;
  const rows = rowsOf(items);
  const dueError = dueDate === '' ? 'Choose a due date' : 'Choose a due date that is not before the issued date';
  return {
    ...(issuedDate === '' ? { issuedDate: 'Choose a date' } : {}),
    ...(dueDate === '' || dueDate < issuedDate ? { dueDate: dueError } : {}),
    ...(client === '' ? { client: 'Choose a client' } : {}),
    ...(rows.length === 0 || rows.some((row) => Object.keys(rowErrors(row)).length > 0)
      ? { items: 'Check the items' }
      : {}),
    ...(isPercent(discount) ? {} : { discount: PERCENT_ERROR }),
    ...(isPercent(tax) ? {} : { tax: PERCENT_ERROR }),
  };
}

/** Returns the numbers of a row. A field with an error counts as 0. */
export function validNumbers(row: ItemRow): InvoiceLine {
  const item = itemOf(row);
  const errors = rowErrors(row);
  const validOf = (name: 'cost' | 'qty' | 'discount'): number => (errors[name] === undefined ? item[name] : 0);
  return { cost: validOf('cost'), qty: validOf('qty'), discount: validOf('discount') };
}

/** Returns the amounts of the form while one types. A field with an error counts as 0. */
export const valuesAmounts = ({ items, discount, tax }: InvoiceValues): InvoiceAmounts =>
  amountsOf({
    items: rowsOf(items).map((row) => validNumbers(row)),
    discount: isPercent(discount) ? percentOf(discount) : 0,
    tax: isPercent(tax) ? percentOf(tax) : 0,
  });

/** Returns what is sent of values without errors. */
export function fieldsOf(values: InvoiceValues, client: InvoiceClient): NewInvoice {
  const { issuedDate, dueDate, items, discount, tax, salesperson, note, acceptedMethod } = values;
  return {
    issuedDate,
    dueDate,
    client,
    items: rowsOf(items).map((row) => itemOf(row)),
    discount: percentOf(discount),
    tax: percentOf(tax),
    salesperson,
    note,
    options: {
      acceptedMethod: PAYMENT_METHODS.find((method) => method === acceptedMethod) ?? 'Bank Transfer',
      paymentTerms: isOn(values.paymentTerms),
      clientNotes: isOn(values.clientNotes),
      paymentStub: isOn(values.paymentStub),
    },
  };
}
