import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { formatCount } from '#format/count.ts';
import type { CellContent, RowCallback } from '#table/engine/column.ts';
import { pageRange } from '#table/engine/paging.ts';
import { selectionShare } from '#table/engine/selection.ts';
import { renderFooter } from '#table/view/footer.ts';
import type { GridActions, GridColumn } from '../data-grid.types.ts';
import type { GridModel } from '../engine/grid-model.ts';
import type { CellNavigationController } from '../interaction/cell-navigation.ts';
import type { LazyModules } from '../interaction/lazy-modules.ts';
import type { MenuController } from '../interaction/menu-controller.ts';
import type { BodyContext, EditorRenderer, GridContext, HandleRenderer, TreeRenderer } from './grid-context.ts';
import { headerRowCount, renderHeader } from './header.ts';
import { renderNoMatch, renderPlaceholders } from './placeholders.ts';
import { renderBulkBar, renderToolbar } from './toolbar.ts';
import { renderTotals } from './totals.ts';

const PLACEHOLDER_ROWS = 5;

/** The properties of a grid that its templates read. */
interface GridProps<Row> {
  readonly label: string;
  readonly columns: readonly GridColumn<Row>[];
  readonly status: 'ready' | 'loading' | 'error';
  readonly paging: 'none' | 'pages';
  readonly manual: boolean;
  readonly selectable: boolean;
  readonly searchable: boolean;
  readonly exportable: boolean;
  readonly details: RowCallback<Row, CellContent> | undefined;
  readonly getChildren: RowCallback<Row, readonly Row[] | undefined> | undefined;
  readonly actions: GridActions<Row> | undefined;
  readonly rowLabel: RowCallback<Row, string> | undefined;
}

/** The data that a grid is rendered from. */
export interface GridView<Row> extends GridContext<Row> {
  readonly grid: GridProps<Row>;
  readonly model: GridModel<Row>;
  readonly isVirtual: boolean;
  readonly hasSlottedTools: boolean;
  readonly expanded: ReadonlySet<string>;
  readonly navigation: CellNavigationController;
  readonly modules: LazyModules;
  readonly menu: MenuController<Row> | undefined;
  readonly editing: EditorRenderer<Row> | undefined;
  readonly tree: TreeRenderer<Row> | undefined;
  readonly rowDrag: HandleRenderer<Row> | undefined;
  readonly onPage: (page: number) => void;
  readonly onRetry: () => unknown;
  readonly onScroll: () => void;
}

/** Renders a grid, except its rows. */
export function renderGrid<Row>(view: GridView<Row>): TemplateResult {
  const { grid, model, state, locale, navigation, menu, modules } = view;
  const { status, label } = grid;
  const hasNoRows = view.rows.length === 0;
  const isFiltered = state.filters.length > 0 || state.search.trim() !== '';
  const isEmpty = hasNoRows && !isFiltered && status === 'ready';
  const hasFailed = hasNoRows && status === 'error';
  const isLoading = model.rowCount === 0 && (status === 'loading' || model.isBusy);
  const hasNoMatch = !isEmpty && !isLoading && status === 'ready' && model.rowCount === 0;
  const toolbar = {
    isSearchable: grid.searchable,
    isExportable: grid.exportable,
    hasSlottedContent: view.hasSlottedTools,
  };
  return html`<div class="base" tabindex="-1">
    ${renderToolbar(toolbar, view)} ${renderBulkBar(model.matchCount, !grid.manual, view)}
    <div
      part="scroll"
      class=${view.isVirtual ? 'virtual' : ''}
      ?hidden=${isEmpty || hasFailed}
      @scroll=${view.onScroll}
    >
      <table
        part="table"
        role=${grid.getChildren ? 'treegrid' : 'grid'}
        aria-label=${label || nothing}
        aria-busy=${status === 'loading' || model.isBusy ? 'true' : nothing}
        aria-rowcount=${model.matchCount + headerRowCount(view)}
        aria-multiselectable=${grid.selectable ? 'true' : nothing}
        @focusin=${navigation.handleFocusin}
        @keydown=${navigation.handleKeydown}
      >
        ${renderHeader(view, renderSelectAll(view))}
        <tbody class="rows"></tbody>
        ${
          isLoading
            ? html`<tbody>
                ${renderPlaceholders(PLACEHOLDER_ROWS, view)}
              </tbody>`
            : nothing
        }
        ${hasNoRows || hasNoMatch ? nothing : renderTotals(() => model.matchingRows(), view)}
      </table>
    </div>
    ${hasNoMatch ? renderNoMatch(view) : nothing}
    <div ?hidden=${!isEmpty}>
      <slot name="empty"
        ><plinth-empty-state class="message" heading=${locale.strings.tableEmpty}></plinth-empty-state
      ></slot>
    </div>
    <div ?hidden=${!hasFailed}><slot name="error">${hasFailed ? renderFailure(view) : nothing}</slot></div>
    <span class="visually-hidden" role="status">${renderStatus(view, isFiltered)}</span>
    ${grid.selectable ? renderSelectionStatus(view) : nothing} ${view.rowDrag?.renderStatus()}
    ${hasNoRows ? nothing : renderPages(view)} ${modules.hasFailed ? renderModuleFailure(view) : nothing}
    <div
      part="menu"
      class="float"
      popover="auto"
      role="menu"
      aria-label=${menu?.label || nothing}
      @beforetoggle=${menu?.handleBeforetoggle}
      @plinth-menu-select=${menu?.handleSelect}
      @keydown=${menu?.handleKeydown}
    >
      ${menu?.render()}
    </div>
  </div>`;
}

