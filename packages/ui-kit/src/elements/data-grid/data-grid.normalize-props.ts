import { normalizeList } from '#base/normalize-list.ts';
import type { CellContent, RowCallback } from '#table/engine/column.ts';
import { functionOrUndefined } from '#table/engine/normalize.ts';
import type { GridActions, GridColumn } from './data-grid.types.ts';

/** The properties of a data grid that have no attribute. */
interface GridProps<Row> {
  readonly columns: readonly GridColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: RowCallback<Row, string> | undefined;
  readonly rowLabel: RowCallback<Row, string> | undefined;
  readonly details: RowCallback<Row, CellContent> | undefined;
  readonly getChildren: RowCallback<Row, readonly Row[] | undefined> | undefined;
  readonly actions: GridActions<Row> | undefined;
  readonly selected: readonly string[];
  readonly expanded: readonly string[];
}

/** Replaces values of the wrong type, which an untyped page may have set, with an empty list or `undefined`. */
export function normalizeProps<Row>(props: GridProps<Row>): GridProps<Row> {
  return {
    columns: normalizeList(props.columns),
    rows: Array.isArray(props.rows) ? props.rows : [],
    rowKey: functionOrUndefined(props.rowKey),
    rowLabel: functionOrUndefined(props.rowLabel),
    details: functionOrUndefined(props.details),
    getChildren: functionOrUndefined(props.getChildren),
    actions: functionOrUndefined(props.actions),
    selected: normalizeList(props.selected),
    expanded: normalizeList(props.expanded),
  };
}
