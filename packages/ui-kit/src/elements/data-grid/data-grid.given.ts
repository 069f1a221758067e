import { listOf } from '#base/given.ts';
import type { CellContent, OfRow } from '../data-table/data-table.types.ts';
import type { GridActions, GridColumn } from './data-grid.types.ts';

/** The properties of a grid that no attribute has. */
interface Given<Row> {
  readonly columns: readonly GridColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: OfRow<Row, string> | undefined;
  readonly rowLabel: OfRow<Row, string> | undefined;
  readonly details: OfRow<Row, CellContent> | undefined;
  readonly actions: GridActions<Row> | undefined;
  readonly selected: readonly string[];
  readonly expanded: readonly string[];
}

function functionOf<Fn extends (...given: never[]) => unknown>(given: Fn | undefined): Fn | undefined {
  return typeof given === 'function' ? given : undefined;
}

/** What a page without types may have given, as the grid can use it: a list, a function, or nothing. */
export function usable<Row>({
  columns,
  rows,
  rowKey,
  rowLabel,
  details,
  actions,
  selected,
  expanded,
}: Given<Row>): Given<Row> {
  return {
    columns: listOf(columns),
    rows: Array.isArray(rows) ? rows : [],
    rowKey: functionOf(rowKey),
    rowLabel: functionOf(rowLabel),
    details: functionOf(details),
    actions: functionOf(actions),
    selected: listOf(selected),
    expanded: listOf(expanded),
  };
}
