/** A column of an exported list. */
export interface ExportColumn<Row> {
  readonly header: string;
  readonly value: (row: Row) => string;
  /** Returns the value for files that keep numbers and dates as such; by default the text. */
  readonly typed?: (row: Row) => TypedValue;
}

/** A cell of a spreadsheet; null for an empty one. A date stands for its day in UTC. */
export type TypedValue = string | number | Date | null;

/** Matches text that a spreadsheet would evaluate as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

const csvCell = (text: string): string => `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** Returns rows as CSV with every field quoted. Text that a spreadsheet would evaluate gets a leading apostrophe. */
export function csvOf<Row>(columns: readonly ExportColumn<Row>[], rows: readonly Row[]): string {
  const lines = [columns.map(({ header }) => header), ...rows.map((row) => columns.map(({ value }) => value(row)))];
  return lines.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');
}

/** Returns rows as lines of text with tabs between the cells, as a spreadsheet takes them from the clipboard. */
export function tabbedTextOf<Row>(columns: readonly ExportColumn<Row>[], rows: readonly Row[]): string {
  const lines = [columns.map(({ header }) => header), ...rows.map((row) => columns.map(({ value }) => value(row)))];
  return lines.map((cells) => cells.map((cell) => cell.replaceAll(/[\t\r\n]+/g, ' ')).join('\t')).join('\n');
}

/** Returns a number of rows, as `1 user` or `12 users`. @param name what the rows are called, in the plural. */
export const rowsText = (count: number, name: string): string =>
  `${count} ${count === 1 ? name.replace(/s$/, '') : name}`;

/** Returns the day of a date without a time as a spreadsheet keeps it. */
export const dayValue = (day: string): Date => new Date(`${day.slice(0, 10)}T00:00:00Z`);
