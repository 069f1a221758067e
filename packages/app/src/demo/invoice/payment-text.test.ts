import { expect, it } from 'vitest';
import { sampleInvoice } from '#demo/_shared/invoices/testing/sample-invoice.ts';
import { isPayable, paymentText } from './payment-text.ts';

const TODAY = '2026-11-27';

const paid = (total: number, ...amounts: readonly number[]) => ({
  ...sampleInvoice,
  total,
  dueDate: '2026-11-30',
  balance: Math.max(0, total - amounts.reduce((sum, amount) => sum + amount, 0)),
  payments: amounts.map((amount) => ({ amount, date: TODAY, method: 'Cash' as const, note: '' })),
});

it.each([
  [paid(100), 'Nothing is paid yet. Due Nov 30, in 3 days.'],
  [paid(0), 'Nothing is left to pay.'],
  [paid(100, 40), '$40 of $100 paid in one payment. Due Nov 30, in 3 days.'],
  [paid(100, 40, 60), '$100 of $100 paid in 2 payments.'],
  [paid(47, 705), 'Paid $705 in one payment, $658 more than the total.'],
  [paid(47, 700, 5), 'Paid $705 in 2 payments, $658 more than the total.'],
])('says what was received: %#', (invoice, text) => {
  expect(paymentText(invoice, TODAY)).toBe(text);
});

it('takes payments once the invoice was sent, until it is paid', () => {
  expect(isPayable({ ...paid(100, 40), invoiceStatus: 'Sent' })).toBe(true);
  expect(isPayable({ ...paid(100), invoiceStatus: 'Draft' })).toBe(false);
  expect(isPayable({ ...paid(100, 100), invoiceStatus: 'Paid' })).toBe(false);
});
