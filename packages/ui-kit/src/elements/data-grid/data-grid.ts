import type { PropertyValues, TemplateResult } from 'lit';
import { query } from 'lit/decorators.js';
import { emit } from '#base/emit.ts';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { MAX_NON_VIRTUAL_ROWS } from '#base/row-window.ts';
import { LocaleController } from '#controllers/locale.ts';
import { PrintController } from '#controllers/print.ts';
import { SlottedController } from '#controllers/slotted.ts';
import type { CellContent, RowCallback } from '#table/engine/column.ts';
import { positiveIntegerOr } from '#table/engine/normalize.ts';
import { withKeys } from '#table/engine/selection.ts';
import { normalizeProps } from './data-grid.normalize-props.ts';
import { gridStrings } from './data-grid.strings.ts';
import { dataGridStyles } from './data-grid.styles.ts';
import type {
  GridActions,
  GridCellChange,
  GridColumn,
  GridQuery,
  GridRow,
  GridRowMove,
  GridState,
} from './data-grid.types.ts';
import { GridModel } from './engine/grid-model.ts';
import type { PartialGridState } from './engine/grid-state.ts';
import { CellNavigationController } from './interaction/cell-navigation.ts';
import { createCommands } from './interaction/commands.ts';
import { GridStateController } from './interaction/grid-state-controller.ts';
import { LazyFeatures } from './interaction/lazy-features.ts';
import { LazyModules } from './interaction/lazy-modules.ts';
import { createLayoutRules, LayoutSheet, type GridLayout } from './view/column-layout.ts';
import { createBodyContext, renderGrid, type GridView } from './view/grid-view.ts';
import { RowRenderer } from './view/row-renderer.ts';
import { VirtualScrollController } from './view/virtual-scroll.ts';

export const dataGridStatuses = ['ready', 'loading', 'error'] as const;
export const dataGridPagings = ['none', 'pages'] as const;

export interface PlinthDataGridEventMap<Row = unknown> {
  'plinth-grid-state-change': CustomEvent<{ readonly state: GridState }>;
  'plinth-grid-query-change': CustomEvent<GridQuery>;
  'plinth-grid-selection-change': CustomEvent<{ readonly selected: readonly string[] }>;
  'plinth-grid-export': CustomEvent<{ readonly csv: string }>;
  'plinth-row-toggle': CustomEvent<{ readonly row: Row; readonly key: string; readonly expanded: boolean }>;
  'plinth-row-action': CustomEvent<{ readonly action: string; readonly row: Row; readonly key: string }>;
  'plinth-cell-change': CustomEvent<GridCellChange<Row>>;
  'plinth-row-move': CustomEvent<GridRowMove<Row>>;
  'plinth-load-retry': CustomEvent<undefined>;
}

