import { matching } from './data-grid.filters.ts';
import { ordered, ranksOf, type Ranks } from './data-grid.order.ts';
import type { Arranged, GridRequest } from './data-grid.request.ts';
import type { GridColumn } from './data-grid.types.ts';
import { Slices, type Work } from './data-grid.work.ts';

/**
 * Puts rows in order and finds those that match. Rows are numbers here, put in order by the ranks of a column, which are
 * found once. What takes long goes on beside the page.
 */
export class RowSorter<Row> {
  readonly #slices = new Slices<Arranged<Row>>();
  #last: GridRequest<Row> | undefined;
  /** By column; of the rows and the language that are there. */
  #ranks = new Map<GridColumn<Row>, Ranks>();
  #found: { readonly of: GridRequest<Row>; readonly places: Uint32Array | undefined } | undefined;

  /** Begins, and drops what is under way. `take` gets the rows, at once when they are few; `late` when they were not. */
  arrange(request: GridRequest<Row>, take: (arranged: Arranged<Row>, late: boolean) => void): void {
    if (this.#last?.rows !== request.rows || this.#last.language !== request.language) this.#ranks = new Map();
    this.#last = request;
    this.#slices.start(this.#arranging(request), take);
  }

  /** Drops what is under way. */
  stop(): void {
    this.#slices.stop();
  }

  /** Settles when what is under way is done or dropped; undefined when nothing is. */
  get over(): Promise<void> | undefined {
    return this.#slices.over;
  }

  *#arranging(request: GridRequest<Row>): Work<Arranged<Row>> {
    const { columns, rows, state, language } = request;
    const found = this.#found?.of;
    const isKnown =
      found?.rows === rows &&
      found.columns === columns &&
      found.language === language &&
      found.state.filters === state.filters &&
      found.state.search === state.search;
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
    return {
      rows,
      matching: places,
      order: keys.length > 0 ? ordered(places ?? new Uint32Array(rows.length).map((_, place) => place), keys) : places,
    };
  }
}
