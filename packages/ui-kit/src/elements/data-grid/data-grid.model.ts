import {
  columnOrderingFeature,
  columnPinningFeature,
  columnVisibilityFeature,
  constructTable,
  createSortedRowModel,
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
import { collator, sortValueOf } from '../data-table/data-table.values.ts';
import { viewOf, type ColumnView } from './data-grid.columns.ts';
import { matching } from './data-grid.filters.ts';
import type { GridColumn, GridRow, GridState } from './data-grid.types.ts';

const features = /* @__PURE__ */ tableFeatures({
  coreReactivityFeature: plainReactivity,
  rowSortingFeature,
  columnOrderingFeature,
  columnPinningFeature,
  columnVisibilityFeature,
  sortedRowModel: /* @__PURE__ */ createSortedRowModel(),
});
type Features = typeof features;

/** Where a row stands among those given. */
interface Place {
  readonly place: number;
}

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

/**
 * Rows and columns of a grid as they are shown. The library keeps what is asked for and puts rows in order; it works on
 * the places of rows, and is not asked at all while rows stand as they came.
 */
export class GridModel<Row> {
  readonly #table: Table<Features, Place>;
  #request: GridRequest<Row> | undefined;
  #columns: ColumnDef<Features, Place>[] = [];
  #places: readonly number[] | undefined;
  #all: readonly Place[] = [];
  #sorting: SortingState = [];
  #views: readonly ColumnView<Row>[] = [];
  #sorted: { readonly from: unknown; readonly places: readonly number[] } | undefined;
  #matching: { readonly of: unknown; readonly rows: readonly Row[] } | undefined;

  constructor() {
    this.#table = constructTable<Features, Place>({ features, columns: this.#columns, data: [], getRowId: ({ place }) => String(place) });
  }

  /** Takes what the grid shows now. */
  update(request: GridRequest<Row>): void {
    const before = this.#request;
    this.#request = request;
    const { columns, rows, state, language, manual } = request;
    const changed = (name: keyof GridState): boolean => before?.state[name] !== state[name];
    const others = before?.rows !== rows || before.columns !== columns || before.language !== language || before.manual !== manual;
    if (others) this.#columns = this.#defineColumns(request);
    if (others || changed('filters') || changed('search')) {
      this.#places = manual ? undefined : matching(rows, columns, state, language);
      // What the library knows of a row, it knows of the row that stood at its place.
      this.#all = [];
    }
    if (others || changed('sort')) this.#sorting = state.sort.map(({ columnId, descending }) => ({ id: columnId, desc: descending }));
    this.#tell();
    if (others || changed('order') || changed('hidden') || changed('pinned')) this.#views = this.#viewColumns();
  }

  /** The columns that are shown, from the start. */
  get columns(): readonly ColumnView<Row>[] {
    return this.#views;
  }

  /** How many rows match, on all pages. */
  get matches(): number {
    const { manual, total, rows } = this.#given;
    return manual ? total : (this.#places?.length ?? rows.length);
  }

  /** The page that is shown, from 1: the last one when the wanted one is not there. */
  get page(): number {
    const { paging, state } = this.#given;
    return paging === 'none' ? 1 : Math.min(state.page, Math.max(Math.ceil(this.matches / state.pageSize), 1));
  }

  /** How many rows stand on the page. */
  get count(): number {
    const { manual, rows, paging, state } = this.#given;
    if (manual) return rows.length;
    return paging === 'none' ? this.matches : Math.max(Math.min(state.pageSize, this.matches - this.#first), 0);
  }

  /** The row at a place of the page, from 0. */
  at(index: number): GridRow<Row> | undefined {
    return index < this.count ? this.#rowAt(this.#order()?.[this.#first + index] ?? this.#first + index) : undefined;
  }

  /** Every row that matches, in the order shown. */
  all(): readonly GridRow<Row>[] {
    const places = this.#order() ?? [...this.#given.rows.keys()];
    return places.flatMap((place) => this.#rowAt(place) ?? []);
  }

  /** Every row that matches, in the order in which they came. */
  matchingRows(): readonly Row[] {
    const { rows } = this.#given;
    if (!this.#places) return rows;
    if (this.#matching?.of !== this.#places) this.#matching = { of: this.#places, rows: this.#places.map((place) => rows[place] as Row) };
    return this.#matching.rows;
  }

  /** The keys of a run of rows of the page. */
  keys(from = 0, to = this.count - 1): readonly string[] {
    const keys: string[] = [];
    for (let index = from; index <= to; index += 1) {
      const found = this.at(index);
      if (found) keys.push(found.key);
    }
    return keys;
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

  #rowAt(place: number): GridRow<Row> | undefined {
    const { rows, rowKey } = this.#given;
    if (place >= rows.length) return undefined;
    const row = rows[place] as Row;
    return { row, key: rowKey ? attempt(() => String(rowKey(row) ?? place), String(place)) : String(place) };
  }

  /** Places of the rows in their order; undefined when all stand as they came. */
  #order(): readonly number[] | undefined {
    if (this.#given.manual || this.#sorting.length === 0) return this.#places;
    const { rows } = this.#table.getSortedRowModel();
    if (this.#sorted?.from !== rows) this.#sorted = { from: rows, places: rows.map(({ original }) => original.place) };
    return this.#sorted.places;
  }

  /** What the library puts in order: nothing while nothing is to be. */
  #data(): readonly Place[] {
    const { rows, manual } = this.#given;
    if (this.#sorting.length === 0 || manual) return [];
    if (this.#all.length === 0) this.#all = (this.#places ?? [...rows.keys()]).map((place) => ({ place }));
    return this.#all;
  }

  #tell(): void {
    const { state } = this.#given;
    this.#table.setOptions((options) => ({
      ...options,
      columns: this.#columns,
      data: this.#data(),
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

  #defineColumns({ columns, rows, language }: GridRequest<Row>): ColumnDef<Features, Place>[] {
    const { compare } = collator(language);
    return columns.map((column) => ({
      id: column.id,
      accessorFn: ({ place }: Place) => sortValueOf(column, rows[place] as Row),
      enableSorting: column.sortable === true,
      sortDescFirst: false,
      sortUndefined: 'last' as const,
      sortFn: (one, other, id) => {
        const [a, b] = [one.getValue<string | number>(id), other.getValue<string | number>(id)];
        return typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b));
      },
    }));
  }
}
