import { html, nothing, type TemplateResult } from 'lit';
import type { GridContext, GridMenu } from './data-grid.context.ts';
import type { GridColumn } from './data-grid.types.ts';

/** What an entry of a column's menu does. */
export type ColumnCommand = 'up' | 'down' | 'unsorted' | 'start' | 'end' | 'unpinned' | 'back' | 'on' | 'fit' | 'hide';

function entry(value: string, label: string, shown = true): TemplateResult | typeof nothing {
  return shown ? html`<plinth-menu-item value=${value}>${label}</plinth-menu-item>` : nothing;
}

/** The entries of the menu that is open. */
export function renderMenu<Row>(menu: GridMenu<Row> | undefined, columns: readonly GridColumn<Row>[], context: GridContext<Row>): unknown {
  if (!menu) return nothing;
  if (menu.kind === 'row') {
    return menu.actions.map(({ id, label, disabled }) => html`<plinth-menu-item value=${id} ?disabled=${disabled === true}>${label}</plinth-menu-item>`);
  }
  if (menu.kind === 'columns') {
    const { hidden } = context.state;
    return columns.map(
      ({ id, header }) => html`<plinth-menu-item type="checkbox" value=${id} ?checked=${!hidden.includes(id)}>${header}</plinth-menu-item>`,
    );
  }
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
    entry('up', strings.gridSortUp, sortable && sorted?.descending !== false),
    entry('down', strings.gridSortDown, sortable && sorted?.descending !== true),
    entry('unsorted', strings.gridSortNone, sorted !== undefined),
    entry('start', strings.gridPinStart, view.pinned !== 'start'),
    entry('end', strings.gridPinEnd, view.pinned !== 'end'),
    entry('unpinned', strings.gridUnpin, view.pinned !== false),
    entry('back', strings.gridMoveBack, place > 0),
    entry('on', strings.gridMoveOn, place < layout.columns.length - 1),
    entry('fit', strings.gridFit),
    entry('hide', strings.gridHide, layout.columns.length > 1),
  ];
}
