import { allIndexes, rankRows, sortIndexes, type Ranks, type SortKey } from '#table/engine/sort.ts';
import { TimeSlicer, type SlicedWork } from '#table/engine/time-slicing.ts';
import type { GridColumn } from '../data-grid.types.ts';
import { filterRows } from './filter.ts';
import type { ModelInput, ProcessedRows } from './model-input.ts';

/** Filters and sorts rows in time slices. It ranks each sorted column once and keeps the ranks. */
export class RowProcessor<Row> {
  readonly #slicer = new TimeSlicer<ProcessedRows<Row>>();
  #input: ModelInput<Row> | undefined;
  /** The ranks of the current rows in the current language. */
  #ranks = new Map<GridColumn<Row>, Ranks>();
  #filtered: { readonly input: ModelInput<Row>; readonly matching: Uint32Array | undefined } | undefined;

  /**
   * Starts processing and cancels any processing in progress.
   * @param onResult receives the rows: synchronously if they are few, otherwise later with `isAsync`.
   */
  process(input: ModelInput<Row>, onResult: (processed: ProcessedRows<Row>, isAsync: boolean) => void): void {
    if (this.#input?.rows !== input.rows || this.#input.language !== input.language) this.#ranks = new Map();
    this.#input = input;
    this.#slicer.start(this.#process(input), onResult);
  }

  /** Cancels any processing in progress. */
  cancel(): void {
    this.#slicer.cancel();
  }

  /** Resolves when processing is finished or canceled; `undefined` if nothing is in progress. */
  get settled(): Promise<void> | undefined {
    return this.#slicer.settled;
  }

  /** Returns the indexes of the matching rows; `undefined` for all rows. */
  protected *matchingRows({ rows, columns, state, language }: ModelInput<Row>): SlicedWork<Uint32Array | undefined> {
    return yield* filterRows(rows, columns, state, language);
  }

  *#process(input: ModelInput<Row>): SlicedWork<ProcessedRows<Row>> {
    const { columns, rows, state, language } = input;
    const previous = this.#filtered?.input;
    const isFiltered =
      previous?.rows === rows &&
      previous.columns === columns &&
      previous.language === language &&
      previous.state.filters === state.filters &&
      previous.state.search === state.search;
    if (!isFiltered) this.#filtered = { input, matching: yield* this.matchingRows(input) };
    const matching = this.#filtered?.matching;
    const keys: SortKey[] = [];
    for (const { columnId, descending } of state.sort) {
      const column = columns.find(({ id }) => id === columnId);
      if (!column) continue;
      const ranks = this.#ranks.get(column) ?? (yield* rankRows(column, rows, language));
      this.#ranks.set(column, ranks);
      keys.push({ ranks, descending });
    }
    const sorted = keys.length > 0 ? sortIndexes(matching ?? allIndexes(rows.length), keys) : matching;
    return { rows, matching, sorted };
  }
}
