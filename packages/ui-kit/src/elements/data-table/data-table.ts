import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { query } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { emit } from '#base/emit.ts';
import { glyph } from '#base/glyph.ts';
import { pause } from '#base/pause.ts';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { LocaleController } from '#controllers/locale.ts';
import { OverflowController } from '#controllers/overflow.ts';
import { iconChevronDown, iconChevronRight } from '#icons/icons.ts';
import type { PlinthButton } from '../button/button.ts';
import { attempt, cellOf, classOf } from './data-table.cells.ts';
import { renderFoot } from './data-table.foot.ts';
import { countOr, usable } from './data-table.given.ts';
import { TableModel, type TableEntry } from './data-table.model.ts';
import { renderDetail, renderHeader, renderPlaceholder, renderSums } from './data-table.rows.ts';
import { tableStrings } from './data-table.strings.ts';
import { dataTableStyles } from './data-table.styles.ts';
import type { OfRow, TableColumn, TableDetail, TableSort } from './data-table.types.ts';

export const dataTableStatuses = ['ready', 'loading', 'error'] as const;
export const dataTablePagings = ['none', 'pages', 'more'] as const;

export interface PlinthDataTableEventMap<Row = unknown> {
  'plinth-sort-change': CustomEvent<{ readonly sort: TableSort | undefined }>;
  'plinth-page-change': CustomEvent<{ readonly page: number; readonly pageSize: number }>;
  'plinth-row-toggle': CustomEvent<{ readonly row: Row; readonly key: string; readonly expanded: boolean }>;
  'plinth-load-retry': CustomEvent<undefined>;
}

const PAGE_SIZE = 10;
const PLACEHOLDER_ROWS = 3;

/**
 * Rows of one kind under named columns: sorted, in pages, with details and sums. It stands flush in a card.
 *
 * Where it is narrower than 768 px and has a `narrow` renderer, each row becomes a line of a list. Templates of cells
 * stand in the table's shadow root; for them it has the classes `muted`, `faint`, `small`, `medium`, `strong`, `positive`,
 * `line` (children in a row, a `grow` one takes the rest), `stack` (children under each other) and `end`.
 *
 * @when Rows that are compared down their columns: sorted, summed, turned over.
 * @whenNot For a few things with actions take a list group; for money by days a transaction list.
 * @keyboard Enter, Space — On a head: sorts; on a row's button: opens its details; on the foot: turns the page.
 * @keyboard Arrow keys — Scroll a table that is wider or higher than its place.
 * @slot empty - Replaces what stands there when there are no rows.
 * @slot error - Replaces what stands there when no row could be loaded.
 * @csspart scroll - Scrolls sideways, and down when it has a height.
 * @csspart table - The native table.
 * @csspart foot - Count and pages.
 * @cssproperty [--plinth-data-table-height=none] - Greatest height; the head stays in view while the rows scroll.
 * @cssproperty [--plinth-data-table-inset=--plinth-card-padding] - Space at the sides.
 * @fires plinth-sort-change - The user sorts by a column, the other way, or no longer.
 * @fires plinth-page-change - The user turns the page or asks for more rows.
 * @fires plinth-row-toggle - The user opens or closes the details of a row.
 * @fires plinth-load-retry - The user presses "Try again".
 * @dependency plinth-button
 * @dependency plinth-empty-state
 */
export class PlinthDataTable<Row = unknown> extends PlinthElement<PlinthDataTableEventMap<Row>> {
  static override styles = dataTableStyles;

