import { html, nothing, type TemplateResult } from 'lit';
import type { GridColumn, GridState } from '../data-grid.types.ts';
import { moveColumnsBy, pinColumn, setColumnVisible } from '../engine/column-state.ts';
import type { GridContext, GridMenu } from '../view/grid-context.ts';

/** A command of a column's menu. */
export type ColumnCommand =
  | 'sort-ascending'
  | 'sort-descending'
  | 'unsort'
  | 'pin-start'
  | 'pin-end'
  | 'unpin'
  | 'move-back'
  | 'move-forward'
  | 'fit'
  | 'hide';

interface ItemOptions {
  readonly type?: 'checkbox';
  readonly checked?: boolean;
  readonly disabled?: boolean;
}

function renderItem(
  value: string,
  label: string,
  { type, checked = false, disabled = false }: ItemOptions = {},
): TemplateResult {
  return html`<plinth-menu-item type=${type ?? 'item'} value=${value} ?checked=${checked} ?disabled=${disabled}
    >${label}</plinth-menu-item
  >`;
}

/** Renders the items of the open menu. */
export function renderMenuItems<Row>(
  menu: GridMenu<Row> | undefined,
  columns: readonly GridColumn<Row>[],
  context: GridContext<Row>,
): unknown {
  if (!menu) return nothing;
  if (menu.kind === 'row')
    return menu.actions.map(({ id, label, disabled }) => renderItem(id, label, { disabled: disabled === true }));
  const { hidden } = context.state;
  if (menu.kind === 'columns')
    return columns.map(({ id, header, group }) =>
      renderItem(id, group ? `${group}: ${header}` : header, { type: 'checkbox', checked: !hidden.includes(id) }),
    );
  return menu.kind === 'group' ? renderMoveItems(menu.columnIds, context) : renderColumnItems(menu.columnId, context);
}

type MenuItem = readonly [isShown: boolean, command: ColumnCommand, label: string];

const renderShown = (items: readonly MenuItem[]): readonly TemplateResult[] =>
  items.filter(([isShown]) => isShown).map(([, command, label]) => renderItem(command, label));

/** Returns the items that move columns by one place. */
function moveItems<Row>(
  columnIds: readonly string[],
  { state, layout, locale }: GridContext<Row>,
): readonly MenuItem[] {
  const { strings } = locale;
  const canMove = (offset: 1 | -1): boolean => moveColumnsBy(state, layout.columns, columnIds, offset) !== undefined;
  return [
    [canMove(-1), 'move-back', strings.gridMoveBack],
    [canMove(1), 'move-forward', strings.gridMoveOn],
  ];
}

function renderMoveItems<Row>(columnIds: readonly string[], context: GridContext<Row>): unknown {
  return renderShown(moveItems(columnIds, context));
}

function renderColumnItems<Row>(columnId: string, context: GridContext<Row>): unknown {
  const { layout, state, locale } = context;
  const { strings } = locale;
  const view = layout.columns.find(({ id }) => id === columnId);
  if (!view) return nothing;
  const sort = state.sort.find((entry) => entry.columnId === columnId);
  const isSortable = view.column.sortable === true;
  return renderShown([
    [isSortable && sort?.descending !== false, 'sort-ascending', strings.gridSortUp],
    [isSortable && sort?.descending !== true, 'sort-descending', strings.gridSortDown],
    [sort !== undefined, 'unsort', strings.gridSortNone],
    [view.pinned !== 'start', 'pin-start', strings.gridPinStart],
    [view.pinned !== 'end', 'pin-end', strings.gridPinEnd],
    [view.pinned !== false, 'unpin', strings.gridUnpin],
    ...moveItems([columnId], context),
    [true, 'fit', strings.gridFit],
    [layout.columns.length > 1, 'hide', strings.gridHide],
  ]);
}

/** Returns the change of state that a command of a column or a group makes; `undefined` if it makes none. */
export function applyColumnCommand<Row>(
  command: ColumnCommand,
  columnIds: readonly string[],
  { state, layout }: GridContext<Row>,
): Partial<GridState> | undefined {
  const [columnId = ''] = columnIds;
  const sortBy = (descending: boolean): Partial<GridState> => ({ sort: [{ columnId, descending }] });
  const moveBy = (offset: 1 | -1): Partial<GridState> | undefined =>
    moveColumnsBy(state, layout.columns, columnIds, offset);
  switch (command) {
    case 'sort-ascending':
      return sortBy(false);
    case 'sort-descending':
      return sortBy(true);
    case 'unsort':
      return { sort: state.sort.filter((sort) => sort.columnId !== columnId) };
    case 'pin-start':
      return pinColumn(state, columnId, 'start');
    case 'pin-end':
      return pinColumn(state, columnId, 'end');
    case 'unpin':
      return pinColumn(state, columnId, false);
    case 'move-back':
      return moveBy(-1);
    case 'move-forward':
      return moveBy(1);
    case 'hide':
      return setColumnVisible(state, columnId, false);
    case 'fit':
      return undefined;
  }
}
