import type { RowCallback } from '#table/engine/column.ts';
import type { GridColumn, GridRow, GridState } from '../data-grid.types.ts';
import type { ColumnView } from './column-views.ts';

/** The input of a grid model. */
export interface ModelInput<Row> {
  readonly columns: readonly GridColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: RowCallback<Row, string> | undefined;
  readonly paging: 'none' | 'pages';
  /** The host page filters, sorts and pages the rows; `total` is the number of all rows. */
  readonly manual: boolean;
  readonly total: number;
  readonly state: GridState;
  readonly language: string;
  /** Returns the children of a row; `undefined` if the rows are no tree. */
  readonly getChildren: RowCallback<Row, readonly Row[] | undefined> | undefined;
  /** The keys of the expanded rows of a tree. */
  readonly expanded: ReadonlySet<string> | undefined;
}

/** The filtered and sorted rows, as indexes into `rows`. `undefined` stands for all rows in their original order. */
export interface ProcessedRows<Row> {
  readonly rows: readonly Row[];
  readonly matching: Uint32Array | undefined;
  readonly sorted: Uint32Array | undefined;
  /** The tree, of which `sorted` has the rows with expanded ancestors and `matching` those of the top level. */
  readonly tree?: ProcessedTree;
}

/** A visible row of a tree. */
export interface TreeRow {
  /** The depth, from 1. */
  readonly level: number;
  /** The position among its siblings, from 1. */
  readonly position: number;
  readonly siblingCount: number;
  readonly isExpandable: boolean;
  readonly isExpanded: boolean;
}

/** The processed rows of a tree. */
export interface ProcessedTree {
  /** The visible rows in their order. */
  readonly rows: readonly TreeRow[];
  /** The indexes of all matching rows, also those below a collapsed one. */
  readonly all: Uint32Array;
  /** Remembers that the user has expanded or collapsed a row while the rows are filtered. */
  readonly setExpanded: (key: string, isExpanded: boolean) => void;
}

/** The visible rows and columns, as the features that are loaded on demand read them from a grid model. */
export interface VisibleRows<Row> {
  readonly columns: readonly ColumnView<Row>[];
  /** The number of rows on the visible page. */
  readonly rowCount: number;
  /** The number of rows on the previous pages. */
  readonly pageStart: number;
  readonly tree: ProcessedTree | undefined;
  /** Returns the row at an index of the visible page. */
  at(index: number): GridRow<Row> | undefined;
}
