import {
  columnOrderingFeature,
  columnPinningFeature,
  columnVisibilityFeature,
  constructTable,
  functionalUpdate,
  rowSortingFeature,
  tableFeatures,
  type ColumnDef,
  type SortingState,
  type Table,
} from '@tanstack/table-core';
import { attempt } from '../data-table/data-table.cells.ts';
import { plainReactivity } from '../data-table/data-table.reactivity.ts';
import type { OfRow, TableSort } from '../data-table/data-table.types.ts';
import { viewOf, type ColumnView } from './data-grid.columns.ts';
import { matching } from './data-grid.filters.ts';
import { ordered, ranksOf, type Ranks } from './data-grid.order.ts';
import type { GridColumn, GridRow, GridState } from './data-grid.types.ts';
import { Slices, type Work } from './data-grid.work.ts';

const features = /* @__PURE__ */ tableFeatures({
  coreReactivityFeature: plainReactivity,
  rowSortingFeature,
  columnOrderingFeature,
  columnPinningFeature,
  columnVisibilityFeature,
});
type Features = typeof features;

/** What the grid is asked to show. */
export interface GridRequest<Row> {
  readonly columns: readonly GridColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: OfRow<Row, string> | undefined;
  readonly paging: 'none' | 'pages';
  /** Rows come filtered, sorted and cut from elsewhere; `total` says how many there are. */
  readonly manual: boolean;
  readonly total: number;
  readonly state: GridState;
  readonly language: string;
}

/** Rows as they stand: the places of those that match, as they came and in order. Undefined for all, as they came. */
interface Arranged<Row> {
  readonly rows: readonly Row[];
  readonly matching: Uint32Array | undefined;
  readonly order: Uint32Array | undefined;
}

/**
 * Rows and columns of a grid as they are shown. The library keeps what is asked for of the columns. Of rows it would make
 * an object each: here they are numbers, put in order by the ranks of a column, which are found once. What takes long
 * goes on beside the page, and until it is there rows stand as they stood.
 */
export class GridModel<Row> {
  readonly #table: Table<Features, object>;
  readonly #slices = new Slices<Arranged<Row>>();
  readonly #onArranged: () => void;
  #request: GridRequest<Row> | undefined;
  #columns: ColumnDef<Features, object>[] = [];
  #sorting: SortingState = [];
  #views: readonly ColumnView<Row>[] = [];
  #arranged: Arranged<Row> = { rows: [], matching: undefined, order: undefined };
  /** By column; of the rows and the language that are there. */
  #ranks = new Map<GridColumn<Row>, Ranks>();
  #found: { readonly of: GridRequest<Row>; readonly places: Uint32Array | undefined } | undefined;
  #matchingRows: { readonly of: Arranged<Row>; readonly rows: readonly Row[] } | undefined;

  /** @param onArranged rows stand otherwise than they did, some time after that was asked for. */
  constructor(onArranged: () => void) {
    this.#onArranged = onArranged;
    this.#table = constructTable<Features, object>({ features, columns: this.#columns, data: [] });
  }

  /** Takes what the grid shows now. */
  update(request: GridRequest<Row>): void {
    const before = this.#request;
    this.#request = request;
    const { columns, state } = request;
    const changed = (name: keyof GridState): boolean => before?.state[name] !== state[name];
    const isOther = before?.columns !== columns;
    const others = isOther || before.rows !== request.rows || before.language !== request.language || before.manual !== request.manual;
    if (isOther) this.#columns = columns.map(({ id, sortable }) => ({ id, accessorFn: () => undefined, enableSorting: sortable === true, sortDescFirst: false }));
    if (isOther || changed('sort')) this.#sorting = state.sort.map(({ columnId, descending }) => ({ id: columnId, desc: descending }));
    this.#tell();
    if (isOther || changed('order') || changed('hidden') || changed('pinned')) this.#views = this.#viewColumns();
    if (before?.rows !== request.rows || before.language !== request.language) this.#ranks = new Map();
    if (others || changed('filters') || changed('search') || changed('sort')) this.#arrange(request);
  }

  /** Drops what is under way; the next update begins it again. */
  stop(): void {
    if (this.isBusy) this.#request = undefined;
    this.#slices.stop();
  }

  /** Rows are still put in order. */
  get isBusy(): boolean {
    return this.#slices.isBusy;
  }

  /** Settles when they are, or when something else was asked for. */
  get over(): Promise<void> | undefined {
    return this.#slices.over;
  }

  /** The same for as long as every row stands where it stood. */
  get arranged(): object {
    return this.#arranged;
  }

  /** The columns that are shown, from the start. */
  get columns(): readonly ColumnView<Row>[] {
    return this.#views;
  }

