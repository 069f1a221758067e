import type { TableSort } from './column.ts';

/**
 * Returns the sort order after the user activates a column header: ascending, then descending, then unsorted.
 * @param keepsOthers whether the other columns stay in the order; the column keeps its position or comes last.
 */
export function toggleSort(sort: readonly TableSort[], columnId: string, keepsOthers: boolean): readonly TableSort[] {
  const current = sort.find((entry) => entry.columnId === columnId);
  const next = current?.descending ? [] : [{ columnId, descending: current !== undefined }];
  if (!keepsOthers) return next;
  return current ? sort.flatMap((entry) => (entry === current ? next : [entry])) : [...sort, ...next];
}
