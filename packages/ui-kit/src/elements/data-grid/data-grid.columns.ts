import { attempt } from '../data-table/data-table.cells.ts';
import type { GridColumn, GridState } from './data-grid.types.ts';

/** A column as it is drawn now. */
export interface ColumnView<Row> {
  readonly column: GridColumn<Row>;
  readonly id: string;
  readonly pinned: 'start' | 'end' | false;
  /** Class of its cells. */
  readonly className: string;
}

function viewOf<Row>(column: GridColumn<Row>, pinned: ColumnView<Row>['pinned'], isEdge: boolean): ColumnView<Row> {
  const names = [
    'cell',
    column.align === 'end' ? 'right' : '',
    column.emphasis,
    pinned ? `pin ${pinned}` : '',
    isEdge ? 'edge' : '',
  ];
  return { column, id: column.id, pinned, className: names.filter(Boolean).join(' ') };
}

/** The columns that are shown, from the start. One that the order does not name comes after those that it does. */
export function viewsOf<Row>(
  columns: readonly GridColumn<Row>[],
  { order, hidden, pinned: { start, end } }: GridState,
): readonly ColumnView<Row>[] {
  const shown = new Map(columns.filter(({ id }) => !hidden.includes(id)).map((column) => [column.id, column]));
  const at = (side: ColumnView<Row>['pinned'], ids: readonly string[]): readonly ColumnView<Row>[] => {
    const found = ids.flatMap((id) => shown.get(id) ?? []);
    return found.map((column, place) => viewOf(column, side, side === 'start' && place === found.length - 1));
  };
  const sides = new Set([...start, ...end]);
  const middle = [...new Set([...order, ...shown.keys()])].filter((id) => !sides.has(id));
  return [
    ...at('start', start),
    ...at(false, middle),
    ...at(
      'end',
      end.filter((id) => !start.includes(id)),
    ),
  ];
}

/** The order of the columns when one goes before or after another. Both stand at the same side afterwards. */
export function moved<Row>(
  state: GridState,
  views: readonly ColumnView<Row>[],
  id: string,
  target: string,
  after: boolean,
): Pick<GridState, 'order' | 'pinned'> {
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

/** The values of a column, of the rows in which they were looked for. */
const found = new WeakMap<object, { readonly rows: readonly unknown[]; readonly values: readonly string[] }>();

/** Every value that a column has, as text, in their order; what a choice offers that says nothing of its own. */
export function choicesOf<Row>(column: GridColumn<Row>, rows: readonly Row[]): readonly string[] {
  if (column.choices) return column.choices;
  const known = found.get(column);
  if (known?.rows === rows) return known.values;
  const texts = new Set(rows.map((row) => attempt(() => String(column.accessor?.(row) ?? ''), '')));
  texts.delete('');
  const values = [...texts].toSorted((one, other) => one.localeCompare(other));
  found.set(column, { rows, values });
  return values;
}