  /** How many rows match, on all pages. */
  get matches(): number {
    const { manual, total } = this.#given;
    return manual ? total : (this.#arranged.matching?.length ?? this.#arranged.rows.length);
  }

  /** The page that is shown, from 1: the last one when the wanted one is not there. */
  get page(): number {
    const { paging, state } = this.#given;
    return paging === 'none' ? 1 : Math.min(state.page, Math.max(Math.ceil(this.matches / state.pageSize), 1));
  }

  /** How many rows stand on the page. */
  get count(): number {
    const { manual, paging, state } = this.#given;
    if (manual) return this.#arranged.rows.length;
    return paging === 'none' ? this.matches : Math.max(Math.min(state.pageSize, this.matches - this.#first), 0);
  }

  /** The row at a place of the page, from 0. */
  at(index: number): GridRow<Row> | undefined {
    return index < this.count ? this.#rowAt(this.#first + index) : undefined;
  }

  /** Every row that matches, in the order shown. */
  all(): readonly GridRow<Row>[] {
    const length = this.#arranged.order?.length ?? this.#arranged.rows.length;
    return Array.from({ length }, (_, index) => this.#rowAt(index));
  }

  /** Every row that matches, in the order in which they came. */
  matchingRows(): readonly Row[] {
    const { rows, matching: places } = this.#arranged;
    if (!places) return rows;
    if (this.#matchingRows?.of !== this.#arranged) this.#matchingRows = { of: this.#arranged, rows: Array.from(places, (place) => rows[place] as Row) };
    return this.#matchingRows.rows;
  }

  /** The keys of a run of rows of the page. */
  keys(from = 0, to = this.count - 1): readonly string[] {
    return Array.from({ length: to - from + 1 }, (_, index) => this.#rowAt(this.#first + from + index).key);
  }

  /** The sorting after a press on a column: up, down, and back; `further` keeps the columns it is sorted by already. */
  sortedAfter(columnId: string, further: boolean): readonly TableSort[] {
    let next = this.#sorting;
    this.#table.setOptions((options) => ({
      ...options,
      onSortingChange: (updater) => {
        next = functionalUpdate(updater, this.#sorting);
      },
    }));
    this.#table.getColumn(columnId)?.toggleSorting(undefined, further);
    return next.map(({ id, desc }) => ({ columnId: id, descending: desc }));
  }

  get #given(): GridRequest<Row> {
    if (!this.#request) throw new Error('The model was asked before it was told anything.');
    return this.#request;
  }

  get #first(): number {
    const { manual, paging, state } = this.#given;
    return manual || paging === 'none' ? 0 : (this.page - 1) * state.pageSize;
  }

  #rowAt(index: number): GridRow<Row> {
    const { rowKey } = this.#given;
    const place = this.#arranged.order?.[index] ?? index;
    const row = this.#arranged.rows[place] as Row;
    return { row, key: rowKey ? attempt(() => String(rowKey(row) ?? place), String(place)) : String(place) };
  }

  #arrange(request: GridRequest<Row>): void {
    this.#slices.start(this.#arranging(request), (arranged, late) => {
      this.#arranged = arranged;
      if (late) this.#onArranged();
    });
  }

  *#arranging(request: GridRequest<Row>): Work<Arranged<Row>> {
    const { columns, rows, state, language, manual } = request;
    if (manual) return { rows, matching: undefined, order: undefined };
    const found = this.#found?.of;
    const isKnown = found?.rows === rows && found.columns === columns && found.language === language
      && found.state.filters === state.filters && found.state.search === state.search;
    if (!isKnown) this.#found = { of: request, places: yield* matching(rows, columns, state, language) };
    const places = this.#found?.places;
    const keys = [];
    for (const { columnId, descending } of state.sort) {
      const column = columns.find(({ id }) => id === columnId);
      if (!column) continue;
      const ranks = this.#ranks.get(column) ?? (yield* ranksOf(column, rows, language));
      this.#ranks.set(column, ranks);
      keys.push({ ranks, descending });
    }
    return { rows, matching: places, order: keys.length > 0 ? ordered(places ?? Uint32Array.from(rows.keys()), keys) : places };
  }

  #tell(): void {
    const { state } = this.#given;
    this.#table.setOptions((options) => ({
      ...options,
      columns: this.#columns,
      state: {
        sorting: this.#sorting,
        columnOrder: [...state.order],
        columnPinning: { start: [...state.pinned.start], end: [...state.pinned.end] },
        columnVisibility: Object.fromEntries(state.hidden.map((id) => [id, false])),
      },
    }));
  }

  #viewColumns(): readonly ColumnView<Row>[] {
    const byId = new Map(this.#given.columns.map((column) => [column.id, column]));
    const view = (side: 'start' | 'end' | false) => ({ id }: { readonly id: string }) => {
      const column = byId.get(id);
      return column ? [viewOf(column, side)] : [];
    };
    const table = this.#table;
    return [
      ...table.getStartVisibleLeafColumns().flatMap(view('start')),
      ...table.getCenterVisibleLeafColumns().flatMap(view(false)),
      ...table.getEndVisibleLeafColumns().flatMap(view('end')),
    ];
  }
}
