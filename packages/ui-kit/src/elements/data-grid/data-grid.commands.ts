import { moved, pinnedTo } from './data-grid.columns.ts';
import type { GridCommands, GridContext, GridMenu } from './data-grid.context.ts';
import type { ColumnCommand } from './data-grid.menu.ts';
import type { GridModel } from './data-grid.model.ts';
import { selectionWith } from './data-grid.selection.ts';
import { withFilter } from './data-grid.state.ts';
import type { GridRow, GridState } from './data-grid.types.ts';

/** What {@link commandsOf} needs of a grid. */
export interface CommandHost<Row> {
  readonly model: GridModel<Row>;
  readonly state: () => GridState;
  readonly selected: () => readonly string[];
  /** Takes a change that the user made; `typed` when more of it may follow at once. */
  readonly change: (part: Partial<GridState>, typed?: boolean) => void;
  readonly select: (keys: readonly string[]) => void;
  readonly openMenu: (menu: GridMenu<Row>, trigger: HTMLElement) => void;
  readonly toggleDetails: (of: GridRow<Row>) => void;
  readonly export: () => void;
}

/** What the user can do, each as a change of the grid's state. */
export function commandsOf<Row>(host: CommandHost<Row>): GridCommands<Row> {
  /** Key of the row that was chosen last, from which Shift goes on. */
  let anchor: string | undefined;
  return {
    sort: (columnId, further) => host.change({ sort: host.model.sortedAfter(columnId, further) }),
    filter: (filter) => host.change({ filters: withFilter(host.state().filters, filter) }, true),
    search: (search) => host.change({ search }, true),
    clearFilters: () => host.change({ filters: [], search: '' }),
    openMenu: host.openMenu,
    toggleDetails: host.toggleDetails,
    select: (index, on, range) => {
      const { model } = host;
      const key = model.at(index)?.key;
      if (key === undefined) return;
      const from = range && anchor !== undefined ? model.keys().indexOf(anchor) : -1;
      const keys = from < 0 ? [key] : model.keys(Math.min(from, index), Math.max(from, index));
      anchor = key;
      host.select(selectionWith(host.selected(), keys, on));
    },
    selectPage: (on) => host.select(selectionWith(host.selected(), host.model.keys(), on)),
    selectEvery: () => host.select(selectionWith(host.selected(), host.model.all().map(({ key }) => key), true)),
    clearSelection: () => host.select([]),
    export: host.export,
  };
}

/** What an entry of a column's menu changes; undefined for what is no change of the state. */
export function columnChange<Row>(command: ColumnCommand, columnId: string, { state, layout }: GridContext<Row>): Partial<GridState> | undefined {
  const neighbour = (by: number): string | undefined => layout.columns[layout.columns.findIndex(({ id }) => id === columnId) + by]?.id;
  const sortedTo = (descending: boolean): Partial<GridState> => ({ sort: [{ columnId, descending }] });
  const move = (by: 1 | -1): Partial<GridState> | undefined => {
    const target = neighbour(by);
    return target === undefined ? undefined : moved(state, layout.columns, columnId, target, by > 0);
  };
  switch (command) {
    case 'up': return sortedTo(false);
    case 'down': return sortedTo(true);
    case 'unsorted': return { sort: state.sort.filter((sort) => sort.columnId !== columnId) };
    case 'start': return pinnedTo(state, columnId, 'start');
    case 'end': return pinnedTo(state, columnId, 'end');
    case 'unpinned': return pinnedTo(state, columnId, false);
    case 'back': return move(-1);
    case 'on': return move(1);
    case 'hide': return { hidden: [...state.hidden, columnId] };
    case 'fit': return undefined;
  }
}
