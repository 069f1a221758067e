import type { PropertyValues, TemplateResult } from 'lit';
import { query } from 'lit/decorators.js';
import { emit } from '#base/emit.ts';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { LocaleController } from '#controllers/locale.ts';
import { SlottedController } from '#controllers/slotted.ts';
import type { CellContent, OfRow } from '../data-table/data-table.types.ts';
import { GridArrangement } from './data-grid.arrangement.ts';
import { GridRows } from './data-grid.body.ts';
import { commandsOf } from './data-grid.commands.ts';
import { GridExtras } from './data-grid.extras.ts';
import { GridFocus } from './data-grid.focus.ts';
import { usable } from './data-grid.given.ts';
import { layoutRules, LayoutSheet, type GridLayout } from './data-grid.layout.ts';
import { GridModel } from './data-grid.model.ts';
import { GridParts } from './data-grid.parts.ts';
import { selectionWith } from './data-grid.selection.ts';
import { countFrom, type GivenState } from './data-grid.state.ts';
import { gridStrings } from './data-grid.strings.ts';
import { dataGridStyles } from './data-grid.styles.ts';
import type { GridActions, GridColumn, GridQuery, GridRow, GridState } from './data-grid.types.ts';
import { bodyOf, renderGrid, type GridView } from './data-grid.view.ts';
import { GridWindow, MANY_ROWS } from './data-grid.window.ts';

export const dataGridStatuses = ['ready', 'loading', 'error'] as const;
export const dataGridPagings = ['none', 'pages'] as const;

export interface PlinthDataGridEventMap<Row = unknown> {
  'plinth-grid-state-change': CustomEvent<{ readonly state: GridState }>;
  'plinth-grid-query-change': CustomEvent<GridQuery>;
  'plinth-grid-selection-change': CustomEvent<{ readonly selected: readonly string[] }>;
  'plinth-grid-export': CustomEvent<{ readonly csv: string }>;
  'plinth-row-toggle': CustomEvent<{ readonly row: Row; readonly key: string; readonly expanded: boolean }>;
  'plinth-row-action': CustomEvent<{ readonly action: string; readonly row: Row; readonly key: string }>;
  'plinth-load-retry': CustomEvent<undefined>;
}

/**
 * Rows that a user sorts, filters, searches, selects and opens, in columns that they hide, pin, move and resize. Of a
 * long list it draws what is in view; menus, pages, sorting and the like are fetched when they are asked for.
 *
 * @when Many rows that a person works with: looks for some, arranges the columns, acts on several at once.
 * @whenNot For rows to be read take the lighter data table.
 * @keyboard Arrow keys, Home, End, Page Up, Page Down — Goes from cell to cell; with Ctrl, to the first or last of all.
 * @keyboard Enter, F2, Space — Goes into a cell; Escape comes back. Space selects a row, with Shift those up to it.
 * @keyboard Shift + Left, Right — On a head: changes the width of the column; with Ctrl, moves it.
 * @slot tools - Beside the search: a button that adds a row.
 * @slot bulk - What can be done with the selected rows.
 * @slot empty - Replaces what stands there when there are no rows.
 * @slot error - Replaces what stands there when no row could be loaded.
 * @csspart tools - Search, columns, file.
 * @csspart bulk - What stands there while rows are selected.
 * @csspart scroll - Scrolls, both ways.
 * @csspart table - The native table.
 * @csspart foot - Pages, and what failed.
 * @csspart menu - The menu of a column or a row.
 * @cssproperty [--plinth-data-grid-height=32rem] - Greatest height where only rows in view are drawn.
 * @cssproperty [--plinth-data-grid-inset=--plinth-card-padding] - Space at the sides.
 * @fires plinth-grid-state-change - The user arranges it: sorting, filters, page, columns.
 * @fires plinth-grid-query-change - The user asks for other rows; with `manual` the page brings them.
 * @fires plinth-grid-selection-change - The user selects rows.
 * @fires plinth-grid-export - The user asks for a file; cancel it to make your own.
 * @fires plinth-row-toggle - The user opens or closes the details of a row.
 * @fires plinth-row-action - The user chooses from the menu of a row.
 * @fires plinth-load-retry - The user presses "Try again".
 * @later plinth-button plinth-empty-state plinth-menu-item
 */
export class PlinthDataGrid<Row = unknown> extends PlinthElement<PlinthDataGridEventMap<Row>> {
  static override styles = dataGridStyles;

