import { attempt, classOf } from '../data-table/data-table.cells.ts';
import type { GridColumn, GridState } from './data-grid.types.ts';

/** A column as it is drawn now. */
export interface ColumnView<Row> {
  readonly column: GridColumn<Row>;
  readonly id: string;
  readonly pinned: 'start' | 'end' | false;
  /** Class of its cells. */
  readonly className: string;
}

/** The view of a column at a side. */
export function viewOf<Row>(column: GridColumn<Row>, pinned: ColumnView<Row>['pinned']): ColumnView<Row> {
  return { column, id: column.id, pinned, className: `cell ${classOf(column)} ${pinned ? `pin ${pinned}` : ''}` };
}

/** The order of the columns when one goes before or after another. Both stand at the same side afterwards. */
export function moved<Row>(state: GridState, views: readonly ColumnView<Row>[], id: string, target: string, after: boolean): Pick<GridState, 'order' | 'pinned'> {
  const side = views.find((view) => view.id === target)?.pinned ?? false;
  const put = (ids: readonly string[]): readonly string[] => {
    const others = ids.filter((each) => each !== id);
    const place = others.indexOf(target);
    return place < 0 ? others : others.toSpliced(place + (after ? 1 : 0), 0, id);
  };
  const without = (ids: readonly string[]): readonly string[] => ids.filter((each) => each !== id);
  const { start, end } = state.pinned;
  return {
    order: put(views.map((view) => view.id)),
    pinned: { start: side === 'start' ? put(start) : without(start), end: side === 'end' ? put(end) : without(end) },
  };
}

/** The column pinned to a side, or to none. */
export function pinnedTo({ pinned }: GridState, id: string, side: 'start' | 'end' | false): Pick<GridState, 'pinned'> {
  const of = (each: 'start' | 'end'): readonly string[] => {
    const others = pinned[each].filter((known) => known !== id);
    return side === each ? [...others, id] : others;
  };
  return { pinned: { start: of('start'), end: of('end') } };
}

/** Every value that a column has, as text, in their order; what a choice offers that says nothing of its own. */
export function choicesOf<Row>(column: GridColumn<Row>, rows: readonly Row[]): readonly string[] {
  if (column.choices) return column.choices;
  const values = new Set(rows.map((row) => attempt(() => String(column.accessor?.(row) ?? ''), '')));
  values.delete('');
  return [...values].toSorted((one, other) => one.localeCompare(other));
}
