import type { GridColumn, GridQuery, GridState } from '../data-grid.types.ts';
import { normalizeState, type PartialGridState } from '../engine/grid-state.ts';

/** The delay after the last keystroke before `onQueryChange` is called in a manual grid. */
const DEBOUNCE_MS = 300;

/** Options of {@link GridStateController}. */
export interface GridStateOptions {
  /** Whether the host page filters, sorts and pages the rows. */
  readonly isManual: () => boolean;
  readonly onChange: (state: PartialGridState) => void;
  readonly onStateChange: (state: GridState) => void;
  readonly onQueryChange: (query: GridQuery) => void;
}

/** Options of a change by the user. */
export interface ChangeOptions {
  /** The user is typing: `onQueryChange` is debounced in a manual grid. */
  readonly isTyping?: boolean;
  /** The user is dragging: `onStateChange` is not called yet. */
  readonly isDragging?: boolean;
}

/** Returns the next state with the previous objects wherever they are equal, so that nothing is computed again. */
function reuseEqual(previous: GridState, next: GridState): GridState {
  const isEqual = (name: keyof GridState): boolean => JSON.stringify(previous[name]) === JSON.stringify(next[name]);
  const equal = (Object.keys(next) as (keyof GridState)[]).filter(isEqual).map((name) => [name, previous[name]]);
  return { ...next, ...Object.fromEntries(equal) };
}

/** Holds the state of a grid and reports the user's changes. */
export class GridStateController<Row> {
  readonly #options: GridStateOptions;
  #partial: PartialGridState;
  #columns: readonly GridColumn<Row>[] = [];
  #state: GridState = normalizeState(undefined, []);
  #debounceTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: GridStateOptions) {
    this.#options = options;
  }

  /** The complete state. */
  get state(): GridState {
    return this.#state;
  }

  /** Sets the state from the host page. */
  update(partial: PartialGridState, columns: readonly GridColumn<Row>[]): void {
    [this.#partial, this.#columns] = [partial, columns];
    this.#state = reuseEqual(this.#state, normalizeState(partial, columns));
  }

  /** Applies a change of the user. A change of sorting, filters or search returns to the first page. */
  readonly change = (part: Partial<GridState>, { isTyping = false, isDragging = false }: ChangeOptions = {}): void => {
    const changesQuery = 'sort' in part || 'filters' in part || 'search' in part || 'page' in part;
    this.update({ ...this.#partial, ...(changesQuery ? { page: 1 } : {}), ...part }, this.#columns);
    this.#options.onChange(this.#partial);
    if (!isDragging) this.#options.onStateChange(this.#state);
    if (!changesQuery) return;
    this.cancel();
    if (isTyping && this.#options.isManual()) this.#debounceTimer = setTimeout(this.#reportQuery, DEBOUNCE_MS);
    else this.#reportQuery();
  };

  /** Cancels a debounced `onQueryChange`. */
  cancel(): void {
    clearTimeout(this.#debounceTimer);
  }

  readonly #reportQuery = (): void => {
    const { sort, filters, search, page, pageSize } = this.#state;
    this.#options.onQueryChange({ sort, filters, search, page, pageSize });
  };
}