  readonly #locale = new LocaleController(this, gridStrings);
  readonly #slotted = new SlottedController(this);
  readonly #parts = new GridParts(() => this.requestUpdate());
  readonly #model = new GridModel<Row>(this.#parts, () => this.requestUpdate());
  readonly #rows = new GridRows<Row>(this);
  readonly #sheet = new LayoutSheet();
  readonly #arrangement = new GridArrangement<Row>({
    isRemote: () => this.manual,
    onChange: (state) => Object.assign(this, { state }),
    onState: (state) => emit(this, 'plinth-grid-state-change', { state }),
    onQuery: (query) => emit(this, 'plinth-grid-query-change', query),
  });
  readonly #window = new GridWindow(this, {
    scroller: () => this.scroller,
    count: () => this.#model.count,
    enabled: () => this.#isLong,
    onChange: () => this.#drawRows(),
  });
  readonly #focus = new GridFocus(this, {
    table: () => this.table,
    rows: () => (this.rows.length === 0 ? 0 : this.#model.count),
    step: () => this.#window.step,
    reveal: (row) => this.#window.reveal(row),
    onColumnKey: (columnId, event) => this.#handleColumnKey(columnId, event),
    onSelect: (row, range) => this.#handleSelectKey(row, range),
  });
  readonly #extras: GridExtras<Row> = new GridExtras<Row>(this, {
    parts: this.#parts,
    model: this.#model,
    arrangement: this.#arrangement,
    context: () => this.view,
    table: () => this.table,
    panel: () => this.menuPanel,
    onAct: (action, { row, key }) => emit(this, 'plinth-row-action', { action, row, key }),
    onLost: () => this.#focus.take(),
    onFile: (csv, download) => {
      if (emit(this, 'plinth-grid-export', { csv }, { cancelable: true })) download(`${this.label || 'rows'}.csv`);
    },
  });
  readonly #commands = commandsOf<Row>({
    parts: this.#parts,
    model: this.#model,
    state: () => this.#arrangement.state,
    selected: () => this.selected,
    change: this.#arrangement.change,
    select: (selected) => this.#select(selected),
    openMenu: this.#extras.openMenu,
    toggleDetails: (of) => this.#toggle(of),
    export: this.#extras.exportFile,
  });
  #layout: GridLayout<Row> = { lead: [], columns: [], tail: [] };
  #selected: ReadonlySet<string> = new Set();
  #expanded: ReadonlySet<string> = new Set();

  @query('[part="scroll"]') private readonly scroller!: HTMLElement | null;
  @query('tbody.rows') private readonly body!: HTMLElement | null;
  @query('table') private readonly table!: HTMLTableElement | null;
  @query('[part="menu"]') private readonly menuPanel!: HTMLElement | null;

  /** What it is a grid of; its name for assistive technology, and of the file. */
  @property() label = '';
  /** The columns, in the order that the page wants. */
  @property({ attribute: false }) columns: readonly GridColumn<Row>[] = [];
  /** The rows. A new array is a new content; changing the array in place is not seen. */
  @property({ attribute: false }) rows: readonly Row[] = [];
  /** Name of a row that stays the same when rows are loaded again. Its place when not given; rows of one name are selected together. */
  @property({ attribute: false }) rowKey: OfRow<Row, string> | undefined;
  /** What names a row in "Select …". */
  @property({ attribute: false }) rowLabel: OfRow<Row, string> | undefined;
  /** What stands under an open row; a row without any cannot be opened. */
  @property({ attribute: false }) details: OfRow<Row, CellContent> | undefined;
  /** The menu of a row. */
  @property({ attribute: false }) actions: GridActions<Row> | undefined;
  /** What is arranged of it, by the page or the user; keep it and give it back. What is not in it is as the columns say. */
  @property({ attribute: false }) state: GivenState = {};
  /** Keys of the selected rows. */
  @property({ attribute: false }) selected: readonly string[] = [];
  /** Keys of the rows whose details are open. */
  @property({ attribute: false }) expanded: readonly string[] = [];
  /** Whether the rows are there. While `loading` or in `error` the rows that are there stay. @default 'ready' */
  @property({ reflect: true, of: dataGridStatuses }) status: (typeof dataGridStatuses)[number] = 'ready';
  /** All rows, or one page of them. @default 'none' */
  @property({ of: dataGridPagings }) paging: (typeof dataGridPagings)[number] = 'none';
  /** How many rows there are in all, when not all of them are here. */
  @property({ type: Number }) total: number | undefined;
  /** The rows come filtered, sorted and cut; the grid only says what the user asks for. */
  @property({ type: Boolean }) manual = false;
  /** Scrolls in itself and draws only the rows in view; more than 200 rows always do. */
  @property({ type: Boolean, reflect: true }) virtual = false;
  /** Rows can be selected. */
  @property({ type: Boolean }) selectable = false;
  /** One field searches every column. */
  @property({ type: Boolean }) searchable = false;
  /** The user may hide, pin, move and resize columns. */
  @property({ type: Boolean }) configurable = false;
  /** What is shown can be had as a file. */
  @property({ type: Boolean }) exportable = false;

  /** Every row that matches, in the order shown, as a comma-separated file (RFC 4180) of the columns shown. */
  async toCsv(): Promise<string> {
    const csv = await this.#extras.csv();
    if (csv === undefined) throw new Error('What writes the file did not load.');
    return csv;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#rows.setConnected(true);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#arrangement.stop();
    this.#model.stop();
    this.#rows.setConnected(false);
  }

  override willUpdate(changed: PropertyValues<this>): void {
    Object.assign(this, usable(this));
    if (changed.has('state') || changed.has('columns')) this.#arrangement.update(this.state, this.columns);
    if (changed.has('selected')) this.#selected = new Set(this.selected);
    if (changed.has('expanded')) this.#expanded = new Set(this.expanded);
    const { columns, rows, rowKey, paging, manual } = this;
    const total = manual ? Math.max(countFrom(this.total, 0), rows.length) : rows.length;
    this.#model.update({
      columns,
      rows,
      rowKey,
      paging,
      manual,
      total,
      state: this.#arrangement.state,
      language: this.#locale.language,
    });
    this.#layout = {
      lead: [...(this.selectable ? (['check'] as const) : []), ...(this.details ? (['toggle'] as const) : [])],
      columns: this.#model.columns,
      tail: this.actions ? ['menu'] : [],
    };
  }

  protected override update(changed: PropertyValues<this>): void {
    super.update(changed);
    this.#sheet.apply(this.shadowRoot, layoutRules(this.#layout, this.#arrangement.state.widths));
    if (!this.body) return;
    this.#window.keep((index) => this.#expanded.has(this.#model.at(index)?.key ?? ''));
    this.#rows.update(this.body, bodyOf(this.view));
    this.#rows.draw(this.#window.shown);
    this.#extras.update({
      pages: this.paging === 'pages' || this.status === 'error',
      nothing: this.#model.count === 0 && this.status !== 'loading' && !this.#model.isBusy,
      configurable: this.configurable,
    });
  }

  override updated(): void {
    for (const grip of this.renderRoot.querySelectorAll('.grip'))
      grip.ariaValueNow = String(grip.closest('th')?.offsetWidth ?? 0);
  }

  /** Resolves when rows are in order, and what was asked for is here. */
  protected override async getUpdateComplete(): Promise<boolean> {
    const rest = (): Promise<unknown> | undefined => this.#model.over ?? this.#parts.over;
    let done = await super.getUpdateComplete();
    for (let work = rest(); work; work = rest()) done = (await work, await super.getUpdateComplete());
    return done;
  }

  /** Only the rows in view are drawn. */
  get #isLong(): boolean {
    return this.rows.length > 0 && (this.virtual || this.#model.count > MANY_ROWS);
  }

  /** Draws the rows that came into view, and nothing else. */
  #drawRows(): void {
    if (this.isUpdatePending) return;
    this.#focus.hostUpdate();
    this.#rows.draw(this.#window.shown);
    if (this.#rows.hasOpen) this.#window.measure();
    this.#focus.hostUpdated();
  }

  #select(selected: readonly string[]): void {
    this.selected = selected;
    emit(this, 'plinth-grid-selection-change', { selected });
  }

  #toggle({ key, row }: GridRow<Row>): void {
    const expanded = !this.#expanded.has(key);
    this.expanded = selectionWith(this.expanded, [key], expanded);
    emit(this, 'plinth-row-toggle', { row, key, expanded });
  }

  #handleColumnKey(columnId: string, event: KeyboardEvent): boolean {
    if (event.key !== 'Enter' && event.key !== ' ')
      return this.configurable && this.#extras.arranger?.key(columnId, event) === true;
    const sortable = this.columns.find(({ id }) => id === columnId)?.sortable === true;
    if (sortable) void this.#commands.sort(columnId, event.shiftKey);
    return sortable;
  }

  #handleSelectKey(row: number, range: boolean): boolean {
    const key = this.#model.at(row)?.key;
    if (!this.selectable || key === undefined) return false;
    this.#commands.select(row, range || !this.#selected.has(key), range);
    return true;
  }

  private readonly handlePage = (step: 'next' | 'previous'): void => {
    this.#arrangement.change({ page: this.#model.page + (step === 'next' ? 1 : -1) });
  };

  private get view(): GridView<Row> {
    return {
      layout: this.#layout,
      state: this.#arrangement.state,
      rows: this.rows,
      selected: this.#selected,
      configurable: this.configurable,
      locale: this.#locale,
      commands: this.#commands,
      grid: this,
      model: this.#model,
      limited: this.#isLong,
      hasTools: this.#slotted.has('tools'),
      expanded: this.#expanded,
      focus: this.#focus,
      parts: this.#parts,
      menu: this.#extras.menu,
      turn: this.handlePage,
      retry: () => emit(this, 'plinth-load-retry', undefined),
      scroll: this.#window.handleScroll,
    };
  }

  override render(): TemplateResult {
    return renderGrid(this.view);
  }
}
