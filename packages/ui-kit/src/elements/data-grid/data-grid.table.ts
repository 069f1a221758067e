import {
  columnPinningFeature,
  columnVisibilityFeature,
  constructTable,
  functionalUpdate,
  rowSortingFeature,
  tableFeatures,
  type Table,
  type TableState,
  type Updater,
} from '@tanstack/table-core';
import { plainReactivity } from '../data-table/data-table.reactivity.ts';
import type { GridColumn, GridState } from './data-grid.types.ts';

const features = /* @__PURE__ */ tableFeatures({
  coreReactivityFeature: plainReactivity,
  rowSortingFeature,
  columnPinningFeature,
  columnVisibilityFeature,
});
type Features = typeof features;
type State = TableState<Features>;

/** What a user's step in the library's table makes of a grid's state. */
function after<Row>(
  columns: readonly GridColumn<Row>[],
  { sort, pinned, hidden }: GridState,
  step: (table: Table<Features, object>) => void,
): State {
  let state: State = {
    sorting: sort.map(({ columnId, descending }) => ({ id: columnId, desc: descending })),
    columnPinning: { start: [...pinned.start], end: [...pinned.end] },
    columnVisibility: Object.fromEntries(hidden.map((id) => [id, false])),
  };
  const take =
    <Name extends keyof State>(name: Name) =>
    (updater: Updater<State[Name]>): void => {
      state = { ...state, [name]: functionalUpdate(updater, state[name]) };
    };
  const table = constructTable<Features, object>({
    features,
    columns: columns.map(({ id, sortable }) => ({
      id,
      accessorFn: () => undefined,
      enableSorting: sortable === true,
      sortDescFirst: false,
    })),
    data: [],
    state,
    onSortingChange: take('sorting'),
    onColumnPinningChange: take('columnPinning'),
    onColumnVisibilityChange: take('columnVisibility'),
  });
  step(table);
  return state;
}

/** A press on the name of a column: up, down, and back; `further` keeps the columns it is sorted by already. */
export function sortedAfter<Row>(
  columns: readonly GridColumn<Row>[],
  state: GridState,
  id: string,
  further: boolean,
): Pick<GridState, 'sort'> {
  const { sorting } = after(columns, state, (table) => table.getColumn(id)?.toggleSorting(undefined, further));
  return { sort: sorting.map((each) => ({ columnId: each.id, descending: each.desc })) };
}

/** The column pinned to a side, or to none. */
export function pinnedAfter<Row>(
  columns: readonly GridColumn<Row>[],
  state: GridState,
  id: string,
  side: 'start' | 'end' | false,
): Pick<GridState, 'pinned'> {
  return { pinned: after(columns, state, (table) => table.getColumn(id)?.pin(side)).columnPinning };
}

/** The column shown or hidden. */
export function hiddenAfter<Row>(
  columns: readonly GridColumn<Row>[],
  state: GridState,
  id: string,
  shown: boolean,
): Pick<GridState, 'hidden'> {
  const { columnVisibility } = after(columns, state, (table) => table.getColumn(id)?.toggleVisibility(shown));
  return { hidden: Object.keys(columnVisibility).filter((each) => columnVisibility[each] === false) };
}
