import { expect, test } from 'vitest';
import { createPdf } from './pdf.ts';

const textOf = async (lines: readonly string[]) => {
  const bytes = new Uint8Array(await createPdf(lines).arrayBuffer());
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
};

test('the table of a PDF has the offset of each object', async () => {
  const text = await textOf(['Größe (groß) \\ 10']);
  const [, start = ''] = /startxref\n(\d+)/.exec(text) ?? [];
  expect(text.slice(Number(start), Number(start) + 4)).toBe('xref');
  const offsets = [...text.matchAll(/^(\d{10}) 00000 n /gm)].map(([, offset]) => Number(offset));
  expect(offsets.map((offset, index) => text.slice(offset).startsWith(`${index + 1} 0 obj`))).toEqual(
    Array.from({ length: 5 }, () => true),
  );
  expect(text).toContain(String.raw`(Größe \(groß\) \\ 10) Tj`);
});

test.each([
  [0, 1],
  [30, 1],
  [31, 2],
  [90, 3],
])('%i lines are on %i pages', async (lineCount, pageCount) => {
  const text = await textOf(Array.from({ length: lineCount }, (_, index) => `Line ${index}.`));
  expect(text.match(/\/Type \/Page /g)).toHaveLength(pageCount);
  expect(text.match(/Line \d+\./g) ?? []).toHaveLength(lineCount);
});

test('refuses a character that its font lacks', () => {
  expect(() => createPdf(['10 €'])).toThrow(RangeError);
});