  readonly #locale = new LocaleController(this, tableStrings);
  readonly #overflow = new OverflowController(this, () => this.scroller);
  readonly #model = new TableModel<Row>({
    sort: (sort) => Object.assign(this, this.paging === 'pages' ? { sort, page: 1 } : { sort }),
    page: (page) => Object.assign(this, { page }),
    expanded: (expanded) => Object.assign(this, { expanded }),
  });
  #entries: readonly TableEntry<Row>[] = [];
  #details = new WeakMap<TableEntry<Row>, readonly TableDetail[]>();
  /** The button of the foot that has the focus before an update, and the number of rows at that time. */
  #focused: Element | undefined;
  #shown = 0;
  /** What was drawn last, of what takes long to draw. */
  #drawn: readonly unknown[] = [];

  @query('[part="scroll"]') private readonly scroller!: HTMLElement | null;

  /** What it is a table of; its name for assistive technology. */
  @property() label = '';
  /** The columns, from the start. */
  @property({ attribute: false }) columns: readonly TableColumn<Row>[] = [];
  /** The rows. A new array is a new content; changing the array in place is not seen. */
  @property({ attribute: false }) rows: readonly Row[] = [];
  /** Name of a row that stays the same when rows are loaded again. Its place when not given. */
  @property({ attribute: false }) rowKey: OfRow<Row, string> | undefined;
  /** What names a row in "Details of …". */
  @property({ attribute: false }) rowLabel: OfRow<Row, string> | undefined;
  /** A row as a line of a list, where there is little room. */
  @property({ attribute: false }) narrow: OfRow<Row, TemplateResult> | undefined;
  /** The lines under a row; a row without any cannot be opened. */
  @property({ attribute: false }) details: OfRow<Row, readonly TableDetail[]> | undefined;
  /** Whether the rows are there. While `loading` or in `error` the rows that are there stay. @default 'ready' */
  @property({ reflect: true, of: dataTableStatuses }) status: (typeof dataTableStatuses)[number] = 'ready';
  /** All rows, one page of them, or the first ones and "Show more". @default 'none' */
  @property({ of: dataTablePagings }) paging: (typeof dataTablePagings)[number] = 'none';
  /** Rows a page, or a step of "Show more". @default 10 */
  @property({ type: Number, attribute: 'page-size' }) pageSize = PAGE_SIZE;
  /** The page, from 1; with `paging="more"` how many steps are shown. @default 1 */
  @property({ type: Number }) page = 1;
  /** How many rows there are in all, when not all of them are here. */
  @property({ type: Number }) total: number | undefined;
  /** The rows come sorted and cut; the table only says what the user asks for. */
  @property({ type: Boolean }) manual = false;
  /** The column that it is sorted by. */
  @property({ attribute: false }) sort: TableSort | undefined;
  /** Keys of the rows whose details are open. */
  @property({ attribute: false }) expanded: readonly string[] = [];
  /** How many empty rows hold the place while the first rows load. @default 3 */
  @property({ type: Number, attribute: 'placeholder-rows' }) placeholderRows = PLACEHOLDER_ROWS;

  /** New rows, and rows in a new order, are drawn in a task of their own: what came with them, or the press, is not held up. */
  protected override scheduleUpdate(): void | Promise<unknown> {
    const isDrawn = this.rows === this.#drawn[0] && this.sort === this.#drawn[1];
    return this.hasUpdated && !isDrawn ? pause().then(() => super.scheduleUpdate()) : super.scheduleUpdate();
  }

  override willUpdate(changed: PropertyValues<this>): void {
    const focused = this.shadowRoot?.activeElement;
    this.#focused = focused?.closest('.foot') ? focused : undefined;
    this.#shown = this.renderRoot?.querySelectorAll('tr.row').length ?? 0;
    Object.assign(this, usable(this));
    this.#drawn = [this.rows, this.sort];
    if (changed.has('rows') || changed.has('rowKey')) this.#entries = this.nameRows();
    if (changed.has('details')) this.#details = new WeakMap();
    this.#model.update({
      columns: this.columns,
      entries: this.#entries,
      paging: this.paging,
      manual: this.manual,
      total: this.manual ? Math.max(countOr(this.total, 0), this.#entries.length) : this.#entries.length,
      page: countOr(this.page, 1),
      pageSize: countOr(this.pageSize, PAGE_SIZE),
      sort: this.sort,
      expanded: this.expanded,
      canExpand: (entry) => this.detailsOf(entry).length > 0,
      language: this.#locale.language,
    });
  }

  override updated(): void {
    // A style attribute in the template would break a strict content security policy.
    for (const [index, col] of this.renderRoot.querySelectorAll<HTMLElement>('col:not(.toggle)').entries()) {
      col.style.setProperty('width', this.columns[index]?.width ?? '');
    }
    this.keepFocus();
  }

  private readonly handleSort = (columnId: string): void => {
    this.#model.toggleSort(columnId);
    emit(this, 'plinth-sort-change', { sort: this.sort });
  };

  private readonly handleToggle = ({ key, row }: TableEntry<Row>): void => {
    this.#model.toggleRow(key);
    emit(this, 'plinth-row-toggle', { row, key, expanded: this.expanded.includes(key) });
  };

  private readonly handlePage = (step: 'next' | 'previous'): void => {
    this.#model[`${step}Page`]();
    emit(this, 'plinth-page-change', { page: this.page, pageSize: countOr(this.pageSize, PAGE_SIZE) });
  };

  private readonly handleRetry = (): boolean => emit(this, 'plinth-load-retry', undefined);

  /** When an update takes the focused button away, the focus goes to the other button or to the first new row. */
  private keepFocus(): void {
    if (!this.#focused || (this.#focused.isConnected && !this.#focused.hasAttribute('disabled'))) return;
    const other = this.renderRoot.querySelector<PlinthButton>('.turn > :is(.previous, .next):not([disabled])');
    if (other) {
      // Its native button is still disabled until it has rendered again.
      void other.updateComplete.then(() => other.focus());
      return;
    }
    const row = this.renderRoot.querySelectorAll<HTMLElement>('tr.row')[this.#shown];
    if (!row) return;
    row.tabIndex = -1;
    row.focus();
  }

  /** Names each row; a name that comes twice gets a number, so that no row is lost. */
  private nameRows(): readonly TableEntry<Row>[] {
    const used = new Set<string>();
    return this.rows.map((row, index) => {
      const name = attempt(() => String(this.rowKey?.(row) ?? index), String(index));
      let key = name;
      for (let copy = 2; used.has(key); copy += 1) key = `${name} (${copy})`;
      used.add(key);
      return { key, row };
    });
  }

  private detailsOf(entry: TableEntry<Row>): readonly TableDetail[] {
    const known = this.#details.get(entry);
    if (known || !this.details) return known ?? [];
    const made = attempt(() => this.details?.(entry.row) ?? [], []);
    this.#details.set(entry, made);
    return made;
  }

  override render(): TemplateResult {
    const { strings } = this.#locale;
    const bare = this.#entries.length === 0;
    const empty = bare && this.status === 'ready';
    const failed = bare && this.status === 'error';
    const name = this.label || nothing;
    return html`<div class=${this.narrow ? 'base has-narrow' : 'base'}>
      <div
        part="scroll"
        tabindex=${this.#overflow.overflows ? '0' : nothing}
        role=${this.#overflow.overflows && this.label ? 'region' : nothing}
        aria-label=${this.#overflow.overflows ? name : nothing}
        ?hidden=${empty || failed}
      >
        <table part="table" aria-label=${name} aria-busy=${this.status === 'loading' ? 'true' : nothing}>
          ${this.renderColumns()}
          <tbody>
            ${bare ? this.renderPlaceholders() : this.renderRows()}
          </tbody>
          ${bare ? nothing : renderSums({ columns: this.columns, rows: this.rows, toggles: Boolean(this.details), locale: this.#locale })}
        </table>
      </div>
      <div ?hidden=${!empty}>
        <slot name="empty"><plinth-empty-state heading=${strings.tableEmpty}></plinth-empty-state></slot>
      </div>
      <div ?hidden=${!failed}>
        <slot name="error">${failed ? this.renderFailed() : nothing}</slot>
      </div>
      <span class="visually-hidden" role="status">${this.status === 'loading' ? strings.loading : nothing}</span>
      ${bare ? nothing : this.renderFoot()}
    </div>`;
  }

  private renderFailed(): TemplateResult {
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
          ${this.columns.map((column) => renderHeader(column, this.#model.sortedBy(column.id), this.handleSort))}
        </tr>
      </thead>`;
  }

  private renderPlaceholders(): readonly TemplateResult[] {
    return Array.from({ length: Math.min(countOr(this.placeholderRows, PLACEHOLDER_ROWS), 100) }, (_, index) =>
      renderPlaceholder(this.columns, index, Boolean(this.details), Boolean(this.narrow)),
    );
  }

  private renderRows(): unknown {
    const { language } = this.#locale;
    return repeat(
      this.#model.rows,
      ({ entry }) => entry.key,
      ({ entry, expandable, expanded }) =>
        html`<tr class=${`row ${expanded ? 'open' : ''}`}>
            ${this.details ? html`<td class="toggle">${expandable ? this.renderToggle(entry, expanded) : nothing}</td>` : nothing}
            ${this.columns.map((column) =>
              column.rowHeader
                ? html`<th scope="row" class=${classOf(column)}>${cellOf(column, entry.row, language)}</th>`
                : html`<td class=${classOf(column)}>${cellOf(column, entry.row, language)}</td>`,
            )}
            ${this.renderNarrow(entry, expandable, expanded)}
          </tr>
          ${expanded ? this.detailsOf(entry).map((detail) => renderDetail(this.columns, detail, Boolean(this.narrow))) : nothing}`,
    );
  }

  private renderNarrow(
    entry: TableEntry<Row>,
    expandable: boolean,
    expanded: boolean,
  ): TemplateResult | typeof nothing {
    if (!this.narrow) return nothing;
    const toggle = expandable ? this.renderToggle(entry, expanded) : nothing;
    const content = attempt<TemplateResult | undefined>(() => this.narrow?.(entry.row), undefined);
    return html`<td class="narrow" colspan="100">
      <div class="line">
        <div class="grow">${content}</div>
        ${this.details ? html`<span class="toggle-place">${toggle}</span>` : nothing}
      </div>
    </td>`;
  }

  private renderToggle(entry: TableEntry<Row>, expanded: boolean): TemplateResult {
    const { strings } = this.#locale;
    const name = this.rowLabel && attempt(() => this.rowLabel?.(entry.row), undefined);
    return html`<button
      type="button"
      class="toggle"
      aria-expanded=${expanded ? 'true' : 'false'}
      aria-label=${name ? strings.tableDetailsOf(name) : strings.tableDetails}
      @click=${() => this.handleToggle(entry)}
    >
      ${expanded ? glyph(iconChevronDown, 'small') : glyph(iconChevronRight, 'small mirrored')}
    </button>`;
  }

  private renderFoot(): TemplateResult | typeof nothing {
    return renderFoot({
      paging: this.paging,
      status: this.status,
      range: this.#model.range,
      pageSize: countOr(this.pageSize, PAGE_SIZE),
      locale: this.#locale,
      turn: this.handlePage,
      retry: this.handleRetry,
    });
  }
}
