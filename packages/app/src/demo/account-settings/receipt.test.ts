import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, it } from 'vitest';
import { createReceiptPdf, receiptOf } from './receipt.ts';

const receipt = receiptOf({ id: 6, date: '2026-11-03', plan: 'standard', amount: 49 }, 'Ines Calloway');

it('names the customer, the day, the plan and what was paid', () => {
  expect(receipt).toEqual({
    heading: 'Receipt 6',
    facts: [
      { name: 'Customer', value: 'Ines Calloway' },
      { name: 'Date', value: 'Nov 3, 2026' },
      { name: 'Plan', value: 'Standard, one month' },
    ],
    total: '$49',
  });
});

it('is a PDF of one page with its title', async () => {
  const document = await PDFDocument.load(await (await createReceiptPdf(receipt)).arrayBuffer());
  expect([document.getTitle(), document.getPageCount()]).toEqual(['Receipt 6', 1]);
});
