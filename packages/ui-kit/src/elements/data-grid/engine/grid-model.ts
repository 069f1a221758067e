import { rowKeyOf } from '#table/engine/callbacks.ts';
import { clampPage } from '#table/engine/paging.ts';
import type { GridRow, GridState } from '../data-grid.types.ts';
import type { LazyModules } from '../interaction/lazy-modules.ts';
import { createColumnViews, type ColumnView } from './column-views.ts';
import type { ModelInput, ProcessedRows, ProcessedTree } from './model-input.ts';
import type { RowProcessor } from './row-processor.ts';

/**
 * The visible rows and columns of a grid. It keeps the previous rows while new ones are filtered and sorted; the code
 * that does that is loaded on demand.
 */
export class GridModel<Row> {
  readonly #modules: LazyModules;
  readonly #onRowsChange: () => void;
  #input: ModelInput<Row> | undefined;
  #columns: readonly ColumnView<Row>[] = [];
  #processed: ProcessedRows<Row> = { rows: [], matching: undefined, sorted: undefined };
  #processor: RowProcessor<Row> | undefined;
  #isTree = false;
  #awaitsProcessor = false;
  #matchingRows: { readonly processed: ProcessedRows<Row>; readonly rows: readonly Row[] } | undefined;

  /** @param onRowsChange called when the rows change after `update` has returned. */
  constructor(modules: LazyModules, onRowsChange: () => void) {
    this.#modules = modules;
    this.#onRowsChange = onRowsChange;
  }

  /** Sets the input and processes the parts that depend on a change. */
  update(input: ModelInput<Row>): void {
    const previous = this.#input;
    this.#input = input;
    const hasChanged = (...names: readonly (keyof ModelInput<Row>)[]): boolean =>
      names.some((name) => previous?.[name] !== input[name]);
    const hasStateChanged = (...names: readonly (keyof GridState)[]): boolean =>
      names.some((name) => previous?.state[name] !== input.state[name]);
    if (hasChanged('columns') || hasStateChanged('order', 'hidden', 'pinned'))
      this.#columns = createColumnViews(input.columns, input.state);
    if (
      this.#awaitsProcessor ||
      hasChanged('columns', 'rows', 'language', 'manual', 'getChildren', 'expanded') ||
      hasStateChanged('filters', 'search', 'sort')
    )
      this.#process(input);
  }

  /** Cancels processing; the next update starts it again. */
  cancel(): void {
    if (this.isBusy) this.#input = undefined;
    this.#processor?.cancel();
  }

  /** Whether rows are being filtered or sorted. */
  get isBusy(): boolean {
    return this.settled !== undefined || (this.#awaitsProcessor && !this.#modules.hasFailed);
  }

  /** Resolves when processing is finished or canceled; `undefined` if nothing is in progress. */
  get settled(): Promise<void> | undefined {
    return this.#processor?.settled;
  }

  /** The visible columns in their order. */
  get columns(): readonly ColumnView<Row>[] {
    return this.#columns;
  }

  /** The number of matching rows on all pages. */
  get matchCount(): number {
    const { manual, total } = this.input;
    const { rows, matching, sorted, tree } = this.#processed;
    return manual && !tree ? total : ((tree ? sorted : matching)?.length ?? rows.length);
  }

  /** The number of rows on all pages without filters, including all rows of a tree. */
  get totalCount(): number {
    return this.#processed.rows.length;
  }

  /** The visible page, from 1: the last page if the requested one does not exist. */
  get page(): number {
    const { paging, state } = this.input;
    return paging === 'none' ? 1 : clampPage(state.page, state.pageSize, this.matchCount);
  }

  /** The number of rows on the visible page. */
  get rowCount(): number {
    const { manual, paging, state } = this.input;
    if (manual && !this.#processed.tree) return this.#processed.rows.length;
    return paging === 'none'
      ? this.matchCount
      : Math.max(Math.min(state.pageSize, this.matchCount - this.pageStart), 0);
  }

  /** Returns the row at an index of the visible page. */
  at(index: number): GridRow<Row> | undefined {
    return index < this.rowCount ? this.#rowAt(this.pageStart + index) : undefined;
  }

  /** The processed tree; `undefined` if the rows are no tree. */
  get tree(): ProcessedTree | undefined {
    return this.#processed.tree;
  }

  /** Returns all matching rows in their sorted order. */
  sortedRows(): readonly Row[] {
    const { rows, sorted, tree } = this.#processed;
    const order = tree?.all ?? sorted;
    return order ? Array.from(order, (index) => rows[index] as Row) : rows;
  }

  /** Returns the keys of all matching rows in their sorted order. */
  allKeys(): readonly string[] {
    const { rows, sorted } = this.#processed;
    return Array.from({ length: sorted?.length ?? rows.length }, (_, index) => this.#rowAt(index).key);
  }

  /** Returns all matching rows in their original order. */
  matchingRows(): readonly Row[] {
    const { rows, matching } = this.#processed;
    if (!matching) return rows;
    if (this.#matchingRows?.processed !== this.#processed)
      this.#matchingRows = {
        processed: this.#processed,
        rows: Array.from(matching, (index) => rows[index] as Row),
      };
    return this.#matchingRows.rows;
  }

  /** Returns the keys of a range of rows on the visible page; `to` is inclusive. */
  pageKeys(from = 0, to = this.rowCount - 1): readonly string[] {
    return Array.from({ length: to - from + 1 }, (_, index) => this.#rowAt(this.pageStart + from + index).key);
  }

  /** The number of rows on the previous pages. */
  get pageStart(): number {
    const { manual, paging, state } = this.input;
    return manual || paging === 'none' ? 0 : (this.page - 1) * state.pageSize;
  }

  /** The latest input. */
  get input(): ModelInput<Row> {
    if (!this.#input) throw new Error('GridModel: call update() first.');
    return this.#input;
  }

  #rowAt(position: number): GridRow<Row> {
    const index = this.#processed.sorted?.[position] ?? position;
    const row = this.#processed.rows[index] as Row;
    return { row, key: rowKeyOf(row, index, this.input.rowKey) };
  }

  #process(input: ModelInput<Row>): void {
    const { rows, manual, state, getChildren } = input;
    const isTree = getChildren !== undefined;
    const isQueried = !manual && (state.sort.length > 0 || state.filters.length > 0 || state.search !== '');
    const needsProcessor = isTree || isQueried;
    if (this.#isTree !== isTree) {
      this.#processor?.cancel();
      this.#processor = undefined;
    }
    this.#isTree = isTree;
    if (needsProcessor && !this.#processor) {
      const Processor: typeof RowProcessor | undefined = this.#modules.request(
        isTree ? 'treeProcessor' : 'rowProcessor',
      );
      this.#processor = Processor && new Processor<Row>();
    }
    this.#awaitsProcessor = needsProcessor && !this.#processor;
    if (needsProcessor && this.#processor) {
      this.#processor.process(input, (processed, isAsync) => {
        this.#processed = processed;
        if (isAsync) this.#onRowsChange();
      });
    } else if (!needsProcessor || this.#modules.hasFailed) {
      this.#processor?.cancel();
      this.#processed = { rows, matching: undefined, sorted: undefined };
    }
  }
}
