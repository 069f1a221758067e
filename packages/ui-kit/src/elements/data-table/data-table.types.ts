import type { TemplateResult } from 'lit';
import type { CsvColumn, CsvValue } from '#format/csv.ts';

/** What a column says of a row, before it is drawn; also what it sorts by and exports. */
export type CellValue = CsvValue;

/** What is drawn in a cell. A node stands in one place only: make a new one at each call. */
export type CellContent = string | number | TemplateResult | Node | null | undefined;

/** How much a column weighs: dates are `muted`, money `medium`, the amount that the row is about `strong`. */
export type ColumnEmphasis = 'muted' | 'medium' | 'strong';

/** One column of a table of `Row`s. */
export interface TableColumn<Row> extends CsvColumn<Row> {
  /** Stable name of the column; detail rows and sorting refer to it. */
  readonly id: string;
  /** Keeps the header for assistive technology alone. */
  readonly headerHidden?: boolean;
  /** `end` is for figures: they stand at the physical right in both directions, units under units. */
  readonly align?: 'start' | 'end';
  readonly emphasis?: ColumnEmphasis;
  /** A CSS width: `8rem`. */
  readonly width?: string;
  /** Names the row for assistive technology. One column of a table. */
  readonly rowHeader?: boolean;
  /** The user may sort by it. */
  readonly sortable?: boolean;
  /** What is drawn, when the accessor's value in the reader's language is not enough. */
  cell?(row: Row): CellContent;
  /** What it sorts by, when that is not the accessor's value. */
  sortValue?(row: Row): CellValue;
  /** The figure under the column, of all rows, also of those on other pages. */
  sum?(rows: readonly Row[]): CellContent;
}

/** A line under an open row: what stands in which column, by column id. */
export type TableDetail = Readonly<Record<string, string | TemplateResult | undefined>>;

/** The column that a table is sorted by, and which way. */
export interface TableSort {
  readonly columnId: string;
  readonly descending: boolean;
}

/**
 * A function of a row. Written as a method, so that a table whose rows are `unknown` (its React wrapper) takes the
 * functions of any row.
 */
export type OfRow<Row, Result> = { method(row: Row): Result }['method'];
