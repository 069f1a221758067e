import { expect, it } from 'vitest';
import { csvOf, rowsText, tabbedTextOf } from './export-rows.ts';

const columns = [
  { header: 'Name', value: ({ name }: { readonly name: string }) => name },
  { header: 'Length', value: ({ name }: { readonly name: string }) => String(name.length) },
];

const EVALUATED = ['=SUM(A1)', '+1', '-1', '@home', '＝1', '＋1', '－1', '＠home'];

it.each([
  ['CSV', csvOf],
  ['copied text', tabbedTextOf],
])('disarms formulas in %s and leaves phone numbers as they are', (_name, write) => {
  const lines = write(
    columns,
    [...EVALUATED, '+1 503 555 0142'].map((name) => ({ name })),
  ).split(/\r?\n/);
  const cells = lines.slice(1, EVALUATED.length + 2).map((line) => line.split(/[,\t]/)[0]);
  expect(cells).toEqual([...EVALUATED.map((text) => `'${text}`), '+1 503 555 0142']);
});

it('keeps quotes, line breaks and separators within their cell', () => {
  const rows = [{ name: 'a "b",\tc\nd' }];
  expect(csvOf(columns, rows)).toBe('Name,Length\r\n"a ""b"",\tc\nd",10\r\n');
  expect(tabbedTextOf(columns, rows)).toBe('Name\tLength\n"a ""b"",\tc\nd"\t10');
});

it('names a single row in the singular', () => {
  expect([1, 0, 12].map((count) => rowsText(count, 'users'))).toEqual(['1 user', '0 users', '12 users']);
});
