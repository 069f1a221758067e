/** What a cell of a comma-separated file can hold. */
export type CsvValue = string | number | boolean | Date | null | undefined;

/** A column of the file. A column of `plinth-data-table` is one too. */
export interface CsvColumn<Row> {
  /** Its name in the first line. */
  readonly header: string;
  /** What is shown of a row; used when there is no `csvValue`. */
  accessor?(row: Row): CsvValue;
  /** What the file says of a row: an amount in whole units, a date instead of its text. */
  csvValue?(row: Row): CsvValue;
}

/** Cells that a spreadsheet would run as a formula. */
const FORMULA = /^[=+\-@\t\r]/u;
const NEEDS_QUOTES = /[",\r\n]/u;

function cellOf(value: CsvValue): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  if (typeof value === 'boolean') return String(value);
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString();
  const text = FORMULA.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Rows as a comma-separated file (RFC 4180, lines end in CR LF). Numbers stay numbers; text that a spreadsheet would
 * run as a formula gets a leading apostrophe. Columns that have neither `csvValue` nor `accessor` are left out.
 */
export function toCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const written = columns.filter((column) => column.csvValue !== undefined || column.accessor !== undefined);
  const lines = [
    written.map((column) => cellOf(column.header)),
    ...rows.map((row) =>
      written.map((column) => cellOf(column.csvValue ? column.csvValue(row) : column.accessor?.(row))),
    ),
  ];
  return lines.map((cells) => `${cells.join(',')}\r\n`).join('');
}
