import type { RowCallback } from '#table/engine/column.ts';
import type { GridColumn, GridState } from '../data-grid.types.ts';

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
}

/** The filtered and sorted rows, as indexes into `rows`. `undefined` stands for all rows in their original order. */
export interface ProcessedRows<Row> {
  readonly rows: readonly Row[];
  readonly matching: Uint32Array | undefined;
  readonly sorted: Uint32Array | undefined;
}
