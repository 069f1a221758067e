import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { query } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { isElement } from '#base/dom.ts';
import { emit } from '#base/emit.ts';
import { isInputMethodKey } from '#base/input-method.ts';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { yieldToMain } from '#base/yield-to-main.ts';
import { LocaleController } from '#controllers/locale.ts';
import { MediaQueryController } from '#controllers/media-query.ts';
import { OverflowController } from '#controllers/overflow.ts';
import { PrintController } from '#controllers/print.ts';
import { callOr, rowKeyOf } from '#table/engine/callbacks.ts';
import type { RowCallback, TableColumn, TableSort } from '#table/engine/column.ts';
import { positiveIntegerOr } from '#table/engine/normalize.ts';
import { withKeys } from '#table/engine/selection.ts';
import { toggleSort } from '#table/engine/toggle-sort.ts';
import { renderToggle } from '#table/view/cells.ts';
import { renderFooter } from '#table/view/footer.ts';
import { tableStrings } from '#table/view/table-strings.ts';
import type { PlinthButton } from '../button/button.ts';
import { TableModel, type TableEntry } from './data-table.model.ts';
import { normalizeProps } from './data-table.normalize-props.ts';
import { renderArrows, renderShowMore } from './data-table.paging.ts';
import {
  renderCell,
  renderDetail,
  renderHeader,
  renderPlaceholder,
  renderTotals,
  type TableLayouts,
} from './data-table.rows.ts';
import { dataTableStyles } from './data-table.styles.ts';
import type { TableDetail } from './data-table.types.ts';

export const dataTableStatuses = ['ready', 'loading', 'error'] as const;
export const dataTablePagings = ['none', 'pages', 'more'] as const;

export interface PlinthDataTableEventMap<Row = unknown> {
  'plinth-sort-change': CustomEvent<{ readonly sort: TableSort | undefined }>;
  'plinth-page-change': CustomEvent<{ readonly page: number; readonly pageSize: number }>;
  'plinth-row-toggle': CustomEvent<{ readonly row: Row; readonly key: string; readonly expanded: boolean }>;
  'plinth-row-activate': CustomEvent<{ readonly row: Row; readonly key: string }>;
  'plinth-load-retry': CustomEvent<undefined>;
}

const DEFAULT_PAGE_SIZE = 10;
const DEFAULT_PLACEHOLDER_ROWS = 3;
const MAX_PLACEHOLDER_ROWS = 100;
/** Matches controls in the cells of an activatable row. */
const CONTROLS =
  'a, button:not(.activate), input, select, textarea, label, summary, [contenteditable], [tabindex]:not(.activate)';

/**
 * A table that shows a short list of rows in columns, with sorting, paging, totals and expandable details.
 *
 * Use `plinth-data-table` for a short list that people read and compare; use `plinth-data-grid` for a long list, or if
 * people search, filter or select rows, or rearrange columns.
 *
 * If the table or the window is narrower than 768 px, a table with a `narrow` renderer shows each row as a list item. The
 * templates of cells render in the table's shadow root and can use its classes: `muted`, `faint`, `small`, `medium`,
 * `strong`, `positive`, `line` (children in a row; a `grow` child takes the remaining space and ends with an ellipsis
 * where there is too little), `stack` (children in a column) and `end`.
 *
 * When printed, the table shows all rows regardless of its paging.
 *
 * @when A short list of similar items whose values people compare: contracts, transactions, totals.
 * @whenNot For a few items with actions, use a list group; for payments grouped by day, a transaction list.
 * @keyboard Enter — On a row of an activatable table, activates the row.
 * @keyboard Enter, Space — On a column header, sorts; on a row's button, expands its details; in the footer, changes the page.
 * @keyboard Arrow keys — Scroll a table that overflows its container.
 * @slot empty - Replaces the message that is shown when there are no rows.
 * @slot error - Replaces the message that is shown when no rows could be loaded.
 * @csspart scroll - The scroll container of the table.
 * @csspart table - The native `<table>`.
 * @csspart foot - The footer with the row range and the paging buttons.
 * @cssproperty [--plinth-data-table-height=none] - The maximum height. The header stays visible while the rows scroll.
 * @cssproperty [--plinth-data-table-inset=--plinth-card-padding] - The padding at the inline start and end.
 * @fires plinth-sort-change - Emitted when the user sorts by a column, reverses the order or removes the sorting.
 * @fires plinth-page-change - Emitted when the user changes the page or shows more rows.
 * @fires plinth-row-toggle - Emitted when the user expands or collapses the details of a row.
 * @fires plinth-row-activate - Emitted when the user clicks a row of an activatable table, or presses Enter on it.
 * @fires plinth-load-retry - Emitted when the user activates "Try again".
 * @dependency plinth-button
 * @dependency plinth-empty-state
 */
