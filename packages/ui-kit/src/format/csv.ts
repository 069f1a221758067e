/** A value of a CSV cell. */
export type CsvValue = string | number | boolean | Date | null | undefined;

/** A column of a CSV file. The columns of a data table or data grid can be used too. */
export interface CsvColumn<Row> {
  /** The name of the column in the header line. */
  readonly header: string;
  /** Returns the value of a row. */
  accessor?(row: Row): CsvValue;
  /** Returns the value for the CSV file, if it differs from the accessor's: for example an ISO date instead of a text. */
  csvValue?(row: Row): CsvValue;
}

/** Matches text that a spreadsheet would evaluate as a formula. */
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
 * Returns rows as CSV (RFC 4180, with CRLF line endings). Text that a spreadsheet would evaluate as a formula gets a
 * leading apostrophe. Columns without `csvValue` and `accessor` are left out.
 */
export function toCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const exportedColumns = columns.filter((column) => column.csvValue !== undefined || column.accessor !== undefined);
  const lines = [
    exportedColumns.map((column) => cellOf(column.header)),
    ...rows.map((row) =>
      exportedColumns.map((column) => cellOf(column.csvValue ? column.csvValue(row) : column.accessor?.(row))),
    ),
  ];
  return lines.map((cells) => `${cells.join(',')}\r\n`).join('');
}
