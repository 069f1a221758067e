import { toCsv, toTabbedText, type CsvColumn } from '@plinth/ui-kit/csv';

/** A column of an exported list. */
export interface ExportColumn<Row> {
  readonly header: string;
  readonly value: (row: Row) => string;
  /** Returns the value for files that keep numbers and dates as such; by default the text. */
  readonly typed?: (row: Row) => TypedValue;
}

/** A cell of a spreadsheet; null for an empty one. A date stands for its day in UTC. */
export type TypedValue = string | number | Date | null;

const csvColumnsOf = <Row>(columns: readonly ExportColumn<Row>[]): readonly CsvColumn<Row>[] =>
  columns.map(({ header, value }) => ({ header, csvValue: value }));

/** Returns rows as CSV. */
export const csvOf = <Row>(columns: readonly ExportColumn<Row>[], rows: readonly Row[]): string =>
  toCsv(csvColumnsOf(columns), rows);

/** Returns rows as a spreadsheet takes them from the clipboard. */
export const tabbedTextOf = <Row>(columns: readonly ExportColumn<Row>[], rows: readonly Row[]): string =>
  toTabbedText(csvColumnsOf(columns), rows);

/** Returns a number of rows, as `1 user` or `12 users`. @param name the noun for the rows, in the plural. */
export const rowsText = (count: number, name: string): string =>
  `${count} ${count === 1 ? name.replace(/s$/, '') : name}`;

/** Returns the day of a date without a time as a spreadsheet keeps it. */
export const dayValue = (day: string): Date => new Date(`${day.slice(0, 10)}T00:00:00Z`);