export class PlinthDataTable<Row = unknown> extends PlinthElement<PlinthDataTableEventMap<Row>> {
  static override styles = dataTableStyles;

  readonly #locale = new LocaleController(this, tableStrings);
  readonly #overflow = new OverflowController(this, () => this.scroller);
  readonly #print = new PrintController(this);
  /** The width is the same as in the styles. */
  readonly #narrowWindow = new MediaQueryController(this, '(width < 48rem)');
  readonly #model = new TableModel<Row>();
  #entries: readonly TableEntry<Row>[] = [];
  #details = new WeakMap<TableEntry<Row>, readonly TableDetail[]>();
  /** The button of the footer or an error message that had the focus before the update, and the number of visible rows at that time. */
  #focusedButton: Element | undefined;
  #previousRowCount = 0;
  #renderedRows: readonly Row[] | undefined;
  #renderedSort: TableSort | undefined;

  @query('.base') private readonly base!: HTMLElement | null;
  @query('[part="scroll"]') private readonly scroller!: HTMLElement | null;

  /** The accessible name of the table. */
  @property() label = '';
  /** The columns in their order. */
  @property({ attribute: false }) columns: readonly TableColumn<Row>[] = [];
  /** The rows. Set a new array to change them; the table does not observe changes to the array. */
  @property({ attribute: false }) rows: readonly Row[] = [];
  /** Returns the key of a row, which identifies it when rows are loaded again. Defaults to the row's index. */
  @property({ attribute: false }) rowKey: RowCallback<Row, string> | undefined;
  /** Returns the name of a row for the label "Details of …". */
  @property({ attribute: false }) rowLabel: RowCallback<Row, string> | undefined;
  /** Returns the content of a row for the narrow layout. */
  @property({ attribute: false }) narrow: RowCallback<Row, TemplateResult> | undefined;
  /** Returns the detail lines of a row. A row without detail lines cannot be expanded. */
  @property({ attribute: false }) details: RowCallback<Row, readonly TableDetail[]> | undefined;
  /** The loading status. Existing rows stay visible in `loading` and `error`. @default 'ready' */
  @property({ reflect: true, of: dataTableStatuses }) status: (typeof dataTableStatuses)[number] = 'ready';
  /** The paging: all rows, one page at a time, or the first rows with "Show more". @default 'none' */
  @property({ of: dataTablePagings }) paging: (typeof dataTablePagings)[number] = 'none';
  /** The number of rows on a page, or that "Show more" adds. @default 10 */
  @property({ type: Number, attribute: 'page-size' }) pageSize = DEFAULT_PAGE_SIZE;
  /** The page, from 1; with `paging="more"` the number of visible pages. @default 1 */
  @property({ type: Number }) page = 1;
  /** The number of all rows, if `rows` holds only a part of them. */
  @property({ type: Number }) total: number | undefined;
  /** Leaves sorting and paging to the host page; the table only emits events. */
  @property({ type: Boolean }) manual = false;
  /** The column that the rows are sorted by. */
  @property({ attribute: false }) sort: TableSort | undefined;
  /** The keys of the expanded rows. */
  @property({ attribute: false }) expanded: readonly string[] = [];
  /** Lets the user activate rows by a click or with Enter, for example to open the details of a row in a drawer. */
  @property({ type: Boolean }) activatable = false;
  /** The key of the row whose details are open elsewhere. It is highlighted and marked as current. */
  @property() active: string | undefined;
  /** The number of placeholder rows while the first rows load. @default 3 */
  @property({ type: Number, attribute: 'placeholder-rows' }) placeholderRows = DEFAULT_PLACEHOLDER_ROWS;

