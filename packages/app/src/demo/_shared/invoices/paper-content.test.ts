import { describe, expect, it } from 'vitest';
import { copyOf } from './invoice-copy.ts';
import { paperContentOf } from './paper-content.ts';
import { sampleInvoice, sampleOpenInvoice } from './testing/sample-invoice.ts';

const contentWith = (fields: Partial<typeof sampleInvoice>) =>
  paperContentOf({ ...sampleOpenInvoice, invoice: { ...sampleInvoice, ...fields } });

describe('a printed invoice', () => {
  it('has its items, sums, remarks and stub', () => {
    const { heading, client, items, sums, total, remarks, stub, account } = contentWith({});
    expect(heading).toBe('Invoice 5030');
    expect(client).toEqual(['Lindqvist Wheels', 'Sweden', 'bram@example.com', '+46 8 465 004 77']);
    expect(items).toEqual([
      { service: 'Catering', description: 'Breakfast · 10% discount', rate: '$25', qty: '3', total: '$67.50' },
      { service: 'Knots', description: '', rate: '$1,200', qty: '1', total: '$1,200' },
    ]);
    expect([...sums, total]).toEqual([
      { name: 'Subtotal', value: '$1,267.50' },
      { name: 'Discount, 5%', value: '−$63.38' },
      { name: 'Tax, 8%', value: '$96.33' },
      { name: 'Total', value: '$1,300.45' },
    ]);
    expect(remarks).toEqual([
      { name: 'Note', value: 'Bring ice.' },
      { name: 'Payment terms', value: '30 days. Quote invoice 5030 with the payment.' },
    ]);
    expect(stub.at(-1)).toEqual({ name: 'Amount due', value: '$800.45' });
    expect(account.at(-1)).toEqual({ name: 'Pay by', value: 'Debit' });
  });

  it('has only the parts that are switched on', () => {
    const options = { ...sampleInvoice.options, paymentTerms: false, clientNotes: false, paymentStub: false };
    expect(contentWith({ options })).toMatchObject({ remarks: [], stub: [] });
  });

  it.each([
    ['2026-10-31', 'Due on receipt.'],
    ['2026-11-01', '1 day.'],
  ])('due on %s says %s', (dueDate, text) => {
    expect(contentWith({ dueDate }).remarks.at(-1)?.value).toMatch(text);
  });
});

it('copies the content of an invoice with the same time to pay', () => {
  const copy = copyOf(sampleInvoice, '2027-02-10');
  expect([copy.issuedDate, copy.dueDate]).toEqual(['2027-02-10', '2027-03-12']);
  expect(copy.items[0]).toEqual({ service: 'Catering', description: 'Breakfast', cost: 25, qty: 3, discount: 10 });
  expect(copy).not.toHaveProperty('payments');
});
