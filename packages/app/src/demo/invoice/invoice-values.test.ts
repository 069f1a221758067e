import { describe, expect, it } from 'vitest';
import { sampleInvoice } from '#demo/_shared/invoices/testing/sample-invoice.ts';
import {
  fieldsOf,
  newRow,
  newValues,
  numberOf,
  rowErrors,
  rowsOf,
  valuesAmounts,
  valuesErrors,
  valuesOf,
} from './invoice-values.ts';

const values = newValues('2026-11-19', 'Ines Calloway');
const row = { ...newRow([]), service: 'Catering', cost: '25', qty: '3', discount: '10' };
const withRows = (...rows: readonly (typeof row)[]) => ({ ...values, items: JSON.stringify(rows) });

describe('the numbers of the form', () => {
  it.each([
    ['1250', 1250],
    [' $1,250 ', 1250],
    ['1.5', 1.5],
    ['', Number.NaN],
    ['12,50', Number.NaN],
    ['-1', Number.NaN],
    ['1e3', Number.NaN],
    ['١٬٢٥٠٫٥٠', 1250.5],
    ['＄１，２５０．５', 1250.5],
    ['$ १,२५०', 1250],
  ])('%j is %d', (text, number) => {
    expect(numberOf(text)).toBe(number);
  });

  it('are summed while one types, and a field with an error counts as 0', () => {
    const { items } = withRows(row, { ...row, cost: '4x' }, { ...row, cost: '$40', qty: '1', discount: '' });
    expect(valuesAmounts({ ...values, items, discount: '50', tax: '10%' })).toEqual({
      subtotal: 107.5,
      discount: 53.75,
      tax: 5.38,
      total: 59.13,
    });
    expect(valuesAmounts({ ...values, items, discount: '101', tax: 'x' }).total).toBe(107.5);
    for (const invalid of [{ qty: '1.5' }, { cost: '9'.repeat(400) }, { cost: '0.001' }]) {
      expect(valuesAmounts({ ...withRows({ ...row, ...invalid }) }).total).toBe(0);
    }
  });
});

describe('the errors of the form', () => {
  it.each([
    [{}, {}],
    [{ service: ' ' }, { service: 'Please choose a service' }],
    [{ cost: '' }, { cost: 'Enter dollars and cents, such as 12.50' }],
    [{ cost: '2.505' }, { cost: 'Enter dollars and cents, such as 12.50' }],
    [{ cost: '2.5' }, {}],
    [{ qty: '0' }, { qty: 'Enter 1 or more' }],
    [{ qty: 'two' }, { qty: 'Enter a whole number' }],
    [{ discount: '100.5' }, { discount: 'Enter 100 or less' }],
    [{ discount: 'x' }, { discount: 'Enter a percentage from 0 to 100' }],
    [{ discount: '2.505' }, { discount: 'Enter at most two decimals' }],
    [{ cost: '٢٥', qty: '３', discount: '١٠٪' }, {}],
  ])('of a row with %j', (fields, errors) => {
    expect(rowErrors({ ...row, ...fields })).toEqual(errors);
  });

  it.each([
    [{ client: '' }, { client: 'Choose a client' }],
    [{ dueDate: '2026-11-18' }, { dueDate: 'Choose a due date that is not before the issued date' }],
    [{ dueDate: '' }, { dueDate: 'Choose a due date' }],
    [{ items: '[]' }, { items: 'Check the items' }],
    [{ items: '{' }, { items: 'Check the items' }],
    [{ tax: '-1' }, { tax: 'Enter a percentage from 0 to 100' }],
    [{ tax: '7.125' }, { tax: 'Enter a percentage from 0 to 100' }],
    [{ tax: '７．５％', discount: '٥٪' }, {}],
  ])('with %j', (fields, errors) => {
    expect(valuesErrors({ ...withRows(row), client: 'ada@example.com', ...fields })).toEqual(errors);
  });
});

it('sends an invoice as it is when nothing is changed', () => {
  const { issuedDate, dueDate, client, items, discount, tax, salesperson, note, options } = sampleInvoice;
  expect(fieldsOf(valuesOf(sampleInvoice), client)).toEqual({
    issuedDate,
    dueDate,
    client,
    items: items.map(({ price: _price, ...item }) => item),
    discount,
    tax,
    salesperson,
    note,
    options,
  });
});

it('ignores rows of a draft that are not rows', () => {
  expect(rowsOf(JSON.stringify([row, null, { ...row, cost: 5 }, { key: 2 }]))).toEqual([row]);
  expect(rowsOf('"text"')).toEqual([]);
});
