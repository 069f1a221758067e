import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { dayValue } from './export-rows.ts';
import { XlsxLimitError, xlsxOf } from './xlsx.ts';

interface Invoice {
  readonly name: string;
  readonly day: string;
  readonly total: number;
}

it('keeps numbers and days typed, and formulas as text', async () => {
  const file = await xlsxOf<Invoice>(
    'Invoices',
    [
      { header: 'Name', value: ({ name }) => name },
      { header: 'Day', value: ({ day }) => day, typed: ({ day }) => dayValue(day) },
      { header: 'Total', value: ({ total }) => `$${total}`, typed: ({ total }) => total },
    ],
    [{ name: '=1+1', day: '2026-11-19', total: 1284 }],
  );
  const files = unzipSync(new Uint8Array(await file.arrayBuffer()));
  const text = (path: string) => strFromU8(files[path] ?? new Uint8Array());
  const sheet = text('xl/worksheets/sheet1.xml');
  // Spreadsheets count the days from December 30, 1899.
  expect(sheet).toMatch(/<c r="B2"[^>]*><v>46345<\/v>/);
  expect(sheet).toMatch(/<c r="C2"[^>]*><v>1284<\/v>/);
  expect(sheet).not.toContain('<f>');
  expect(text('xl/sharedStrings.xml')).toContain('=1+1');
  expect(text('xl/workbook.xml')).toContain('name="Invoices"');
});

const NAME_COLUMN = [{ header: 'Name', value: (name: string) => name }];

it('writes a cell of 32,767 characters', async () => {
  await expect(xlsxOf('Names', NAME_COLUMN, ['x'.repeat(32_767)])).resolves.toBeInstanceOf(Blob);
});

it('sets the widths of as many rows as a list can have', async () => {
  await expect(
    xlsxOf(
      'Names',
      NAME_COLUMN,
      Array.from({ length: 150_000 }, () => 'x'),
    ),
  ).resolves.toBeInstanceOf(Blob);
});

it.each([
  ['a cell with more characters than a spreadsheet shows', ['x'.repeat(32_768)]],
  ['more rows than a sheet has', Array.from({ length: 1_048_576 }, () => '')],
])('refuses %s', async (_what, names) => {
  await expect(xlsxOf('Names', NAME_COLUMN, names)).rejects.toBeInstanceOf(XlsxLimitError);
});
