import type { TemplateResult } from 'lit';
import { normalizeList } from '#base/normalize-list.ts';
import type { RowCallback, TableColumn, TableSort } from '#table/engine/column.ts';
import { functionOrUndefined } from '#table/engine/normalize.ts';
import type { TableDetail } from './data-table.types.ts';

/** The properties of a data table that have no attribute. */
interface TableProps<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: RowCallback<Row, string> | undefined;
  readonly rowLabel: RowCallback<Row, string> | undefined;
  readonly narrow: RowCallback<Row, TemplateResult> | undefined;
  readonly details: RowCallback<Row, readonly TableDetail[]> | undefined;
  readonly sort: TableSort | undefined;
  readonly expanded: readonly string[];
}

/** Replaces values of the wrong type, which an untyped page may have set, with an empty list or `undefined`. */
export function normalizeProps<Row>(props: TableProps<Row>): TableProps<Row> {
  return {
    columns: normalizeList(props.columns),
    rows: Array.isArray(props.rows) ? props.rows : [],
    rowKey: functionOrUndefined(props.rowKey),
    rowLabel: functionOrUndefined(props.rowLabel),
    narrow: functionOrUndefined(props.narrow),
    details: functionOrUndefined(props.details),
    sort: typeof props.sort?.columnId === 'string' ? props.sort : undefined,
    expanded: normalizeList(props.expanded),
  };
}
