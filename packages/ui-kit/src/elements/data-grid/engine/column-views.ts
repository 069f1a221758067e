import { callOr } from '#table/engine/callbacks.ts';
import type { GridColumn, GridState } from '../data-grid.types.ts';

/** The side that a column is pinned to. */
export type PinnedSide = 'start' | 'end' | false;

/** A visible column. */
export interface ColumnView<Row> {
  readonly column: GridColumn<Row>;
  readonly id: string;
  readonly pinned: PinnedSide;
  /** The class of its cells. */
  readonly className: string;
}

function createColumnView<Row>(column: GridColumn<Row>, pinned: PinnedSide, isEdge: boolean): ColumnView<Row> {
  const names = [
    'cell',
    column.align === 'end' ? 'right' : '',
    column.emphasis,
    pinned ? `pin ${pinned}` : '',
    isEdge ? 'edge' : '',
  ];
  return { column, id: column.id, pinned, className: names.filter(Boolean).join(' ') };
}

/** Moves the columns of each group next to its first one. */
function gatherGroups<Row>(columns: readonly GridColumn<Row>[]): readonly GridColumn<Row>[] {
  const groups = new Map<unknown, GridColumn<Row>[]>();
  for (const column of columns) {
    const key = column.group || column;
    groups.set(key, [...(groups.get(key) ?? []), column]);
  }
  return [...groups.values()].flat();
}

/** Returns the visible columns in their order, with those of a group on one side together. Columns that `order` does not list come last. */
export function createColumnViews<Row>(
  columns: readonly GridColumn<Row>[],
  { order, hidden, pinned: { start, end } }: GridState,
): readonly ColumnView<Row>[] {
  const visible = new Map(columns.filter(({ id }) => !hidden.includes(id)).map((column) => [column.id, column]));
  const viewsOf = (side: PinnedSide, ids: readonly string[]): readonly ColumnView<Row>[] => {
    const found = gatherGroups(ids.flatMap((id) => visible.get(id) ?? []));
    return found.map((column, index) => createColumnView(column, side, side === 'start' && index === found.length - 1));
  };
  const pinned = new Set([...start, ...end]);
  const unpinned = [...new Set([...order, ...visible.keys()])].filter((id) => !pinned.has(id));
  return [
    ...viewsOf('start', start),
    ...viewsOf(false, unpinned),
    ...viewsOf(
      'end',
      end.filter((id) => !start.includes(id)),
    ),
  ];
}

/** The cached choices of a column and the rows that they were collected from. */
const choicesCache = new WeakMap<object, { readonly rows: readonly unknown[]; readonly choices: readonly string[] }>();

/** Returns the options of a column's `choice` filter: its own `choices`, or all distinct values as sorted texts. */
export function choicesOf<Row>(column: GridColumn<Row>, rows: readonly Row[]): readonly string[] {
  if (column.choices) return column.choices;
  const cached = choicesCache.get(column);
  if (cached?.rows === rows) return cached.choices;
  const texts = new Set(rows.map((row) => callOr(() => String(column.accessor?.(row) ?? ''), '')));
  texts.delete('');
  const choices = [...texts].toSorted((a, b) => a.localeCompare(b));
  choicesCache.set(column, { rows, choices });
  return choices;
}
