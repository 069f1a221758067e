import type { RowCallback, TableColumn, TableSort } from '#table/engine/column.ts';

/** The filter of a column: text that it contains, a range of numbers, or one of its values. */
export type GridFilterKind = 'text' | 'range' | 'choice';

/** A column of a data grid: a {@link TableColumn} that can also be filtered, pinned and hidden. */
export interface GridColumn<Row> extends TableColumn<Row> {
  /** Lets the user filter by the column. `range` compares numbers and dates, in the unit of `accessor`. */
  readonly filter?: GridFilterKind;
  /** The options of a `choice` filter. Defaults to the accessor's values as text. */
  readonly choices?: readonly string[];
  /** Pins the column to a side, until the user changes it. */
  readonly pin?: 'start' | 'end';
  /** Hides the column, until the user shows it. */
  readonly hidden?: boolean;
}

/** The filter value of a column: `value` for `text` and `choice`; `min`, `max` or both for `range`. */
export interface GridFilter {
  readonly columnId: string;
  readonly value?: string;
  readonly min?: number;
  readonly max?: number;
}

/** The part of a grid's state that determines its rows. */
export interface GridQuery {
  /** The sorted columns, the most significant first. */
  readonly sort: readonly TableSort[];
  readonly filters: readonly GridFilter[];
  /** The text that is searched for in all columns. */
  readonly search: string;
  /** The page, from 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** The state of a grid that the user can change. It is plain data: it can be stored as JSON and restored. */
export interface GridState extends GridQuery {
  /** The column ids in their order. Columns that are not listed come last. */
  readonly order: readonly string[];
  /** The ids of the hidden columns. */
  readonly hidden: readonly string[];
  /** The ids of the pinned columns. */
  readonly pinned: { readonly start: readonly string[]; readonly end: readonly string[] };
  /** The widths that the user set, in CSS pixels by column id. */
  readonly widths: Readonly<Record<string, number>>;
}

/** An item of a row's menu. */
export interface GridAction {
  readonly id: string;
  readonly label: string;
  readonly disabled?: boolean;
}

/** Returns the items of a row's menu; an empty list for a row without a menu. */
export type GridActions<Row> = RowCallback<Row, readonly GridAction[]>;

/** A row and its key. */
export interface GridRow<Row> {
  readonly row: Row;
  readonly key: string;
}
