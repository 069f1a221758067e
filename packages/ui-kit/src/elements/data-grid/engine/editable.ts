import { callOr } from '#table/engine/callbacks.ts';
import type { GridColumn, GridEditorKind } from '../data-grid.types.ts';

const EDITOR_KINDS: readonly unknown[] = ['text', 'number', 'date', 'choice'];

/** Returns the kind of a column's built-in editor; `undefined` if it has an editor of its own or none. */
export function editorKindOf<Row>({ editable }: GridColumn<Row>): GridEditorKind | undefined {
  return EDITOR_KINDS.includes(editable) ? (editable as GridEditorKind) : undefined;
}

/** Returns whether the user can edit the cells of a column. */
export function isColumnEditable<Row>(column: GridColumn<Row>): boolean {
  return typeof column.editable === 'function' || editorKindOf(column) !== undefined;
}

/** Returns whether the user can edit the cell of a row. */
export function isCellEditable<Row>(column: GridColumn<Row>, row: Row): boolean {
  return isColumnEditable(column) && callOr(() => column.isEditable?.(row) !== false, false);
}
