import type { ColumnView } from './column-views.ts';

/** Neighboring columns with one header above them, or a single column without a group. */
export type ColumnRun<Row> = readonly ColumnView<Row>[];

/** Returns the visible columns in runs. A group has a run on each side that it has columns on. */
export function columnRuns<Row>(views: readonly ColumnView<Row>[]): readonly ColumnRun<Row>[] {
  const runs: ColumnView<Row>[][] = [];
  for (const view of views) {
    const run = runs.at(-1);
    const previous = run?.[0];
    const { group } = view.column;
    if (group && previous?.column.group === group && previous.pinned === view.pinned) run?.push(view);
    else runs.push([view]);
  }
  return runs;
}