/**
 * A data grid that shows many rows, which users sort, filter, search, select, edit, expand and move, in columns that they hide,
 * pin, move and resize. It renders only the visible rows of a long list and loads its features on demand.
 *
 * Use `plinth-data-table` for a short list that people read and compare; use `plinth-data-grid` for a long list, or if
 * people search, filter or select rows, or rearrange columns.
 *
 * The templates of cells render in the grid's shadow root and can use its classes: `muted`, `faint`, `small`, `medium`,
 * `strong`, `positive`, `line` (children in a row; a `grow` child takes the remaining space and ends with an ellipsis
 * where there is too little), `stack` (children in a column) and `end`.
 *
 * @when Many rows that people work with: they search, arrange the columns, or act on several rows at once.
 * @whenNot For a short list that people only read, use a data table.
 * @keyboard Arrow keys, Home, End, Page Up, Page Down — Move the focus between cells; Control with Home or End moves it to the first or last row.
 * @keyboard Enter, F2, Space — Move the focus into a cell; Escape moves it back. Space selects a row; Shift and Space a range of rows.
 * @keyboard Enter, F2, letters and digits — On an editable cell, edit it. Enter saves the value and moves down, Tab to the next cell; Escape keeps the earlier value.
 * @keyboard Left, Right — In the first column of a tree, collapse or expand the row, or move to its parent; vice versa in right-to-left pages.
 * @keyboard Shift + Left, Right — On the header of a column or a group, resize its columns; with Control, move them.
 * @keyboard Control + Shift + Up, Down — In a grid with `reorderable` rows, move the row. Enter on its handle opens a menu that moves it.
 * @slot tools - Additional tools next to the search field, such as a button that adds a row.
 * @slot bulk - Actions for the selected rows.
 * @slot empty - Replaces the message that is shown when there are no rows.
 * @slot error - Replaces the message that is shown when no rows could be loaded.
 * @csspart tools - The toolbar with the search field, the column menu and the CSV export.
 * @csspart bulk - The bar with the bulk actions, shown while rows are selected.
 * @csspart scroll - The scroll container of the table.
 * @csspart table - The native `<table>`.
 * @csspart foot - The footer with the row range and the paging buttons.
 * @csspart menu - The menu of a column or a row.
 * @cssproperty [--plinth-data-grid-height=32rem] - The maximum height of a virtual grid.
 * @cssproperty [--plinth-data-grid-inset=--plinth-card-padding] - The padding at the inline start and end.
 * @fires plinth-grid-state-change - Emitted when the user changes the sorting, filters, search, page or columns.
 * @fires plinth-grid-query-change - Emitted when the user changes the sorting, filters, search or page. A page that sets `manual` loads rows for it.
 * @fires plinth-grid-selection-change - Emitted when the user selects or deselects rows.
 * @fires plinth-grid-export - Emitted when the user exports the rows. Cancel it to prevent the download.
 * @fires plinth-row-toggle - Emitted when the user expands or collapses the details or the children of a row.
 * @fires plinth-row-action - Emitted when the user activates an item of a row's menu.
 * @fires plinth-cell-change - Emitted when the user has changed the value of a cell. Cancel it to refuse the value: the cell keeps its earlier one.
 * @fires plinth-row-move - Emitted when the user moves a row, before the grid moves it in `rows`. Cancel it to keep the order.
 * @fires plinth-load-retry - Emitted when the user activates "Try again".
 * @later plinth-button plinth-empty-state plinth-menu-item plinth-pagination
 */
export class PlinthDataGrid<Row = unknown> extends PlinthElement<PlinthDataGridEventMap<Row>> {
  static override styles = dataGridStyles;

