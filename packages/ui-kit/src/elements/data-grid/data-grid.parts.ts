/** What the first rows do without, and how it is fetched. */
const fetchers = {
  /** Rows in another order than they came, or not all of them. */
  sorter: () => import('./data-grid.sorter.ts'),
  /** The next state, when a user changes it. */
  table: () => import('./data-grid.table.ts'),
  /** Pages, and what did not load. */
  button: () => import('#define/button.ts'),
  /** What stands there when no row does. */
  emptyState: () => import('#define/empty-state.ts'),
  /** Columns pulled and dragged. */
  arrange: () => import('./data-grid.arrange.ts'),
  menu: async () => {
    const [part] = await Promise.all([import('./data-grid.menu-controller.ts'), import('#define/menu-item.ts')]);
    return part;
  },
  file: () => import('./data-grid.file.ts'),
};

type Fetchers = typeof fetchers;
type Name = keyof Fetchers;
type Part<Of extends Name> = Awaited<ReturnType<Fetchers[Of]>>;

/** What is here, for all grids of the page. */
const here = new WeakMap<Fetchers, Map<Name, unknown>>();

/** Parts of a grid that are fetched when they are asked for. What did not come is fetched again when the user says so. */
export class GridParts {
  readonly #onChange: () => void;
  readonly #fetchers: Fetchers;
  readonly #here: Map<Name, unknown>;
  readonly #coming = new Map<Name, Promise<unknown>>();
  readonly #failed = new Set<Name>();

  /** @param onChange a part is here, or did not come. */
  constructor(onChange: () => void, how = fetchers) {
    this.#onChange = onChange;
    this.#fetchers = how;
    this.#here = here.get(how) ?? new Map<Name, unknown>();
    here.set(how, this.#here);
  }

  /** A part that was asked for did not come. */
  get failed(): boolean {
    return this.#failed.size > 0;
  }

  /** Settles when no part is under way; undefined when none is. */
  get over(): Promise<unknown> | undefined {
    return this.#coming.size > 0 ? Promise.all(this.#coming.values()) : undefined;
  }

  /** The part, when it is here. */
  ask<Of extends Name>(name: Of): Part<Of> | undefined {
    if (!this.#here.has(name) && !this.#failed.has(name)) void this.fetch(name);
    return this.#here.get(name) as Part<Of> | undefined;
  }

  /** The part, once it is here; undefined when it does not come. */
  async fetch<Of extends Name>(name: Of): Promise<Part<Of> | undefined> {
    if (!this.#here.has(name)) {
      const coming = this.#coming.get(name) ?? this.#bring(name);
      this.#coming.set(name, coming);
      await coming;
    }
    return this.#here.get(name) as Part<Of> | undefined;
  }

  /** Fetches again what did not come. */
  readonly retry = (): void => {
    const names = [...this.#failed];
    this.#failed.clear();
    for (const name of names) void this.fetch(name);
  };

  async #bring(name: Name): Promise<void> {
    try {
      this.#here.set(name, await this.#fetchers[name]());
      this.#failed.delete(name);
    } catch {
      this.#failed.add(name);
    }
    this.#coming.delete(name);
    this.#onChange();
  }
}
