import type { TemplateResult } from 'lit';
import type { CsvColumn, CsvValue } from '#format/csv.ts';

/** The value of a cell before it is rendered. Sorting, filtering and the CSV export use it too. */
export type CellValue = CsvValue;

/** The rendered content of a cell. A node can only be in one place: return a new one from each call. */
export type CellContent = string | number | TemplateResult | Node | null | undefined;

/** The visual weight of a column: `muted` for dates, `medium` for money, `strong` for the most important amount. */
export type ColumnEmphasis = 'muted' | 'medium' | 'strong';

/** A column of a data table or a data grid. */
export interface TableColumn<Row> extends CsvColumn<Row> {
  /** The stable identifier of the column. Sorting, filters and detail lines refer to it. */
  readonly id: string;
  /** Hides the header visually; assistive technology still reads it. */
  readonly headerHidden?: boolean;
  /** The text alignment. `end` is for figures, which align to the physical right in both text directions. */
  readonly align?: 'start' | 'end';
  /** The visual weight of the cells. */
  readonly emphasis?: ColumnEmphasis;
  /** The width as a CSS length, for example `8rem`. */
  readonly width?: string;
  /** Makes the cells row headers (`<th scope="row">`). Set it on one column. */
  readonly rowHeader?: boolean;
  /** Lets the user sort by the column. */
  readonly sortable?: boolean;
  /** Returns the content of a cell. Without it the cell shows the accessor's value, formatted for the language. */
  cell?(row: Row): CellContent;
  /** Returns the value to sort by, if it differs from the accessor's. */
  sortValue?(row: Row): CellValue;
  /** Returns the total for the footer. It receives all rows, including those on other pages. */
  sum?(rows: readonly Row[]): CellContent;
}

/** The column that rows are sorted by, and the direction. */
export interface TableSort {
  readonly columnId: string;
  readonly descending: boolean;
}

/**
 * A function of a row. Its parameter is bivariant, because it is declared as a method: an element whose rows are
 * `unknown`, as in its React wrapper, accepts the functions of any row type.
 */
export type RowCallback<Row, Result> = { method(row: Row): Result }['method'];
