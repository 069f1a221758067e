import { expect, it } from 'vitest';
import { csvOf, rowsText, tabbedTextOf } from './export-rows.ts';

const columns = [
  { header: 'Name', value: ({ name }: { readonly name: string }) => name },
  { header: 'Length', value: ({ name }: { readonly name: string }) => String(name.length) },
];

it('quotes every field of a CSV file and disarms formulas', () => {
  const rows = ['Ada "A" Moreno', '=SUM(A1)', '+1', '-1', '@home', '\tx', '\rx'].map((name) => ({ name }));
  expect(csvOf(columns, rows)).toBe(
    [
      '"Name","Length"',
      '"Ada ""A"" Moreno","14"',
      `"'=SUM(A1)","8"`,
      `"'+1","2"`,
      `"'-1","2"`,
      `"'@home","5"`,
      `"'\tx","2"`,
      `"'\rx","2"`,
      '',
    ].join('\r\n'),
  );
});

it('keeps each row of copied text on its line', () => {
  expect(tabbedTextOf(columns, [{ name: 'a\tb\nc' }])).toBe('Name\tLength\na b c\t5');
});

it('names a single row in the singular', () => {
  expect([1, 0, 12].map((count) => rowsText(count, 'users'))).toEqual(['1 user', '0 users', '12 users']);
});
