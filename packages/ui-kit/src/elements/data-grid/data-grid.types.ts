import type { CellContent, CellValue, RowCallback, TableColumn, TableSort } from '#table/engine/column.ts';

/** The filter of a column: text that it contains, a range of numbers, or one of its values. */
export type GridFilterKind = 'text' | 'range' | 'choice';

/** The built-in editor of a column: a text, number or date field, or a list of the column's `choices`. */
export type GridEditorKind = 'text' | 'number' | 'date' | 'choice';

/** A cell that is being edited, as a column's own editor gets it. */
export interface GridCellEdit<Row> {
  readonly row: Row;
  /** The value of the editor: the cell's, until `setValue` is called. */
  readonly value: CellValue;
  /** The header of the column, which names the control. */
  readonly label: string;
  /** The error message that is shown below the cell; empty if there is none. */
  readonly error: string;
  /** Sets the value of the editor. */
  setValue(value: CellValue): void;
  /** Saves the value and closes the editor, as Enter does. An invalid value keeps it open. */
  commit(): void;
  /** Closes the editor without saving, as Escape does. */
  cancel(): void;
}

/** Returns the control that edits a cell. The grid focuses it and handles Enter, Tab and Escape. */
export type GridEditor<Row> = { method(edit: GridCellEdit<Row>): CellContent }['method'];

/** A column of a data grid: a {@link TableColumn} that can also be filtered, edited, pinned and hidden. */
export interface GridColumn<Row> extends TableColumn<Row> {
  /** The header above this column and the others with the same one, which stay next to each other. */
  readonly group?: string;
  /** Lets the user filter by the column. `range` compares numbers and dates, in the unit of `accessor`. */
  readonly filter?: GridFilterKind;
  /** The options of a `choice` filter or editor. Defaults to the accessor's values as text. */
  readonly choices?: readonly string[];
  /** Pins the column to a side, until the user changes it. */
  readonly pin?: 'start' | 'end';
  /**
   * Gives the column the width that the others leave. Without one, it is the last column that is not pinned. A grid that is
   * half as wide again as its columns widens all of them instead, until the user has set a width.
   */
  readonly grow?: boolean;
  /** Hides the column, until the user shows it. */
  readonly hidden?: boolean;
  /** Lets the user edit the cells, in a built-in editor or in one that the page renders. Values come from `accessor`. */
  readonly editable?: GridEditorKind | GridEditor<Row>;
  /** Returns whether the cell of a row can be edited. Defaults to all rows. */
  isEditable?(row: Row): boolean;
  /** Returns the error message for an edited value that is invalid. */
  validate?(value: CellValue, row: Row): string | undefined;
  /** Returns the row with an edited value, with which the grid replaces the row in `rows`. Without it, and for the children in a tree, the page sets `rows` on `plinth-cell-change`. */
  setValue?(row: Row, value: CellValue): Row;
}

/** A value of a cell that the user has changed. */
export interface GridCellChange<Row> {
  readonly row: Row;
  readonly key: string;
  readonly column: GridColumn<Row>;
  readonly value: CellValue;
  readonly previousValue: CellValue;
}

/** A row that the user has moved. */
export interface GridRowMove<Row> extends GridRow<Row> {
  /** The index of the row in `rows`. */
  readonly from: number;
  /** The index in `rows` that the row gets. */
  readonly to: number;
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
