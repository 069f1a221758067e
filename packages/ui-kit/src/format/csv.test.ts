import { describe, expect, it } from 'vitest';
import { toCsv, toTabbedText, type CsvColumn, type CsvValue } from './csv.ts';

/** Returns the cell of a file with one column and one row. */
function cell(value: CsvValue): string {
  const file = toCsv([{ header: 'Value', accessor: (row: { value: CsvValue }) => row.value }], [{ value }]);
  return file.slice('Value\r\n'.length, -'\r\n'.length);
}

describe('toCsv', () => {
  it('writes a header line and one line per row', () => {
    const rows = [{ id: 'C-1077', left: 12_360_050 }];
    const columns: CsvColumn<(typeof rows)[number]>[] = [
      { header: 'Contract', accessor: (row) => row.id },
      { header: 'Left', accessor: () => '$123,601', csvValue: (row) => row.left / 100 },
      { header: 'Progress' },
    ];
    expect(toCsv(columns, rows)).toBe('Contract,Left\r\nC-1077,123600.5\r\n');
  });

  it.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\tx',
    '\rx',
    '\n=1',
    '＝1+1',
    '＋1',
    '－1',
    '＠SUM(A1)',
    '+1 503 555 0142+A1',
  ])('escapes %j, which a spreadsheet would evaluate', (text) => {
    expect(cell(text).replaceAll('"', '').startsWith("'")).toBe(true);
  });

  it.each(['+1 503 555 0142', '+15035550142', '+46 (0)8 465 004 77', '+1-503-555-0142', '+49 30/123456'])(
    'leaves the phone number %j as it is',
    (text) => {
      expect(cell(text)).toBe(text);
    },
  );

  it('escapes formulas in column names', () => {
    expect(toCsv([{ header: '=cmd', accessor: () => 1 }], [])).toBe("'=cmd\r\n");
  });

  it('keeps negative numbers and a true minus', () => {
    expect([cell(-4100), cell('−$4,100')]).toEqual(['-4100', '"−$4,100"']);
  });

  it('quotes separators, quotes and line breaks', () => {
    expect([cell('a,b'), cell('say "hi"'), cell('two\nlines')]).toEqual(['"a,b"', '"say ""hi"""', '"two\nlines"']);
  });

  it('writes empty cells for missing and invalid values, and dates as ISO strings', () => {
    expect([cell(null), cell(undefined), cell(Number.NaN), cell(new Date('never'))]).toEqual(['', '', '', '']);
    expect([cell(true), cell(new Date(0))]).toEqual(['true', '1970-01-01T00:00:00.000Z']);
  });
});

describe('toTabbedText', () => {
  const columns = [
    { header: 'Name', accessor: (row: { name: string }) => row.name },
    { header: 'Length', accessor: (row: { name: string }) => row.name.length },
  ];
  const copied = (name: string) => toTabbedText(columns, [{ name }]);

  it('separates cells with tabs and rows with line breaks', () => {
    expect(toTabbedText(columns, [{ name: 'Ada' }, { name: 'Bo, Li' }])).toBe('Name\tLength\nAda\t3\nBo, Li\t6');
  });

  it.each(['=1+1', '@SUM(A1)', '＝1+1'])('escapes %j, which a spreadsheet would evaluate', (text) => {
    expect(copied(text)).toContain(`\n'${text}\t`);
  });

  it('keeps a cell with tabs, quotes or line breaks one cell', () => {
    expect(copied('a\tb\n"c"')).toBe('Name\tLength\n"a\tb\n""c"""\t7');
  });

  it('leaves a phone number as it is', () => {
    expect(copied('+1 503 555 0142')).toContain('\n+1 503 555 0142\t');
  });
});
