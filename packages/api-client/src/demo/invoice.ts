import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { isoDate } from '../schema.ts';
import {
  deletedSchema,
  direction,
  emailAddress,
  pagesOf,
  phoneNumber,
  queryNumber,
  recordId,
  search,
} from './fields.ts';
import { hasCents } from './invoice-amounts.ts';

/** The states of an invoice (product.md#states). */
export const INVOICE_STATUSES = ['Downloaded', 'Draft', 'Paid', 'Partial Payment', 'Past Due', 'Sent'] as const;

/** The ways in which an invoice is paid. */
export const PAYMENT_METHODS = ['Cash', 'Bank Transfer', 'Debit', 'Credit', 'Paypal'] as const;

/** The services that are suggested for an item. */
export const INVOICE_SERVICES = ['Catering', 'Gift boxes', 'Tasting', 'Weekly delivery'] as const;

const text = v.string();
const paymentMethod = v.picklist(PAYMENT_METHODS);

const clientSchema = v.object({
  name: text,
  company: text,
  /** Address of the client: no two clients have the same. */
  companyEmail: text,
  address: text,
  country: text,
  /** A phone number. */
  contact: text,
});

const itemSchema = v.object({
  service: text,
  description: text,
  /** Dollars for one. Amounts have at most two decimals. */
  cost: v.number(),
  qty: v.number(),
  /** Percent. */
  discount: v.number(),
  /** Dollars: what `priceOf` returns. */
  price: v.number(),
});

const paymentSchema = v.object({
  /** Dollars. */
  amount: v.number(),
  /** The day, without a time. */
  date: isoDate,
  method: paymentMethod,
  note: text,
});

const optionFields = {
  /** The payment method on the printed invoice. */
  acceptedMethod: paymentMethod,
  paymentTerms: v.boolean(),
  clientNotes: v.boolean(),
  paymentStub: v.boolean(),
};

const invoiceSchema = v.object({
  id: recordId,
  /** The day, without a time. */
  issuedDate: isoDate,
  /** The day, without a time; not before the issued date. */
  dueDate: isoDate,
  client: clientSchema,
  /** The service of the first item. */
  service: text,
  items: v.array(itemSchema),
  /** Percent of the subtotal. */
  discount: v.number(),
  /** Percent of the subtotal less the discount. */
  tax: v.number(),
  /** Dollars: the total that `amountsOf` returns. */
  total: v.number(),
  /** Dollars that are not paid. */
  balance: v.number(),
  /** Address of the client's picture; null without one. */
  avatar: v.nullable(text),
  invoiceStatus: v.picklist(INVOICE_STATUSES),
  salesperson: text,
  /** Text without markup. */
  note: text,
  /** Oldest first. */
  payments: v.array(paymentSchema),
  /** The optional parts of the printed invoice. */
  options: v.object(optionFields),
});

/** The account that invoices are paid to. */
const accountFields = { bankName: text, country: text, iban: text, swiftCode: text };

/** An invoice (product.md#entities). */
export type Invoice = v.InferOutput<typeof invoiceSchema>;
/** A client whom invoices are sent to. */
export type InvoiceClient = v.InferOutput<typeof clientSchema>;
/** A row of an invoice. */
export type InvoiceItem = v.InferOutput<typeof itemSchema>;
/** A payment of an invoice. */
export type InvoicePayment = v.InferOutput<typeof paymentSchema>;
/** A state of an invoice. */
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];
/** A way in which an invoice is paid. */
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

const MAX_DOLLARS = 10_000_000;
const MAX_QUANTITY = 10_000;

/*#__NO_SIDE_EFFECTS__*/
const required = (message: string) => v.pipe(text, v.trim(), v.nonEmpty(message));

const day = v.pipe(
  isoDate,
  v.check((date) => !date.includes('T'), 'Expected a date without a time'),
);
const dollars = v.pipe(
  v.number(),
  v.check(hasCents, 'Enter dollars and cents, such as 12.50'),
  v.minValue(0, 'Enter an amount that is not negative'),
  v.maxValue(MAX_DOLLARS, 'Enter a smaller amount'),
);
const percent = v.pipe(
  v.number(),
  v.minValue(0, 'Enter 0 or more'),
  v.maxValue(100, 'Enter 100 or less'),
  v.check(hasCents, 'Enter at most two decimals'),
);
const optionalText = v.optional(v.pipe(text, v.trim()), '');

/** A client as a form sends it. */
export const newClientSchema = v.object({
  name: required('Please enter a valid name'),
  company: required('Please enter a valid company'),
  companyEmail: emailAddress,
  address: optionalText,
  country: optionalText,
  contact: v.pipe(
    optionalText,
    v.check((contact) => contact === '' || v.is(phoneNumber, contact), 'Enter a valid phone number'),
  ),
});

/** An item as a form sends it. Its price is computed. */
export const newItemSchema = v.object({
  service: required('Please choose a service'),
  description: optionalText,
  cost: dollars,
  qty: v.pipe(
    v.number(),
    v.integer('Enter a whole number'),
    v.minValue(1, 'Enter 1 or more'),
    v.maxValue(MAX_QUANTITY, 'Enter 10,000 or less'),
  ),
  discount: v.optional(percent, 0),
});