  /**
   * Moves the focus to a visible row of an activatable table.
   * @returns Whether the row has got the focus. A table that is not activatable has no rows that take it.
   */
  focusRow(key: string): boolean {
    const index = this.#model.entries.findIndex((entry) => entry.key === key);
    const row = this.renderRoot.querySelectorAll<HTMLElement>('tr.row')[index];
    row?.focus();
    return row !== undefined && this.shadowRoot?.activeElement === row;
  }

  /** Renders new or newly sorted rows in a task of their own, so that the current task and its paint are not delayed. */
  protected override scheduleUpdate(): void | Promise<unknown> {
    const isExpensive = this.rows !== this.#renderedRows || this.sort !== this.#renderedSort;
    return this.hasUpdated && isExpensive ? yieldToMain().then(() => super.scheduleUpdate()) : super.scheduleUpdate();
  }

  override willUpdate(changed: PropertyValues<this>): void {
    const focused = this.shadowRoot?.activeElement;
    this.#focusedButton = focused?.closest('.foot, plinth-empty-state') ? focused : undefined;
    this.#previousRowCount = this.renderRoot?.querySelectorAll('tr.row').length ?? 0;
    Object.assign(this, normalizeProps(this));
    [this.#renderedRows, this.#renderedSort] = [this.rows, this.sort];
    if (changed.has('rows') || changed.has('rowKey')) this.#entries = this.createEntries();
    if (changed.has('details')) this.#details = new WeakMap();
    const { columns, manual, sort } = this;
    const { length } = this.#entries;
    this.#model.update({
      columns,
      paging: this.#paging,
      manual,
      sort,
      entries: this.#entries,
      total: manual ? Math.max(positiveIntegerOr(this.total, 0), length) : length,
      page: positiveIntegerOr(this.page, 1),
      pageSize: positiveIntegerOr(this.pageSize, DEFAULT_PAGE_SIZE),
      language: this.#locale.language,
    });
  }

  override updated(): void {
    // A style attribute in the template would violate a strict content security policy.
    for (const [index, col] of this.renderRoot.querySelectorAll<HTMLElement>('col:not(.toggle)').entries()) {
      col.style.setProperty('width', this.columns[index]?.width ?? '');
    }
    this.restoreFocus();
  }

  private readonly handleSort = (columnId: string): void => {
    [this.sort] = toggleSort(this.sort ? [this.sort] : [], columnId, false);
    if (this.paging === 'pages') this.page = 1;
    emit(this, 'plinth-sort-change', { sort: this.sort });
  };

  private readonly handleToggle = ({ key, row }: TableEntry<Row>): void => {
    const expanded = !this.expanded.includes(key);
    this.expanded = withKeys(this.expanded, [key], expanded);
    emit(this, 'plinth-row-toggle', { row, key, expanded });
  };

  private readonly handlePage = (page: number): void => {
    this.page = Math.max(page, 1);
    emit(this, 'plinth-page-change', {
      page: this.page,
      pageSize: positiveIntegerOr(this.pageSize, DEFAULT_PAGE_SIZE),
    });
  };

  private handleRowClick(event: MouseEvent, entry: TableEntry<Row>): void {
    // Neither a control in a cell nor a click that ends a text selection activates the row.
    if (isControlClicked(event) || String(this.ownerDocument.getSelection() ?? '') !== '') return;
    this.activateRow(entry);
  }

  private handleRowKeydown(event: KeyboardEvent, entry: TableEntry<Row>): void {
    if (isInputMethodKey(event)) return;
    if (event.key !== 'Enter' || event.target !== event.currentTarget) return;
    event.preventDefault();
    this.activateRow(entry);
  }

  private activateRow({ row, key }: TableEntry<Row>): void {
    emit(this, 'plinth-row-activate', { row, key });
  }

  private readonly handleRetry = (): boolean => emit(this, 'plinth-load-retry', undefined);

  /**
   * Moves the focus if the update removed or disabled the focused button: to the other button of the footer, the first
   * new row, or the whole table.
   */
  private restoreFocus(): void {
    if (!this.#focusedButton || (this.#focusedButton.isConnected && !this.#focusedButton.hasAttribute('disabled')))
      return;
    const otherButton = this.renderRoot.querySelector<PlinthButton>(
      '.page-nav > :is(.previous, .next):not([disabled])',
    );
    if (otherButton) {
      // Its native button stays disabled until it has rendered.
      void otherButton.updateComplete.then(() => otherButton.focus());
      return;
    }
    const row = this.renderRoot.querySelectorAll<HTMLElement>('tr.row')[this.#previousRowCount];
    if (row) row.tabIndex = -1;
    (row ?? this.base)?.focus();
  }

  /** The paging. When printed, the table shows all rows. */
  get #paging(): PlinthDataTable<Row>['paging'] {
    return this.#print.isPrinting ? 'none' : this.paging;
  }

  /** The layouts that can be visible: the styles show the narrow one in a narrow window, else by the table's own width. */
  get #layouts(): TableLayouts {
    const narrow = this.narrow !== undefined;
    return { wide: !narrow || this.#print.isPrinting || !this.#narrowWindow.matches, narrow };
  }

  /** Gives each row a unique key: a repeated key gets a number. */
  private createEntries(): readonly TableEntry<Row>[] {
    const usedKeys = new Set<string>();
    return this.rows.map((row, index) => {
      const baseKey = rowKeyOf(row, index, this.rowKey);
      let key = baseKey;
      for (let suffix = 2; usedKeys.has(key); suffix += 1) key = `${baseKey} (${suffix})`;
      usedKeys.add(key);
      return { key, row };
    });
  }

  private detailsOf(entry: TableEntry<Row>): readonly TableDetail[] {
    const cached = this.#details.get(entry);
    if (cached || !this.details) return cached ?? [];
    const details = callOr(() => this.details?.(entry.row) ?? [], []);
    this.#details.set(entry, details);
    return details;
  }

  override render(): TemplateResult {
    const { strings } = this.#locale;
    const hasNoRows = this.#entries.length === 0;
    const isEmpty = hasNoRows && this.status === 'ready';
    const hasFailed = hasNoRows && this.status === 'error';
    const name = this.label || nothing;
    const layouts = this.#layouts;
    return html`<div class=${this.narrow ? 'base has-narrow' : 'base'} tabindex="-1">
      <div
        part="scroll"
        tabindex=${this.#overflow.overflows ? '0' : nothing}
        role=${this.#overflow.overflows && this.label ? 'region' : nothing}
        aria-label=${this.#overflow.overflows ? name : nothing}
        ?hidden=${isEmpty || hasFailed}
      >
        <table part="table" aria-label=${name} aria-busy=${this.status === 'loading' ? 'true' : nothing}>
          ${layouts.wide ? this.renderColumns() : nothing}
          <tbody>
            ${hasNoRows ? this.renderPlaceholders(layouts) : this.renderRows(layouts)}
          </tbody>
          ${hasNoRows ? nothing : renderTotals({ columns: this.columns, rows: this.rows, hasToggles: Boolean(this.details), layouts, locale: this.#locale })}
        </table>
      </div>
      <div ?hidden=${!isEmpty}>
        <slot name="empty"><plinth-empty-state heading=${strings.tableEmpty}></plinth-empty-state></slot>
      </div>
      <div ?hidden=${!hasFailed}>
        <slot name="error">${hasFailed ? this.renderFailure() : nothing}</slot>
      </div>
      <span class="visually-hidden" role="status">${this.status === 'loading' ? strings.loading : nothing}</span>
      ${hasNoRows ? nothing : this.renderFooter()}
    </div>`;
  }

  private renderFailure(): TemplateResult {
    return html`<plinth-empty-state
      kind="error"
      heading=${this.#locale.strings.loadFailed}
      @plinth-load-retry=${this.handleRetry}
    ></plinth-empty-state>`;
  }

  private renderColumns(): TemplateResult {
    return html`<colgroup>
        ${this.details ? html`<col class="toggle" />` : nothing}${this.columns.map(() => html`<col />`)}
      </colgroup>
      <thead>
        <tr>
          ${this.details ? html`<td class="toggle"></td>` : nothing}
          ${this.columns.map((column) => renderHeader(column, this.sort, this.handleSort))}
        </tr>
      </thead>`;
  }

  private renderPlaceholders(layouts: TableLayouts): readonly TemplateResult[] {
    const count = Math.min(positiveIntegerOr(this.placeholderRows, DEFAULT_PLACEHOLDER_ROWS), MAX_PLACEHOLDER_ROWS);
    return Array.from({ length: count }, (_, index) =>
      renderPlaceholder(this.columns, index, Boolean(this.details), layouts),
    );
  }

  private renderRows(layouts: TableLayouts): unknown {
    const expandedKeys = new Set(this.expanded);
    return repeat(
      this.#model.entries,
      ({ key }) => key,
      (entry) => {
        const details = this.detailsOf(entry);
        const isExpanded = details.length > 0 && expandedKeys.has(entry.key);
        const toggle = details.length > 0 ? this.renderToggle(entry, isExpanded) : nothing;
        const cells = html`${layouts.wide ? this.renderCells(entry, toggle) : nothing}
        ${layouts.narrow ? this.renderNarrow(entry, toggle) : nothing}`;
        const rowClass = `row ${isExpanded ? 'open' : ''}`;
        return html`${
          this.activatable
            ? this.renderActivatableRow(entry, rowClass, cells)
            : html`<tr class=${rowClass}>
                ${cells}
              </tr>`
        }
        ${isExpanded ? details.map((detail) => renderDetail(this.columns, detail, layouts)) : nothing}`;
      },
    );
  }

  private renderActivatableRow(entry: TableEntry<Row>, rowClass: string, cells: TemplateResult): TemplateResult {
    const isActive = entry.key === this.active;
    return html`<tr
      class=${`${rowClass} activatable ${isActive ? 'active' : ''}`}
      tabindex="0"
      aria-current=${isActive ? 'true' : nothing}
      @click=${(event: MouseEvent) => this.handleRowClick(event, entry)}
      @keydown=${(event: KeyboardEvent) => this.handleRowKeydown(event, entry)}
    >
      ${cells}
    </tr>`;
  }

  private renderCells({ row }: TableEntry<Row>, toggle: TemplateResult | typeof nothing): TemplateResult {
    const { language } = this.#locale;
    return html`${this.details ? html`<td class="toggle">${toggle}</td>` : nothing}
    ${this.columns.map((column) => renderCell(column, row, language, this.activatable))}`;
  }

  private renderNarrow({ row }: TableEntry<Row>, toggle: TemplateResult | typeof nothing): TemplateResult {
    const content = callOr<TemplateResult | undefined>(() => this.narrow?.(row), undefined);
    return html`<td class="narrow" colspan="100">
      <div class="line">
        <div class="grow">${content}</div>
        ${this.details ? html`<span class="toggle-slot">${toggle}</span>` : nothing}
      </div>
    </td>`;
  }

  private renderToggle(entry: TableEntry<Row>, isExpanded: boolean): TemplateResult {
    const { strings } = this.#locale;
    const name = this.rowLabel && callOr(() => this.rowLabel?.(entry.row), undefined);
    return renderToggle({
      isExpanded,
      label: name ? strings.tableDetailsOf(name) : strings.tableDetails,
      onToggle: () => this.handleToggle(entry),
    });
  }

  private renderFooter(): TemplateResult | typeof nothing {
    const { range } = this.#model;
    const footer = {
      isPaged: this.#paging !== 'none' && range.total > positiveIntegerOr(this.pageSize, DEFAULT_PAGE_SIZE),
      status: this.status,
      range,
      locale: this.#locale,
      onPage: this.handlePage,
      onRetry: this.handleRetry,
    };
    return renderFooter(footer, this.#paging === 'more' ? renderShowMore : renderArrows);
  }
}

/** Returns whether an event comes from a control within the row that handles it. */
function isControlClicked(event: Event): boolean {
  const path = event.composedPath();
  const row = path.findIndex((node) => node === event.currentTarget);
  return path
    .slice(0, row)
    .filter(isElement)
    .some((node) => node.matches(CONTROLS) || node.shadowRoot?.delegatesFocus);
}
