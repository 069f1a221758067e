import type { GridCommands, GridMenu } from './data-grid.context.ts';
import type { GridModel } from './data-grid.model.ts';
import type { GridParts } from './data-grid.parts.ts';
import { selectionWith } from './data-grid.selection.ts';
import { withFilter } from './data-grid.state.ts';
import type { GridRow, GridState } from './data-grid.types.ts';

/** What {@link commandsOf} needs of a grid. */
export interface CommandHost<Row> {
  readonly model: GridModel<Row>;
  readonly parts: GridParts;
  readonly state: () => GridState;
  readonly selected: () => readonly string[];
  /** Takes a change that the user made; `typed` when more of it may follow at once. */
  readonly change: (part: Partial<GridState>, typed?: boolean) => void;
  readonly select: (keys: readonly string[]) => void;
  readonly openMenu: (menu: GridMenu<Row>, trigger: HTMLElement) => unknown;
  readonly toggleDetails: (of: GridRow<Row>) => void;
  readonly export: () => unknown;
}

/** What the user can do, each as a change of the grid's state. */
export function commandsOf<Row>(host: CommandHost<Row>): GridCommands<Row> {
  /** Key of the row that was chosen last, from which Shift goes on. */
  let anchor: string | undefined;
  return {
    sort: async (columnId, further) => {
      // The next state will want it.
      if (!host.model.given.manual) host.parts.ask('sorter');
      const table = await host.parts.fetch('table');
      if (table) host.change(table.sortedAfter(host.model.given.columns, host.state(), columnId, further));
    },
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
    selectEvery: () => host.select(selectionWith(host.selected(), host.model.allKeys(), true)),
    clearSelection: () => host.select([]),
    export: host.export,
  };
}