/** Returns the data that the rows of a grid are rendered from. */
export function createBodyContext<Row>(view: GridView<Row>): BodyContext<Row> {
  const { grid, model, state } = view;
  const { details, actions, rowLabel, selectable } = grid;
  const rowsOnPreviousPages = grid.paging === 'pages' ? (model.page - 1) * state.pageSize : 0;
  return {
    ...view,
    details: grid.getChildren ? undefined : details,
    actions,
    rowLabel,
    selectable,
    at: (index) => model.at(index),
    firstRowIndex: headerRowCount(view) + 1 + rowsOnPreviousPages,
  };
}

function renderSelectAll<Row>({ grid, model, selected, locale, commands }: GridView<Row>): TemplateResult {
  const { strings, language } = locale;
  const { rowCount } = model;
  const share = selectionShare(selected, grid.selectable ? rowCount : 0, (index) => model.at(index)?.key);
  const isPart = grid.paging === 'pages' && rowCount < model.matchCount;
  const label = isPart ? strings.gridSelectRowsOnPage : strings.gridSelectRows;
  return html`<input
    type="checkbox"
    class="check"
    tabindex="-1"
    aria-label=${label(formatCount(rowCount, language))}
    .checked=${live(share === 'all')}
    .indeterminate=${live(share === 'some')}
    @click=${(event: MouseEvent) => commands.selectPage((event.currentTarget as HTMLInputElement).checked)}
  />`;
}

/** Renders the status for assistive technology: that rows are loading, or how many match the filters. */
function renderStatus<Row>({ grid, model, locale }: GridView<Row>, isFiltered: boolean): string | typeof nothing {
  const { strings, language } = locale;
  if (grid.status === 'loading') return strings.loading;
  return isFiltered
    ? strings.tableShown(formatCount(model.matchCount, language), formatCount(model.totalCount, language))
    : nothing;
}

/** Renders the number of selected rows for assistive technology. */
function renderSelectionStatus<Row>({ selected, locale }: GridView<Row>): TemplateResult {
  const { strings, language } = locale;
  return html`<span class="visually-hidden" role="status"
    >${strings.gridSelected(formatCount(selected.size, language))}</span
  >`;
}

function renderFailure<Row>({ locale, onRetry }: GridView<Row>): TemplateResult {
  return html`<plinth-empty-state
    class="message"
    kind="error"
    heading=${locale.strings.loadFailed}
    @plinth-load-retry=${onRetry}
  ></plinth-empty-state>`;
}

function renderPages<Row>(view: GridView<Row>): TemplateResult | typeof nothing {
  const { grid, model, state, locale } = view;
  return renderFooter(
    {
      isPaged: grid.paging !== 'none' && model.rowCount > 0,
      status: grid.status,
      range: pageRange(model.page, state.pageSize, model.rowCount, model.matchCount),
      locale,
      onPage: view.onPage,
      onRetry: () => void view.onRetry(),
    },
    ({ range, onPage }) =>
      html`<plinth-pagination
        class="pager"
        label=${grid.label || nothing}
        alignment="end"
        .page=${range.page}
        .pages=${Math.ceil(range.total / state.pageSize)}
        @plinth-page-change=${(event: CustomEvent<{ readonly page: number }>) => onPage(event.detail.page)}
      ></plinth-pagination>`,
  );
}

/** Renders the message that is shown when a lazy module could not be loaded. */
function renderModuleFailure<Row>({ locale, modules }: GridView<Row>): TemplateResult {
  return html`<div class="foot">
    <span class="failed">
      <span role="alert">${locale.strings.loadFailed}</span>
      <button type="button" class="text" @click=${modules.retry}>${locale.strings.tryAgain}</button>
    </span>
  </div>`;
}
