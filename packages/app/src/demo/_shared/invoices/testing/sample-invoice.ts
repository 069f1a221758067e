import type { Invoice } from '@plinth/api-client/demo/invoice';
import type { OpenInvoice } from '../invoices-api.ts';

/** An invoice for tests. */
export const sampleInvoice: Invoice = {
  id: 5030,
  issuedDate: '2026-10-31',
  dueDate: '2026-11-30',
  client: {
    name: 'Bram Lindqvist',
    company: 'Lindqvist Wheels',
    companyEmail: 'bram@example.com',
    address: '',
    country: 'Sweden',
    contact: '+46 8 465 004 77',
  },
  service: 'Catering',
  items: [
    { service: 'Catering', description: 'Breakfast', cost: 25, qty: 3, discount: 10, price: 67.5 },
    { service: 'Knots', description: '', cost: 1200, qty: 1, discount: 0, price: 1200 },
  ],
  discount: 5,
  tax: 8,
  total: 1300.45,
  balance: 800.45,
  avatar: null,
  invoiceStatus: 'Partial Payment',
  salesperson: 'Leo Marchetti',
  note: 'Bring ice.',
  payments: [{ amount: 500, date: '2026-11-03', method: 'Cash', note: '' }],
  options: { acceptedMethod: 'Debit', paymentTerms: true, clientNotes: true, paymentStub: true },
};

/** The same invoice with the account that it is paid to. */
export const sampleOpenInvoice: OpenInvoice = {
  invoice: sampleInvoice,
  paymentDetails: {
    totalDue: 800.45,
    bankName: 'Larkfield Bank',
    country: 'Ireland',
    iban: 'IE00 1',
    swiftCode: 'LRKF',
  },
};
