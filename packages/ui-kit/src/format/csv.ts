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

/** Matches text that a spreadsheet would evaluate as a formula, also with the full-width signs of an Asian keyboard. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/u;
/** Matches a phone number with its country code. Nothing in it can be evaluated to more than a number. */
const PHONE = /^\+\d(?:[ ().\-/\u00A0]*\d){5,}$/u;
const NEEDS_CSV_QUOTES = /[",\r\n]/u;
const NEEDS_TAB_QUOTES = /["\t\r\n]/u;

/** Returns a value as text that a spreadsheet does not evaluate. */
function textOf(value: CsvValue): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  if (typeof value === 'boolean') return String(value);
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString();
  return FORMULA.test(value) && !PHONE.test(value) ? `'${value}` : value;
}

/** Returns the cells of the header and of the rows, with quotes where they are needed. */
function linesOf<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[], needsQuotes: RegExp): string[][] {
  const exportedColumns = columns.filter((column) => column.csvValue !== undefined || column.accessor !== undefined);
  const cellOf = (value: CsvValue): string => {
    const text = textOf(value);
    return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return [
    exportedColumns.map((column) => cellOf(column.header)),
    ...rows.map((row) =>
      exportedColumns.map((column) => cellOf(column.csvValue ? column.csvValue(row) : column.accessor?.(row))),
    ),
  ];
}

/**
 * Returns rows as CSV (RFC 4180, with CRLF line endings). Text that a spreadsheet would evaluate as a formula gets a
 * leading apostrophe; phone numbers such as `+1 503 555 0142` don't. Columns without `csvValue` and `accessor` are left
 * out.
 */
export const toCsv = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string =>
  linesOf(columns, rows, NEEDS_CSV_QUOTES)
    .map((cells) => `${cells.join(',')}\r\n`)
    .join('');

/** Returns rows as spreadsheets take them from the clipboard: with tabs between the cells, and as safe as in `toCsv`. */
export const toTabbedText = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string =>
  linesOf(columns, rows, NEEDS_TAB_QUOTES)
    .map((cells) => cells.join('\t'))
    .join('\n');
