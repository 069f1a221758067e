import { stateOf, type GivenState } from './data-grid.state.ts';
import type { GridColumn, GridQuery, GridState } from './data-grid.types.ts';

/** How long a hand rests before what it typed is asked of a server, in milliseconds. */
const REST = 300;

/** What a {@link GridArrangement} tells its grid. */
export interface ArrangementOptions {
  /** Whether rows come from elsewhere at each question. */
  readonly isRemote: () => boolean;
  readonly onChange: (given: GivenState) => void;
  readonly onState: (state: GridState) => void;
  readonly onQuery: (query: GridQuery) => void;
}

/** What says the same stays the same: who works by it has nothing to do again. */
function kept(before: GridState, next: GridState): GridState {
  const isSame = (name: keyof GridState): boolean => JSON.stringify(before[name]) === JSON.stringify(next[name]);
  const same = (Object.keys(next) as (keyof GridState)[]).filter(isSame).map((name) => [name, before[name]]);
  return { ...next, ...Object.fromEntries(same) };
}

/** How a grid is arranged, and who is told when the user arranges it otherwise. */
export class GridArrangement<Row> {
  readonly #options: ArrangementOptions;
  #given: GivenState;
  #columns: readonly GridColumn<Row>[] = [];
  #state: GridState = stateOf(undefined, []);
  #resting: ReturnType<typeof setTimeout> | undefined;

  constructor(options: ArrangementOptions) {
    this.#options = options;
  }

  get state(): GridState {
    return this.#state;
  }

  /** Takes what the page gave. */
  update(given: GivenState, columns: readonly GridColumn<Row>[]): void {
    [this.#given, this.#columns] = [given, columns];
    this.#state = kept(this.#state, stateOf(given, columns));
  }

  /**
   * Takes what the user changed.
   * @param typed more of it may follow at once; a server is asked when the hand rests.
   * @param done false while a hand still pulls.
   */
  readonly change = (part: Partial<GridState>, typed = false, done = true): void => {
    const asks = 'sort' in part || 'filters' in part || 'search' in part || 'page' in part;
    this.update({ ...this.#given, ...(asks ? { page: 1 } : {}), ...part }, this.#columns);
    this.#options.onChange(this.#given);
    if (done) this.#options.onState(this.#state);
    if (!asks) return;
    this.stop();
    if (typed && this.#options.isRemote()) this.#resting = setTimeout(this.#ask, REST);
    else this.#ask();
  };

  /** Asks nothing that is still to be asked. */
  stop(): void {
    clearTimeout(this.#resting);
  }

  readonly #ask = (): void => {
    const { sort, filters, search, page, pageSize } = this.#state;
    this.#options.onQuery({ sort, filters, search, page, pageSize });
  };
}
