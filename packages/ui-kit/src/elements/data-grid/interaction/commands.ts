import { withKeys } from '#table/engine/selection.ts';
import { toggleSort } from '#table/engine/toggle-sort.ts';
import type { GridRow } from '../data-grid.types.ts';
import type { GridModel } from '../engine/grid-model.ts';
import { withFilter } from '../engine/grid-state.ts';
import type { GridCommands, GridMenu } from '../view/grid-context.ts';
import type { GridStateController } from './grid-state-controller.ts';

/** Options of {@link createCommands}. */
export interface CommandOptions<Row> {
  readonly model: GridModel<Row>;
  readonly state: GridStateController<Row>;
  readonly selected: () => readonly string[];
  readonly onSelect: (keys: readonly string[]) => void;
  readonly openMenu: (menu: GridMenu<Row>, trigger: HTMLElement) => unknown;
  readonly toggleDetails: (entry: GridRow<Row>) => void;
  readonly exportCsv: () => unknown;
}

/** Creates the user's actions of a grid. */
export function createCommands<Row>({
  model,
  state,
  selected,
  onSelect,
  openMenu,
  toggleDetails,
  exportCsv,
}: CommandOptions<Row>): GridCommands<Row> {
  /** The key of the last selected row, from which Shift extends the selection. */
  let anchorKey: string | undefined;
  return {
    sort: (columnId, keepsOthers) => state.change({ sort: toggleSort(state.state.sort, columnId, keepsOthers) }),
    filter: (filter) => state.change({ filters: withFilter(state.state.filters, filter) }, { isTyping: true }),
    search: (search) => state.change({ search }, { isTyping: true }),
    clearFilters: () => state.change({ filters: [], search: '' }),
    openMenu,
    toggleDetails,
    select: (index, isSelected, isRange) => {
      const key = model.at(index)?.key;
      if (key === undefined) return;
      const anchor = isRange && anchorKey !== undefined ? model.pageKeys().indexOf(anchorKey) : -1;
      const keys = anchor < 0 ? [key] : model.pageKeys(Math.min(anchor, index), Math.max(anchor, index));
      anchorKey = key;
      onSelect(withKeys(selected(), keys, isSelected));
    },
    selectPage: (isSelected) => onSelect(withKeys(selected(), model.pageKeys(), isSelected)),
    selectAll: () => onSelect(withKeys(selected(), model.allKeys(), true)),
    clearSelection: () => onSelect([]),
    exportCsv,
  };
}
