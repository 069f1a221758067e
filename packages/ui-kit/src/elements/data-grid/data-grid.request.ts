import type { OfRow } from '../data-table/data-table.types.ts';
import type { GridColumn, GridState } from './data-grid.types.ts';

/** What the grid is asked to show. */
export interface GridRequest<Row> {
  readonly columns: readonly GridColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: OfRow<Row, string> | undefined;
  readonly paging: 'none' | 'pages';
  /** Rows come filtered, sorted and cut from elsewhere; `total` says how many there are. */
  readonly manual: boolean;
  readonly total: number;
  readonly state: GridState;
  readonly language: string;
}

/** Rows as they stand: the places of those that match, as they came and in order. Undefined for all, as they came. */
export interface Arranged<Row> {
  readonly rows: readonly Row[];
  readonly matching: Uint32Array | undefined;
  readonly order: Uint32Array | undefined;
}
