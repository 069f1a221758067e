import { describe, expect, it } from 'vitest';
import { PdfSheets, SHEET } from './sheets.ts';
import { pageTexts, textOfPdf } from './testing/page-texts.ts';
import { createTextPdf } from './text-pdf.ts';

describe('a text of a PDF', () => {
  it.each([
    ['Polish', 'Łódź, Żółć, ćma'],
    ['Turkish', 'Iğdır ve İstanbul'],
    ['Vietnamese', 'Nguyễn Thị Ánh Đào'],
    ['Greek', 'Αθήνα, ἄνθρωπος'],
    ['Russian', 'Счёт № 5'],
    ['Ukrainian and Kazakh', 'Їжак ґанок Қазақстан'],
    ['Japanese', '山田商店、ご請求書ー'],
    ['Simplified Chinese', '发票，谢谢你们！'],
    ['Korean', '청구서 뷁'],
    ['signs of money', '€ 5, ₫ 7, ₺ 8'],
    ['typography', '“A” – ‘B’ … −5'],
  ])('keeps its characters in %s', async (_language, text) => {
    await expect(textOfPdf(await createTextPdf(['Title', text]))).resolves.toContain(text);
  });

  it('is composed, and has no control, format or unpaired characters', async () => {
    const pdf = await createTextPdf(['Title', 'e\u0301\u202Ea\u0007\tb\u00A0c\u00AD\uD800']);
    await expect(textOfPdf(pdf)).resolves.toContain('éa b c\uFFFD');
  });

  it('is in the order of the page and shaped in Arabic', async () => {
    const [texts = []] = await pageTexts(await createTextPdf(['Title', 'سلام (ABC) ١٢']));
    // From left to right: the number, the Latin word in mirrored brackets, the letters with the ligature of lam and alef.
    expect(texts[1]?.text).toBe('١٢ (ABC) مالس');
  });

  it('keeps letters that differ in their dots alone', async () => {
    const text = Array.from('بتثنيجحخدذرزسشصضطظعغفقكگچپژ').join(' ');
    const [texts = []] = await pageTexts(await createTextPdf(['Title', text]));
    expect(
      Array.from(texts[1]?.text ?? '')
        .toReversed()
        .join(''),
    ).toBe(text);
  });

  it.each([
    ['Thanks 🧾 and 🧾 ก', ['🧾', 'ก']],
    ['שלום', ['ש', 'ל', 'ו', 'ם']],
  ])('%j is refused with the characters that no font has', async (text, characters) => {
    await expect(createTextPdf(['Invoice 7', text])).rejects.toMatchObject({
      name: 'UnsupportedTextError',
      title: 'Invoice 7',
      characters,
    });
  });
});

it('makes the same file of the same text', async () => {
  const create = async () => new Uint8Array(await (await createTextPdf(['Title', 'Łódź'])).arrayBuffer());
  expect(await create()).toEqual(await create());
});

describe('the pages of a PDF', () => {
  it('break a line where it is full, and lose nothing', async () => {
    const words = Array.from({ length: 1000 }, (_, index) => `word${index}`);
    const pages = await pageTexts(await createTextPdf(['Title', words.join(' ')]));
    expect(pages.length).toBeGreaterThan(1);
    const text = pages.flatMap((texts) => texts.map((line) => line.text)).join(' ');
    expect(words.filter((word) => !text.includes(word))).toEqual([]);
  });

  it('have nothing but the foot below their text', async () => {
    const pages = await pageTexts(await createTextPdf(['Title', ...Array.from({ length: 200 }, () => 'line')]));
    for (const texts of pages) {
      const lowest = texts.filter(({ text }) => text === 'line').map(({ y }) => y);
      expect(Math.min(...lowest)).toBeGreaterThan(texts.at(-1)?.y ?? Infinity);
    }
    expect(pages.map((texts) => texts.at(-1)?.text)).toEqual(
      pages.map((_, index) => `TitlePage ${index + 1} of ${pages.length}`),
    );
  });

  it('set each line of a paragraph in the direction of the paragraph', async () => {
    const paragraph = 'شكرا جزيلا IBAN 12 شكرا';
    const sheets = await PdfSheets.create('Title', [paragraph]);
    const lines = sheets.wrap(paragraph, 60);
    for (const text of lines) sheets.row([{ text, x: SHEET.left }]);
    const [texts = []] = await pageTexts(await sheets.save('Title'));
    expect(texts.slice(0, lines.length).map(({ text }) => text)).toEqual(['اليزج اركش', 'اركش IBAN 12']);
  });

  it('break Japanese between characters, and a word that is too wide', async () => {
    const sheets = await PdfSheets.create('Title', ['請求書を送りました。', 'x']);
    const lines = sheets.wrap('請求書を送りました。請求書を送りました。', 100);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.filter((line) => line.startsWith('。'))).toEqual([]);
    expect(sheets.wrap('x'.repeat(300), SHEET.width).join('')).toBe('x'.repeat(300));
  });
});
