import type { GridState } from '../data-grid.types.ts';
import type { ColumnView, PinnedSide } from './column-views.ts';

const without = (ids: readonly string[], id: string): readonly string[] => ids.filter((other) => other !== id);

/** Returns the state after a column has moved before or after a target. The column joins the target's pinned side. */
export function moveColumn<Row>(
  { pinned: { start, end } }: GridState,
  views: readonly ColumnView<Row>[],
  id: string,
  targetId: string,
  isAfter: boolean,
): Pick<GridState, 'order' | 'pinned'> {
  const side = views.find((view) => view.id === targetId)?.pinned ?? false;
  const insert = (ids: readonly string[]): readonly string[] => {
    const others = without(ids, id);
    const index = others.indexOf(targetId);
    return index < 0 ? others : others.toSpliced(index + (isAfter ? 1 : 0), 0, id);
  };
  return {
    order: insert(views.map((view) => view.id)),
    pinned: {
      start: side === 'start' ? insert(start) : without(start, id),
      end: side === 'end' ? insert(end) : without(end, id),
    },
  };
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
