import { html, nothing, type TemplateResult } from 'lit';
import { formatCount } from '#format/count.ts';
import { renderSortButton, sortDirection } from '#table/view/sort-button.ts';
import type { ColumnView } from '../engine/column-views.ts';
import type { ControlColumn } from './column-layout.ts';
import { renderFilterField } from './filter-field.ts';
import type { GridContext } from './grid-context.ts';
import { renderGrip } from './grip.ts';
import { renderMenuButton } from './menu-button.ts';

/** Returns 1 if the header has a row of column groups or of filters, otherwise 0. */
function countRow<Row>({ layout }: GridContext<Row>, name: 'group' | 'filter'): 0 | 1 {
  return layout.columns.some(({ column }) => column[name]) ? 1 : 0;
}

/** Returns the number of header rows. */
export function headerRowCount<Row>(context: GridContext<Row>): number {
  return countRow(context, 'group') + 1 + countRow(context, 'filter');
}

/** Renders the columns and the header: a row of column names, below their groups and above their filters. */
export function renderHeader<Row>(
  context: GridContext<Row>,
  selectAll: TemplateResult | typeof nothing,
): TemplateResult {
  const { leading, columns, trailing } = context.layout;
  const controls = (
    names: readonly ControlColumn[],
    side: 'start' | 'end',
    checkbox: TemplateResult | typeof nothing = nothing,
  ): readonly TemplateResult[] =>
    names.map(
      (name) => html`<td tabindex="-1" class=${`control pin ${side}`}>${name === 'check' ? checkbox : nothing}</td>`,
    );
  const groupRows = countRow(context, 'group');
  // The space of the row is reserved while the code that renders it is loaded.
  const groups =
    context.groups?.render(context) ??
    html`<tr aria-hidden="true">
      <td></td>
    </tr>`;
  const filters = countRow(context, 'filter')
    ? html`<tr class="cells filters" aria-rowindex=${groupRows + 2}>
        ${controls(leading, 'start')}${columns.map((view) => html`<td tabindex="-1" class=${view.className}>${renderFilterField(view.column, context)}</td>`)}${controls(trailing, 'end')}
      </tr>`
    : nothing;
  return html`<colgroup>
      ${[...leading, ...columns, ...trailing].map(() => html`<col />`)}
    </colgroup>
    <thead>
      ${groupRows ? groups : nothing}
      <tr class="cells names" aria-rowindex=${groupRows + 1}>
        ${controls(leading, 'start', selectAll)}${columns.map((view) => renderColumnHeader(view, context))}${controls(trailing, 'end')}
      </tr>
      ${filters}
    </thead>`;
}

function renderColumnHeader<Row>(view: ColumnView<Row>, context: GridContext<Row>): TemplateResult {
  const { column, id } = view;
  const { configurable, state, locale, commands } = context;
  const index = state.sort.findIndex(({ columnId }) => columnId === id);
  const direction = sortDirection(state.sort[index]);
  const rank =
    direction !== 'none' && state.sort.length > 1
      ? html`<span class="rank">${formatCount(index + 1, locale.language)}</span>`
      : nothing;
  const name = html`<span class=${column.headerHidden ? 'visually-hidden' : 'name'}>${column.header}</span>`;
  const sortButton = (): TemplateResult =>
    renderSortButton({
      direction,
      content: html`${name}${rank}`,
      tabIndex: -1,
      onSort: (event) => commands.sort(id, event.shiftKey),
    });
  return html`<th
    scope="col"
    tabindex="-1"
    class=${view.className}
    data-column=${id}
    draggable=${configurable ? 'true' : 'false'}
    aria-sort=${column.sortable ? direction : nothing}
  >
    <div class="title">
      ${column.sortable ? sortButton() : name}${configurable ? renderColumnControls(view, context) : nothing}
    </div>
  </th>`;
}

function renderColumnControls<Row>(
  { column, id }: ColumnView<Row>,
  { locale, commands }: GridContext<Row>,
): TemplateResult {
  const button = renderMenuButton(
    locale.strings.gridOptionsOf(column.header),
    (trigger) => commands.openMenu({ kind: 'column', columnId: id }, trigger),
    'options',
  );
  return html`${button}${renderGrip(locale.strings.gridWidthOf(column.header))}`;
}
