import { PDFDocument } from '@cantoo/pdf-lib';
import { pageTexts, textOfPdf } from '@plinth/pdf/testing/page-texts';
import { describe, expect, it } from 'vitest';
import { paperContentOf, type PaperContent } from '../paper-content.ts';
import { sampleOpenInvoice } from '../testing/sample-invoice.ts';
import { createInvoicePdf } from './create-invoice-pdf.ts';

const content = paperContentOf(sampleOpenInvoice);
const item = { service: 'Catering', description: '', rate: '$1', qty: '1', total: '$1' };
const pdfOf = (changes: Partial<PaperContent>) => createInvoicePdf({ ...content, ...changes });
const pagesOf = async (changes: Partial<PaperContent>) => PDFDocument.load(await (await pdfOf(changes)).arrayBuffer());

const WORDS = Array.from({ length: 1000 }, (_, index) => `word${index}`);
const LONG_TEXT = WORDS.join(' ');

describe('the PDF of an invoice', () => {
  it('is one A4 page with the title of the invoice', async () => {
    const document = await pagesOf({});
    expect(document.getTitle()).toBe('Invoice 5030');
    expect(document.getPages().map((page) => [Math.round(page.getWidth()), Math.round(page.getHeight())])).toEqual([
      [595, 842],
    ]);
  });

  it('has as many pages as its items and its note need', async () => {
    const items = Array.from({ length: 40 }, () => ({ ...item, description: 'x'.repeat(200) }));
    expect((await pagesOf({ items })).getPageCount()).toBe(6);
    const remarks = [{ name: 'Note', value: 'long\n'.repeat(80) }];
    expect((await pagesOf({ remarks })).getPageCount()).toBe(3);
  });

  it('has names in their own script', async () => {
    const pdf = await pdfOf({ clientName: 'Łukasz Żółć', client: ['山田商店', 'Иван'], salesperson: 'Ünal Şahin' });
    const text = await textOfPdf(pdf);
    for (const name of ['Łukasz Żółć', '山田商店', 'Иван', 'Ünal Şahin']) expect(text).toContain(name);
  });

  it('is not made with a character that no font has', async () => {
    await expect(pdfOf({ clientName: 'Receipts 🧾' })).rejects.toMatchObject({ characters: ['🧾'] });
  });

  it.each([
    ['a description', { items: [item, { ...item, description: LONG_TEXT }, item] }],
    ['a service', { items: [{ ...item, service: LONG_TEXT }] }],
    ['an address', { client: [LONG_TEXT] }],
    ['the name of a client', { clientName: LONG_TEXT }],
    ['a bank', { account: [{ name: 'Bank', value: LONG_TEXT }] }],
    ['a salesperson', { salesperson: LONG_TEXT }],
    ['a note', { remarks: [{ name: 'Note', value: LONG_TEXT }] }],
    ['a stub', { stub: [{ name: 'Client', value: LONG_TEXT }] }],
  ] satisfies [string, Partial<PaperContent>][])(
    'splits %s that is taller than a page above the foot of each page, and loses no word',
    async (_name, changes) => {
      const pages = await pageTexts(await pdfOf(changes));
      const printed = pages.flatMap((texts) => texts.map(({ text }) => text)).join(' ');
      expect(WORDS.filter((word) => !printed.includes(word))).toEqual([]);
      for (const texts of pages) {
        const foot = texts.findIndex(({ text }) => text.startsWith('Invoice 5030Page'));
        const others = texts.filter((_text, index) => index !== foot).map(({ y }) => y);
        expect(Math.min(...others) - (texts[foot]?.y ?? Infinity)).toBeGreaterThan(10);
      }
    },
  );
});