const invoiceFields = {
  issuedDate: day,
  dueDate: day,
  client: newClientSchema,
  items: v.pipe(v.array(newItemSchema), v.nonEmpty('Add at least one item')),
  discount: percent,
  tax: percent,
  salesperson: v.pipe(text, v.trim()),
  note: text,
};

const newInvoiceSchema = v.object({
  ...invoiceFields,
  discount: v.optional(invoiceFields.discount, 0),
  tax: v.optional(invoiceFields.tax, 0),
  salesperson: v.optional(invoiceFields.salesperson, ''),
  note: v.optional(invoiceFields.note, ''),
  options: v.optional(
    v.object({
      acceptedMethod: v.optional(optionFields.acceptedMethod, 'Bank Transfer'),
      paymentTerms: v.optional(optionFields.paymentTerms, true),
      clientNotes: v.optional(optionFields.clientNotes, true),
      paymentStub: v.optional(optionFields.paymentStub, false),
    }),
    {},
  ),
});

const changedInvoiceSchema = v.object({
  id: recordId,
  ...v.partial(v.object({ ...invoiceFields, options: v.partial(v.object(optionFields)) })).entries,
});

const response = v.object({ invoice: invoiceSchema });

/**
 * Lists a page of invoices, by default the newest first. The search covers the number, the client's name and e-mail, the
 * total, the balance and the due date; an empty status is none.
 */
export const listInvoices = defineCall({
  method: 'GET',
  path: '/apps/invoice/invoices',
  query: v.object({
    q: search,
    ...pagesOf(10),
    /** Compared without regard to case. */
    status: v.optional(v.string(), ''),
    sort: v.optional(direction, 'desc'),
    /** A field; one of the client has a dotted path, as `client.name`. */
    sortColumn: v.optional(v.string(), 'id'),
  }),
  response: v.object({
    allData: v.array(invoiceSchema),
    /** Number of invoices on all pages. */
    total: v.number(),
    invoices: v.array(invoiceSchema),
  }),
});

/** Gets an invoice with the account that it is paid to. */
export const getInvoice = defineCall({
  method: 'GET',
  path: '/api/invoice/invoices/:id',
  response: v.object({
    invoice: invoiceSchema,
    paymentDetails: v.object({
      /** Dollars: the balance of the invoice. */
      totalDue: v.number(),
      ...accountFields,
    }),
  }),
});

/** Gets the number that the next invoice will have, and the account that it is paid to. */
export const getNextInvoice = defineCall({
  method: 'GET',
  path: '/apps/invoice/next-invoice',
  response: v.object({ id: recordId, account: v.object(accountFields) }),
  assumed: true,
});

/** Deletes an invoice. */
export const deleteInvoice = defineCall({
  method: 'DELETE',
  path: '/apps/invoice/delete',
  query: v.object({ id: queryNumber }),
  response: deletedSchema,
});

/** Lists the clients by name. */
export const listInvoiceClients = defineCall({
  method: 'GET',
  path: '/api/invoice/clients',
  response: v.array(clientSchema),
});

/** Adds an invoice as a draft. Its prices, total and balance are computed; a due date before the issued date is refused. */
export const addInvoice = defineCall({
  method: 'POST',
  path: '/apps/invoice/add-invoice',
  body: v.object({ invoice: newInvoiceSchema }),
  response,
  assumed: true,
});

/** Changes the given fields of an invoice. The balance moves with the total and is never negative. */
export const updateInvoice = defineCall({
  method: 'POST',
  path: '/apps/invoice/update-invoice',
  body: v.object({ invoice: changedInvoiceSchema }),
  response,
  assumed: true,
});

/** Adds a payment of at most the balance. */
export const addPayment = defineCall({
  method: 'POST',
  path: '/apps/invoice/add-payment',
  body: v.object({
    id: recordId,
    payment: v.object({
      amount: v.pipe(dollars, v.minValue(0.01, 'Enter an amount over 0')),
      date: day,
      method: paymentMethod,
      note: optionalText,
    }),
  }),
  response,
  assumed: true,
});

/** Sends an invoice as a PDF by mail. A draft becomes sent, and the mail is in the sent mails. */
export const sendInvoice = defineCall({
  method: 'POST',
  path: '/apps/invoice/send',
  body: v.object({
    id: recordId,
    to: emailAddress,
    subject: required('Please enter a subject'),
    /** Text without markup. */
    message: v.string(),
    /** The PDF as a `data:` address; by default one with the same figures is made. */
    file: v.optional(v.pipe(v.string(), v.startsWith('data:application/pdf;base64,', 'Expected a PDF'))),
  }),
  response,
  assumed: true,
});

/** Adds a client. A taken e-mail is refused at its field. */
export const addInvoiceClient = defineCall({
  method: 'POST',
  path: '/apps/invoice/add-client',
  body: v.object({ client: newClientSchema }),
  response: v.object({ client: clientSchema }),
  assumed: true,
});