  readonly #locale = new LocaleController(this, gridStrings);
  readonly #slotted = new SlottedController(this);
  readonly #modules = new LazyModules(() => this.requestUpdate());
  readonly #model = new GridModel<Row>(this.#modules, () => this.requestUpdate());
  readonly #rowRenderer = new RowRenderer<Row>(this);
  readonly #layoutSheet = new LayoutSheet();
  readonly #state = new GridStateController<Row>({
    isManual: () => this.manual,
    onChange: (state) => Object.assign(this, { state }),
    onStateChange: (state) => emit(this, 'plinth-grid-state-change', { state }),
    onQueryChange: (query) => emit(this, 'plinth-grid-query-change', query),
  });
  readonly #print = new PrintController(this);
  readonly #virtualScroll = new VirtualScrollController(this, {
    scroller: () => this.scroller,
    rowCount: () => this.#model.rowCount,
    isEnabled: () => this.#isVirtual,
    onChange: () => this.#renderVisibleRows(),
  });
  readonly #navigation = new CellNavigationController(this, {
    table: () => this.table,
    rowCount: () => (this.rows.length === 0 ? 0 : this.#model.rowCount),
    pageRows: () => this.#virtualScroll.pageRows,
    scrollToRow: (row) => this.#virtualScroll.scrollToRow(row),
    onKey: (event) => this.#features.handleKey(event),
    onHeaderKey: (columnId, event) => this.#handleHeaderKey(columnId, event),
    onSelect: (row, isRange) => this.#handleSelectKey(row, isRange),
  });
  readonly #features: LazyFeatures<Row> = new LazyFeatures<Row>(this, {
    modules: this.#modules,
    model: this.#model,
    state: this.#state,
    context: () => this.view,
    table: () => this.table,
    panel: () => this.menuPanel,
    onAction: (action, { row, key }) => emit(this, 'plinth-row-action', { action, row, key }),
    navigation: this.#navigation,
    onCellChange: (change) => emit(this, 'plinth-cell-change', change, { cancelable: true }),
    onRowMove: (move) => emit(this, 'plinth-row-move', move, { cancelable: true }),
    onToggle: (entry, isExpanded) => this.#toggle(entry, isExpanded),
    onExport: (csv, download) => {
      if (emit(this, 'plinth-grid-export', { csv }, { cancelable: true })) download(`${this.label || 'rows'}.csv`);
    },
  });
  readonly #commands = createCommands<Row>({
    model: this.#model,
    state: this.#state,
    selected: () => this.selected,
    onSelect: (selected) => this.#select(selected),
    openMenu: this.#features.openMenu,
    toggleDetails: (entry) => this.#toggle(entry, !this.#expandedKeys.has(entry.key)),
    exportCsv: this.#features.exportCsv,
  });
  #layout: GridLayout<Row> = { leading: [], columns: [], trailing: [] };
  #selectedKeys: ReadonlySet<string> = new Set();
  #expandedKeys: ReadonlySet<string> = new Set();

  @query('[part="scroll"]') private readonly scroller!: HTMLElement | null;
  @query('tbody.rows') private readonly body!: HTMLElement | null;
  @query('table') private readonly table!: HTMLTableElement | null;
  @query('[part="menu"]') private readonly menuPanel!: HTMLElement | null;

  /** The accessible name of the grid, and the name of the exported file. */
  @property() label = '';
  /** The columns in their default order. */
  @property({ attribute: false }) columns: readonly GridColumn<Row>[] = [];
  /** The rows. Set a new array to change them; the grid does not observe changes to the array. */
  @property({ attribute: false }) rows: readonly Row[] = [];
  /** Returns the key of a row, which identifies it when rows are loaded again. Defaults to the row's index; rows with the same key are selected together. */
  @property({ attribute: false }) rowKey: RowCallback<Row, string> | undefined;
  /** Returns the name of a row for the label "Select …". */
  @property({ attribute: false }) rowLabel: RowCallback<Row, string> | undefined;
  /** Returns the content that is shown below an expanded row. A row without content cannot be expanded. */
  @property({ attribute: false }) details: RowCallback<Row, CellContent> | undefined;
  /** Returns the children of a row, which makes the rows a tree: users expand and collapse them in the first column. Rows of a tree have no details. */
  @property({ attribute: false }) getChildren: RowCallback<Row, readonly Row[] | undefined> | undefined;
  /** Returns the items of a row's menu. */
  @property({ attribute: false }) actions: GridActions<Row> | undefined;
  /** The sorting, filters, search, page and columns, as set by the page or changed by the user. Store it to restore the grid later. The columns' defaults apply to what is missing. */
  @property({ attribute: false }) state: PartialGridState = {};
  /** The keys of the selected rows. */
  @property({ attribute: false }) selected: readonly string[] = [];
  /** The keys of the expanded rows. */
  @property({ attribute: false }) expanded: readonly string[] = [];
  /** The loading status. Existing rows stay visible in `loading` and `error`. @default 'ready' */
  @property({ reflect: true, of: dataGridStatuses }) status: (typeof dataGridStatuses)[number] = 'ready';
  /** The paging: all rows or one page at a time. @default 'none' */
  @property({ of: dataGridPagings }) paging: (typeof dataGridPagings)[number] = 'none';
  /** The number of all rows, if `rows` holds only a part of them. */
  @property({ type: Number }) total: number | undefined;
  /** Leaves filtering, sorting and paging to the host page; the grid only emits events. */
  @property({ type: Boolean }) manual = false;
  /** Makes the grid scroll and render only the visible rows. A grid with more than 200 rows always does. */
  @property({ type: Boolean, reflect: true }) virtual = false;
  /** Lets the user select rows. */
  @property({ type: Boolean }) selectable = false;
  /** Shows a search field for all columns. */
  @property({ type: Boolean }) searchable = false;
  /** Lets the user hide, pin, move and resize columns. Those of a group stay together. */
  @property({ type: Boolean }) configurable = false;
  /** Lets the user move rows by a handle, unless the rows are sorted, filtered or a tree. The grid then sets `rows`. Requires `rowKey`. */
  @property({ type: Boolean }) reorderable = false;
  /** Lets the user download the rows as CSV. */
  @property({ type: Boolean }) exportable = false;

  /** Resolves with all matching rows in their sorted order and the visible columns as CSV (RFC 4180). Rejects if the export fails to load. */
  async toCsv(): Promise<string> {
    const csv = await this.#features.writeCsv();
    if (csv === undefined) throw new Error('plinth-data-grid: the CSV export failed to load.');
    return csv;
  }

  /** Resolves with the keys of the rows on the visible page, in the order in which they are displayed. */
  async getRowKeys(): Promise<readonly string[]> {
    await this.updateComplete;
    return this.#model.pageKeys();
  }

  /**
   * Scrolls to a row of the visible page and focuses it, also if it is not rendered yet.
   * @returns whether the row has got the focus. While the grid is not displayed, it has not; the row gets it later.
   */
  async focusRow(key: string): Promise<boolean> {
    const row = (await this.getRowKeys()).indexOf(key);
    if (row < 0) return false;
    this.#navigation.focusRow(row);
    await this.updateComplete;
    return this.#navigation.hasFocus(row);
  }

  /** Focuses the search field of a `searchable` grid, and selects its text. */
  async focusSearch(): Promise<void> {
    await this.updateComplete;
    const field = this.renderRoot.querySelector<HTMLInputElement>('.search input');
    field?.focus();
    field?.select();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#rowRenderer.setConnected(true);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#state.cancel();
    this.#model.cancel();
    this.#rowRenderer.setConnected(false);
  }

  override willUpdate(changed: PropertyValues<this>): void {
    Object.assign(this, normalizeProps(this));
    if (changed.has('state') || changed.has('columns')) this.#state.update(this.state, this.columns);
    if (changed.has('selected')) this.#selectedKeys = new Set(this.selected);
    if (changed.has('expanded')) this.#expandedKeys = new Set(this.expanded);
    const { columns, rows, rowKey, manual, getChildren } = this;
    this.#model.update({
      columns,
      rows,
      rowKey,
      // A print has all rows.
      paging: this.#print.isPrinting ? 'none' : this.paging,
      manual,
      total: manual ? Math.max(positiveIntegerOr(this.total, 0), rows.length) : rows.length,
      state: this.#state.state,
      language: this.#locale.language,
      getChildren,
      expanded: getChildren && this.#expandedKeys,
    });
    this.#layout = {
      leading: [
        ...(this.#canReorder ? (['move'] as const) : []),
        ...(this.selectable ? (['check'] as const) : []),
        ...(this.details && !getChildren ? (['toggle'] as const) : []),
      ],
      columns: this.#model.columns,
      trailing: this.actions ? ['menu'] : [],
    };
  }

  protected override update(changed: PropertyValues<this>): void {
    super.update(changed);
    this.#layoutSheet.apply(this.shadowRoot, createLayoutRules(this.#layout, this.#state.state.widths));
    if (!this.body) return;
    this.#virtualScroll.pruneDetails((index) => this.#expandedKeys.has(this.#model.at(index)?.key ?? ''));
    this.#rowRenderer.update(this.body, createBodyContext(this.view));
    this.#rowRenderer.render(this.#virtualScroll.range);
    this.#features.update({
      button: this.status === 'error',
      pagination: this.paging === 'pages',
      emptyState: this.#model.rowCount === 0 && this.status !== 'loading' && !this.#model.isBusy,
      columnDrag: this.configurable,
      columnGroups: this.#layout.columns.some(({ column }) => column.group),
      tree: this.getChildren !== undefined,
      cellEditing: this.columns.some(({ editable }) => editable),
      rowDrag: this.#canReorder,
    });
  }

  override updated(): void {
    for (const grip of this.renderRoot.querySelectorAll('.grip'))
      grip.ariaValueNow = String(grip.closest('th')?.offsetWidth ?? 0);
  }

  /** Resolves when the rows are filtered and sorted and the requested features have loaded. */
  protected override async getUpdateComplete(): Promise<boolean> {
    const pending = (): Promise<unknown> | undefined => this.#model.settled ?? this.#modules.settled;
    let isComplete = await super.getUpdateComplete();
    for (let promise = pending(); promise; promise = pending())
      isComplete = (await promise, await super.getUpdateComplete());
    return isComplete;
  }

  get #canReorder(): boolean {
    return this.reorderable && !this.getChildren;
  }

  get #isVirtual(): boolean {
    const isLong = this.virtual || this.#model.rowCount > MAX_NON_VIRTUAL_ROWS;
    return this.rows.length > 0 && isLong && !this.#print.isPrinting;
  }

  /** Renders the rows that have scrolled into view without updating the element. */
  #renderVisibleRows(): void {
    if (this.isUpdatePending) return;
    this.#navigation.hostUpdate();
    this.#rowRenderer.render(this.#virtualScroll.range);
    if (this.#rowRenderer.hasExpandedRows) this.#virtualScroll.measure();
    this.#navigation.hostUpdated();
  }

  #select(selected: readonly string[]): void {
    this.selected = selected;
    emit(this, 'plinth-grid-selection-change', { selected });
  }

  #toggle({ key, row }: GridRow<Row>, expanded: boolean): void {
    this.expanded = withKeys(this.expanded, [key], expanded);
    emit(this, 'plinth-row-toggle', { row, key, expanded });
  }

  #handleHeaderKey(columnId: string, event: KeyboardEvent): boolean {
    if (event.key !== 'Enter' && event.key !== ' ') return false;
    const isSortable = this.columns.find(({ id }) => id === columnId)?.sortable === true;
    if (isSortable) this.#commands.sort(columnId, event.shiftKey);
    return isSortable;
  }

  #handleSelectKey(row: number, isRange: boolean): boolean {
    const key = this.#model.at(row)?.key;
    if (!this.selectable || key === undefined) return false;
    this.#commands.select(row, isRange || !this.#selectedKeys.has(key), isRange);
    return true;
  }

  private readonly handlePage = (page: number): void => this.#state.change({ page });

  private readonly handleRetry = (): boolean => emit(this, 'plinth-load-retry', undefined);

  private get view(): GridView<Row> {
    return {
      layout: this.#layout,
      state: this.#state.state,
      rows: this.rows,
      selected: this.#selectedKeys,
      configurable: this.configurable,
      locale: this.#locale,
      commands: this.#commands,
      grid: this,
      model: this.#model,
      isVirtual: this.#isVirtual,
      hasSlottedTools: this.#slotted.has('tools'),
      expanded: this.#expandedKeys,
      navigation: this.#navigation,
      modules: this.#modules,
      groups: this.#features.columnGroups,
      menu: this.#features.menu,
      editing: this.#features.cellEditing,
      tree: this.getChildren && this.#features.tree,
      rowDrag: this.#features.rowDrag,
      onPage: this.handlePage,
      onRetry: this.handleRetry,
      onScroll: this.#virtualScroll.handleScroll,
    };
  }

  override render(): TemplateResult {
    return renderGrid(this.view);
  }
}
