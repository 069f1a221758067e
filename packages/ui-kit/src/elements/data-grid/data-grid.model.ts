import { attempt } from '../data-table/data-table.cells.ts';
import { viewsOf, type ColumnView } from './data-grid.columns.ts';
import type { GridParts } from './data-grid.parts.ts';
import type { Arranged, GridRequest } from './data-grid.request.ts';
import type { RowSorter } from './data-grid.sorter.ts';
import type { GridRow, GridState } from './data-grid.types.ts';

/**
 * Rows and columns of a grid as they are shown. Until rows are found and put in order, they stand as they stood; what
 * does that is fetched when it is asked for.
 */
export class GridModel<Row> {
  readonly #parts: GridParts;
  readonly #onArranged: () => void;
  #request: GridRequest<Row> | undefined;
  #views: readonly ColumnView<Row>[] = [];
  #arranged: Arranged<Row> = { rows: [], matching: undefined, order: undefined };
  #sorter: RowSorter<Row> | undefined;
  #waits = false;
  #matchingRows: { readonly of: Arranged<Row>; readonly rows: readonly Row[] } | undefined;

  /** @param onArranged rows stand otherwise than they did, some time after that was asked for. */
  constructor(parts: GridParts, onArranged: () => void) {
    this.#parts = parts;
    this.#onArranged = onArranged;
  }

  /** Takes what the grid shows now. */
  update(request: GridRequest<Row>): void {
    const before = this.#request;
    this.#request = request;
    const isOther = (...names: readonly (keyof GridRequest<Row>)[]): boolean =>
      names.some((name) => before?.[name] !== request[name]);
    const isChanged = (...names: readonly (keyof GridState)[]): boolean =>
      names.some((name) => before?.state[name] !== request.state[name]);
    if (isOther('columns') || isChanged('order', 'hidden', 'pinned'))
      this.#views = viewsOf(request.columns, request.state);
    if (this.#waits || isOther('columns', 'rows', 'language', 'manual') || isChanged('filters', 'search', 'sort'))
      this.#arrange(request);
  }

  /** Drops what is under way; the next update begins it again. */
  stop(): void {
    if (this.isBusy) this.#request = undefined;
    this.#sorter?.stop();
  }

  /** Rows are still put in order. */
  get isBusy(): boolean {
    return this.over !== undefined || (this.#waits && !this.#parts.failed);
  }

  /** Settles when rows are in order, or when something else was asked for; undefined when nothing is under way. */
  get over(): Promise<void> | undefined {
    return this.#sorter?.over;
  }

  /** The columns that are shown, from the start. */
  get columns(): readonly ColumnView<Row>[] {
    return this.#views;
  }

  /** How many rows match, on all pages. */
  get matches(): number {
    const { manual, total } = this.given;
    return manual ? total : (this.#arranged.matching?.length ?? this.#arranged.rows.length);
  }

  /** The page that is shown, from 1: the last one when the wanted one is not there. */
  get page(): number {
    const { paging, state } = this.given;
    return paging === 'none' ? 1 : Math.min(state.page, Math.max(Math.ceil(this.matches / state.pageSize), 1));
  }

  /** How many rows stand on the page. */
  get count(): number {
    const { manual, paging, state } = this.given;
    if (manual) return this.#arranged.rows.length;
    return paging === 'none' ? this.matches : Math.max(Math.min(state.pageSize, this.matches - this.#first), 0);
  }

  /** The row at a place of the page, from 0. */
  at(index: number): GridRow<Row> | undefined {
    return index < this.count ? this.#rowAt(this.#first + index) : undefined;
  }

  /** Every row that matches, in the order shown. */
  all(): readonly Row[] {
    const { rows, order } = this.#arranged;
    return order ? Array.from(order, (place) => rows[place] as Row) : rows;
  }

  /** The keys of every row that matches, in the order shown. */
  allKeys(): readonly string[] {
    const { rows, order } = this.#arranged;
    return Array.from({ length: order?.length ?? rows.length }, (_, index) => this.#rowAt(index).key);
  }

  /** Every row that matches, in the order in which they came. */
  matchingRows(): readonly Row[] {
    const { rows, matching: places } = this.#arranged;
    if (!places) return rows;
    if (this.#matchingRows?.of !== this.#arranged)
      this.#matchingRows = { of: this.#arranged, rows: Array.from(places, (place) => rows[place] as Row) };
    return this.#matchingRows.rows;
  }

  /** The keys of a run of rows of the page. */
  keys(from = 0, to = this.count - 1): readonly string[] {
    return Array.from({ length: to - from + 1 }, (_, index) => this.#rowAt(this.#first + from + index).key);
  }

  /** What was asked for last. */
  get given(): GridRequest<Row> {
    if (!this.#request) throw new Error('The model was asked before it was told anything.');
    return this.#request;
  }

  get #first(): number {
    const { manual, paging, state } = this.given;
    return manual || paging === 'none' ? 0 : (this.page - 1) * state.pageSize;
  }

  #rowAt(index: number): GridRow<Row> {
    const { rowKey } = this.given;
    const place = this.#arranged.order?.[index] ?? index;
    const row = this.#arranged.rows[place] as Row;
    return { row, key: rowKey ? attempt(() => String(rowKey(row) ?? place), String(place)) : String(place) };
  }

  #arrange(request: GridRequest<Row>): void {
    const { rows, manual, state } = request;
    const asks = !manual && (state.sort.length > 0 || state.filters.length > 0 || state.search !== '');
    const part = asks && !this.#sorter ? this.#parts.ask('sorter') : undefined;
    if (part) this.#sorter = new part.RowSorter<Row>();
    this.#waits = asks && !this.#sorter;
    if (asks && this.#sorter) {
      this.#sorter.arrange(request, (arranged, late) => {
        this.#arranged = arranged;
        if (late) this.#onArranged();
      });
    } else if (!asks || this.#parts.failed) {
      this.#sorter?.stop();
      this.#arranged = { rows, matching: undefined, order: undefined };
    }
  }
}
