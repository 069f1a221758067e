import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { encodable, wrapText } from '#demo/_shared/pdf/pdf-text.ts';
import { paperContentOf, type PaperContent } from '../paper-content.ts';
import { sampleOpenInvoice } from '../testing/sample-invoice.ts';
import { createInvoicePdf } from './create-invoice-pdf.ts';

const content = paperContentOf(sampleOpenInvoice);
const pagesOf = async (changes: Partial<PaperContent>) => {
  const pdf = await createInvoicePdf({ ...content, ...changes });
  return PDFDocument.load(await pdf.arrayBuffer());
};

describe('the PDF of an invoice', () => {
  it('is one A4 page with the title of the invoice', async () => {
    const document = await pagesOf({});
    expect(document.getTitle()).toBe('Invoice 5030');
    expect(document.getPages().map((page) => [Math.round(page.getWidth()), Math.round(page.getHeight())])).toEqual([
      [595, 842],
    ]);
  });

  it('has as many pages as its items and its note need', async () => {
    const item = { service: 'Catering', description: 'x'.repeat(200), rate: '$1', qty: '1', total: '$1' };
    const items = Array.from({ length: 40 }, () => item);
    expect((await pagesOf({ items })).getPageCount()).toBe(6);
    const remarks = [{ name: 'Note', value: 'long\n'.repeat(80) }];
    expect((await pagesOf({ remarks })).getPageCount()).toBe(3);
  });

  it('is made for names in any script', async () => {
    expect((await pagesOf({ clientName: 'إيناس Łukasz 山田 🧾' })).getPageCount()).toBe(1);
  });
});

describe('the text of a PDF', () => {
  const characters = new Set(Array.from('Aabcdefilmnoprsuzé$0123456789–? ', (char) => char.codePointAt(0) ?? 0));

  it.each([
    ['café', 'café'],
    ['éčš', 'écs'],
    ['−$4', '–$4'],
    ['山a', '?a'],
  ])('%j is set as %j', (text, expected) => {
    expect(encodable(text, characters)).toBe(expected);
  });

  it('breaks at spaces, at its own line breaks and in words that are too wide', () => {
    const font = { widthOfTextAtSize: (text: string, size: number) => text.length * size };
    expect(wrapText('one two three\nfour abcdefghijk', 80, font, 10)).toEqual([
      'one two',
      'three',
      'four',
      'abcdefgh',
      'ijk',
    ]);
  });
});
