import { html, nothing, type TemplateResult } from 'lit';
import { moved } from './data-grid.columns.ts';
import type { GridContext, GridMenu } from './data-grid.context.ts';
import { hiddenAfter, pinnedAfter } from './data-grid.table.ts';
import type { GridColumn, GridState } from './data-grid.types.ts';

/** What an entry of a column's menu does. */
export type ColumnCommand = 'up' | 'down' | 'unsorted' | 'start' | 'end' | 'unpinned' | 'back' | 'on' | 'fit' | 'hide';

interface Entry {
  readonly type?: 'checkbox';
  readonly checked?: boolean;
  readonly disabled?: boolean;
}

function entry(value: string, label: string, { type, checked = false, disabled = false }: Entry = {}): TemplateResult {
  return html`<plinth-menu-item type=${type ?? 'item'} value=${value} ?checked=${checked} ?disabled=${disabled}
    >${label}</plinth-menu-item
  >`;
}

/** The entries of the menu that is open. */
export function renderMenu<Row>(
  menu: GridMenu<Row> | undefined,
  columns: readonly GridColumn<Row>[],
  context: GridContext<Row>,
): unknown {
  if (!menu) return nothing;
  if (menu.kind === 'row')
    return menu.actions.map(({ id, label, disabled }) => entry(id, label, { disabled: disabled === true }));
  const { hidden } = context.state;
  if (menu.kind === 'columns')
    return columns.map(({ id, header }) => entry(id, header, { type: 'checkbox', checked: !hidden.includes(id) }));
  return renderColumnMenu(menu.columnId, context);
}

function renderColumnMenu<Row>(columnId: string, { layout, state, locale }: GridContext<Row>): unknown {
  const { strings } = locale;
  const place = layout.columns.findIndex(({ id }) => id === columnId);
  const view = layout.columns[place];
  if (!view) return nothing;
  const sorted = state.sort.find((sort) => sort.columnId === columnId);
  const sortable = view.column.sortable === true;
  return [
    ...(sortable && sorted?.descending !== false ? [entry('up', strings.gridSortUp)] : []),
    ...(sortable && sorted?.descending !== true ? [entry('down', strings.gridSortDown)] : []),
    ...(sorted !== undefined ? [entry('unsorted', strings.gridSortNone)] : []),
    ...(view.pinned !== 'start' ? [entry('start', strings.gridPinStart)] : []),
    ...(view.pinned !== 'end' ? [entry('end', strings.gridPinEnd)] : []),
    ...(view.pinned !== false ? [entry('unpinned', strings.gridUnpin)] : []),
    ...(place > 0 ? [entry('back', strings.gridMoveBack)] : []),
    ...(place < layout.columns.length - 1 ? [entry('on', strings.gridMoveOn)] : []),
    entry('fit', strings.gridFit),
    ...(layout.columns.length > 1 ? [entry('hide', strings.gridHide)] : []),
  ];
}

/** What an entry of a column's menu changes; undefined for what is no change of the state. */
export function columnChange<Row>(
  command: ColumnCommand,
  columnId: string,
  columns: readonly GridColumn<Row>[],
  { state, layout }: GridContext<Row>,
): Partial<GridState> | undefined {
  const neighbour = (by: number): string | undefined =>
    layout.columns[layout.columns.findIndex(({ id }) => id === columnId) + by]?.id;
  const sortedTo = (descending: boolean): Partial<GridState> => ({ sort: [{ columnId, descending }] });
  const move = (by: 1 | -1): Partial<GridState> | undefined => {
    const target = neighbour(by);
    return target === undefined ? undefined : moved(state, layout.columns, columnId, target, by > 0);
  };
  switch (command) {
    case 'up':
      return sortedTo(false);
    case 'down':
      return sortedTo(true);
    case 'unsorted':
      return { sort: state.sort.filter((sort) => sort.columnId !== columnId) };
    case 'start':
      return pinnedAfter(columns, state, columnId, 'start');
    case 'end':
      return pinnedAfter(columns, state, columnId, 'end');
    case 'unpinned':
      return pinnedAfter(columns, state, columnId, false);
    case 'back':
      return move(-1);
    case 'on':
      return move(1);
    case 'hide':
      return hiddenAfter(columns, state, columnId, false);
    case 'fit':
      return undefined;
  }
}
