import type { OfRow, TableColumn, TableSort } from '../data-table/data-table.types.ts';

/** How a column is filtered: by words in it, by the least and the greatest figure, or by one of its values. */
export type GridFilterKind = 'text' | 'range' | 'choice';

/** One column of a grid of `Row`s. What `plinth-data-table` knows of a column holds here too. */
export interface GridColumn<Row> extends TableColumn<Row> {
  /** The user may filter by it. A range is for numbers, in the unit of `accessor`. */
  readonly filter?: GridFilterKind;
  /** What a `choice` filter offers; the accessor's values, as text. */
  readonly choices?: readonly string[];
  /** Keeps it at a side while the others scroll, until the user says otherwise. */
  readonly pin?: 'start' | 'end';
  /** Hidden until the user shows it. */
  readonly hidden?: boolean;
}

/** What one column has to match: `text` and `choice` have `value`, `range` has `min`, `max` or both. */
export interface GridFilter {
  readonly columnId: string;
  readonly value?: string;
  readonly min?: number;
  readonly max?: number;
}

/** Which rows are asked for, and in which order. */
export interface GridQuery {
  /** The first counts most. */
  readonly sort: readonly TableSort[];
  readonly filters: readonly GridFilter[];
  /** Words looked for in every column. */
  readonly search: string;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** All that a user arranges in a grid; plain data, which can be kept as JSON and given back. */
export interface GridState extends GridQuery {
  /** Column ids in their order. A column that is not in it comes after those that are. */
  readonly order: readonly string[];
  readonly hidden: readonly string[];
  readonly pinned: { readonly start: readonly string[]; readonly end: readonly string[] };
  /** Widths that the user gave, in CSS pixels, by column id. */
  readonly widths: Readonly<Record<string, number>>;
}

/** An entry of the menu of a row. */
export interface GridAction {
  readonly id: string;
  readonly label: string;
  readonly disabled?: boolean;
}

/** The entries of the menu of a row; none for a row without a menu. */
export type GridActions<Row> = OfRow<Row, readonly GridAction[]>;

/** A row where it stands, under its name. */
export interface GridRow<Row> {
  readonly row: Row;
  readonly key: string;
}
