import type { GridState } from '../data-grid.types.ts';
import { columnRuns, type ColumnRun } from './column-runs.ts';
import type { ColumnView, PinnedSide } from './column-views.ts';

const without = (ids: readonly string[], id: string): readonly string[] => ids.filter((other) => other !== id);

type ColumnPlaces = Pick<GridState, 'order' | 'pinned'>;

/**
 * Returns the state after columns have moved before or after a target, whose pinned side they join; `undefined` if they
 * can't move there. A column moves within its group; a whole group, or a column without one, moves around other groups.
 * @param ids a single column, or all columns of a group on one side.
 */
export function moveColumns<Row>(
  { pinned }: GridState,
  views: readonly ColumnView<Row>[],
  ids: readonly string[],
  targetId: string,
  isAfter: boolean,
): ColumnPlaces | undefined {
  const runs = columnRuns(views);
  const run = runOf(runs, ids[0]);
  const targetRun = runOf(runs, targetId);
  const target = targetRun.find(({ id }) => id === targetId);
  const group = target?.column.group;
  const isSameGroup = Boolean(group) && run[0]?.column.group === group;
  if (!target || ids.includes(targetId) || (ids.length < run.length && !isSameGroup)) return undefined;
  const anchorId = isSameGroup ? targetId : targetRun.at(isAfter ? -1 : 0)?.id;
  const order = views
    .filter(({ id }) => !ids.includes(id))
    .flatMap(({ id }) => {
      if (id !== anchorId) return [id];
      return isAfter ? [id, ...ids] : [...ids, id];
    });
  const sideOf = (id: string): PinnedSide | undefined =>
    ids.includes(id) ? target.pinned : views.find((view) => view.id === id)?.pinned;
  // Hidden columns stay pinned.
  const pinnedTo = (side: 'start' | 'end'): readonly string[] => [
    ...order.filter((id) => sideOf(id) === side),
    ...pinned[side].filter((id) => sideOf(id) === undefined),
  ];
  return { order, pinned: { start: pinnedTo('start'), end: pinnedTo('end') } };
}

/**
 * Returns the state after columns have moved by one place: a column within its group, a whole group or a column without
 * one around its neighbor. `undefined` if there is no place.
 */
export function moveColumnsBy<Row>(
  state: GridState,
  views: readonly ColumnView<Row>[],
  ids: readonly string[],
  offset: 1 | -1,
): ColumnPlaces | undefined {
  const runs = columnRuns(views);
  const run = runOf(runs, ids[0]);
  const neighbors = ids.length < run.length ? run : (runs[runs.indexOf(run) + offset] ?? []);
  const targetId = neighbors === run ? run[run.findIndex(({ id }) => id === ids[0]) + offset]?.id : neighbors[0]?.id;
  return targetId === undefined ? undefined : moveColumns(state, views, ids, targetId, offset > 0);
}

function runOf<Row>(runs: readonly ColumnRun<Row>[], columnId: string | undefined): ColumnRun<Row> {
  return runs.find((run) => run.some(({ id }) => id === columnId)) ?? [];
}

/** Returns the state after a column has been pinned to a side or unpinned. */
export function pinColumn({ pinned }: GridState, id: string, side: PinnedSide): Pick<GridState, 'pinned'> {
  const [start, end] = [without(pinned.start, id), without(pinned.end, id)];
  return { pinned: { start: side === 'start' ? [...start, id] : start, end: side === 'end' ? [...end, id] : end } };
}

/** Returns the state after a column has been shown or hidden. */
export function setColumnVisible({ hidden }: GridState, id: string, isVisible: boolean): Pick<GridState, 'hidden'> {
  return { hidden: isVisible ? without(hidden, id) : [...without(hidden, id), id] };
}
