import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { formatCount } from '#format/count.ts';
import { renderFoot } from '../data-table/data-table.foot.ts';
import type { CellContent, OfRow } from '../data-table/data-table.types.ts';
import type { GridBody, GridContext } from './data-grid.context.ts';
import type { GridFocus } from './data-grid.focus.ts';
import { renderHead } from './data-grid.head.ts';
import type { GridMenuController } from './data-grid.menu-controller.ts';
import type { GridModel } from './data-grid.model.ts';
import type { GridParts } from './data-grid.parts.ts';
import { renderNoMatch, renderPlaceholders, renderSums } from './data-grid.rest.ts';
import { shareSelected } from './data-grid.selection.ts';
import { renderBulk, renderTools } from './data-grid.tools.ts';
import type { GridActions, GridColumn } from './data-grid.types.ts';

const PLACEHOLDER_ROWS = 5;

/** The properties of a grid that its drawing reads. */
interface Given<Row> {
  readonly label: string;
  readonly columns: readonly GridColumn<Row>[];
  readonly status: 'ready' | 'loading' | 'error';
  readonly paging: 'none' | 'pages';
  readonly manual: boolean;
  readonly selectable: boolean;
  readonly searchable: boolean;
  readonly exportable: boolean;
  readonly details: OfRow<Row, CellContent> | undefined;
  readonly actions: GridActions<Row> | undefined;
  readonly rowLabel: OfRow<Row, string> | undefined;
}

/** All that a grid is drawn from. */
export interface GridView<Row> extends GridContext<Row> {
  readonly grid: Given<Row>;
  readonly model: GridModel<Row>;
  readonly limited: boolean;
  readonly hasTools: boolean;
  readonly expanded: ReadonlySet<string>;
  readonly focus: GridFocus;
  readonly parts: GridParts;
  readonly menu: GridMenuController<Row> | undefined;
  readonly turn: (step: 'next' | 'previous') => void;
  readonly retry: () => unknown;
  readonly scroll: () => void;
}

/** The whole of a grid. */
export function renderGrid<Row>(view: GridView<Row>): TemplateResult {
  const { grid, model, state, locale, focus, menu, parts } = view;
  const { status, label } = grid;
  const bare = view.rows.length === 0;
  const asked = state.filters.length > 0 || state.search.trim() !== '';
  const empty = bare && !asked && status === 'ready';
  const failed = bare && status === 'error';
  const loading = model.count === 0 && (status === 'loading' || model.isBusy);
  const noMatch = !empty && !loading && status === 'ready' && model.count === 0;
  return html`<div class="base">
    ${renderTools({ searchable: grid.searchable, exportable: grid.exportable, hasSlot: view.hasTools }, view)}
    ${renderBulk(model.matches, !grid.manual, view)}
    <div part="scroll" class=${view.limited ? 'limited' : ''} ?hidden=${empty || failed} @scroll=${view.scroll}>
      <table
        part="table"
        role="grid"
        aria-label=${label || nothing}
        aria-busy=${status === 'loading' || model.isBusy ? 'true' : nothing}
        aria-rowcount=${model.matches + headRowsOf(view)}
        aria-multiselectable=${grid.selectable ? 'true' : nothing}
        @focusin=${focus.handleFocusin}
        @keydown=${focus.handleKeydown}
      >
        ${renderHead(view, renderCheckAll(view))}
        <tbody class="rows"></tbody>
        ${
          loading
            ? html`<tbody>
                ${renderPlaceholders(PLACEHOLDER_ROWS, view)}
              </tbody>`
            : nothing
        }
        ${bare || noMatch ? nothing : renderSums(() => model.matchingRows(), view)}
      </table>
    </div>
    ${noMatch ? renderNoMatch(view) : nothing}
    <div ?hidden=${!empty}>
      <slot name="empty"
        ><plinth-empty-state class="rest" heading=${locale.strings.tableEmpty}></plinth-empty-state
      ></slot>
    </div>
    <div ?hidden=${!failed}><slot name="error">${failed ? renderFailed(view) : nothing}</slot></div>
    <span class="visually-hidden" role="status">${renderStatus(view, asked)}</span>
    ${bare ? nothing : renderPages(view)} ${parts.failed ? renderMissing(view) : nothing}
    <div
      part="menu"
      class="float"
      popover="auto"
      role="menu"
      aria-label=${menu?.name || nothing}
      @beforetoggle=${menu?.handleBeforetoggle}
      @plinth-menu-select=${menu?.handleSelect}
      @keydown=${menu?.handleKeydown}
    >
      ${menu?.render()}
    </div>
  </div>`;
}

/** Rows over the first one of the body: names, and filters where a column has one. */
function headRowsOf<Row>({ layout }: GridContext<Row>): number {
  return layout.columns.some(({ column }) => column.filter) ? 2 : 1;
}

/** What the rows are drawn from. */
export function bodyOf<Row>(view: GridView<Row>): GridBody<Row> {
  const { grid, model, state } = view;
  const { details, actions, rowLabel, selectable } = grid;
  const above = grid.paging === 'pages' ? (model.page - 1) * state.pageSize : 0;
  return {
    ...view,
    details,
    actions,
    rowLabel,
    selectable,
    at: (index) => model.at(index),
    firstRow: headRowsOf(view) + 1 + above,
  };
}

function renderCheckAll<Row>({ grid, model, selected, locale, commands }: GridView<Row>): TemplateResult {
  const share = shareSelected(selected, grid.selectable ? model.count : 0, (index) => model.at(index)?.key);
  return html`<input
    type="checkbox"
    class="check"
    tabindex="-1"
    aria-label=${locale.strings.gridSelectPage}
    .checked=${live(share === 'all')}
    .indeterminate=${live(share === 'some')}
    @click=${(event: MouseEvent) => commands.selectPage((event.currentTarget as HTMLInputElement).checked)}
  />`;
}

/** What only assistive technology has to be told. */
function renderStatus<Row>({ grid, model, rows, locale }: GridView<Row>, asked: boolean): string | typeof nothing {
  const { strings, language } = locale;
  if (grid.status === 'loading') return strings.loading;
  return asked ? strings.tableShown(formatCount(model.matches, language), formatCount(rows.length, language)) : nothing;
}

function renderFailed<Row>({ locale, retry }: GridView<Row>): TemplateResult {
  return html`<plinth-empty-state
    class="rest"
    kind="error"
    heading=${locale.strings.loadFailed}
    @plinth-load-retry=${retry}
  ></plinth-empty-state>`;
}

function renderPages<Row>({ grid, model, state, locale, turn, retry }: GridView<Row>): TemplateResult | typeof nothing {
  const { matches: total, count, page } = model;
  const { pageSize } = state;
  const from = (page - 1) * pageSize + 1;
  const range = { from, to: from + count - 1, total, canPrevious: page > 1, canNext: page * pageSize < total };
  return renderFoot({
    paging: grid.paging,
    status: grid.status,
    range,
    pageSize,
    locale,
    turn,
    retry: () => void retry(),
  });
}

/** A part of the grid that was asked for did not come. */
function renderMissing<Row>({ locale, parts }: GridView<Row>): TemplateResult {
  return html`<div class="foot">
    <span class="failed">
      <span role="alert">${locale.strings.loadFailed}</span>
      <button type="button" class="text" @click=${parts.retry}>${locale.strings.tryAgain}</button>
    </span>
  </div>`;
}
