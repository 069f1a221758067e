/** The modules that the first rows do not need. They are imported on demand. */
const importers = {
  /** Filters and sorts rows. */
  rowProcessor: async () => (await import('../engine/row-processor.ts')).RowProcessor,
  /** Lists, filters and sorts the rows of a tree, and renders their levels. */
  treeProcessor: async () => (await import('../engine/tree-processor.ts')).TreeProcessor,
  treeView: () => import('../view/tree-view.ts'),
  /** The button that loads the rest again. */
  button: () => import('#define/button.ts'),
  /** The pages in the footer. */
  pagination: () => import('#define/pagination.ts'),
  /** The messages that replace the rows. */
  emptyState: () => import('#define/empty-state.ts'),
  /** Renders the header row of grouped columns. */
  columnGroups: () => import('../view/column-groups.ts'),
  /** Resizes and moves columns. */
  columnDrag: () => import('./column-drag.ts'),
  /** Edits cells. */
  cellEditing: () => import('./cell-editing.ts'),
  /** Moves rows. */
  rowDrag: () => import('./row-drag.ts'),
  menu: async () => {
    const [module] = await Promise.all([import('./menu-controller.ts'), import('#define/menu-item.ts')]);
    return module;
  },
  csvExport: () => import('./csv-export.ts'),
};

type Importers = typeof importers;
type ModuleName = keyof Importers;
type Module<Name extends ModuleName> = Awaited<ReturnType<Importers[Name]>>;

/** The loaded modules, shared by all grids of the page. */
const loadedModules = new WeakMap<Importers, Map<ModuleName, unknown>>();

/** Imports the lazy modules of a grid. A module that fails to load is only imported again by `retry`. */
export class LazyModules {
  readonly #onChange: () => void;
  readonly #importers: Importers;
  readonly #loaded: Map<ModuleName, unknown>;
  readonly #pending = new Map<ModuleName, Promise<unknown>>();
  readonly #failed = new Set<ModuleName>();

  /** @param onChange called when a module has loaded or failed to load. */
  constructor(onChange: () => void, moduleImporters = importers) {
    this.#onChange = onChange;
    this.#importers = moduleImporters;
    this.#loaded = loadedModules.get(moduleImporters) ?? new Map<ModuleName, unknown>();
    loadedModules.set(moduleImporters, this.#loaded);
  }

  /** Whether a module has failed to load. */
  get hasFailed(): boolean {
    return this.#failed.size > 0;
  }

  /** Resolves when no import is pending; `undefined` if none is. */
  get settled(): Promise<unknown> | undefined {
    return this.#pending.size > 0 ? Promise.all(this.#pending.values()) : undefined;
  }

  /** Returns a module if it has loaded; otherwise imports it and returns `undefined`. */
  request<Name extends ModuleName>(name: Name): Module<Name> | undefined {
    if (!this.#loaded.has(name) && !this.#failed.has(name)) void this.load(name);
    return this.#loaded.get(name) as Module<Name> | undefined;
  }

  /** Resolves with a module, or with `undefined` if it fails to load. */
  async load<Name extends ModuleName>(name: Name): Promise<Module<Name> | undefined> {
    if (!this.#loaded.has(name)) {
      const pending = this.#pending.get(name) ?? this.#import(name);
      this.#pending.set(name, pending);
      await pending;
    }
    return this.#loaded.get(name) as Module<Name> | undefined;
  }

  /** Imports the modules that have failed to load again. */
  readonly retry = (): void => {
    const names = [...this.#failed];
    this.#failed.clear();
    for (const name of names) void this.load(name);
  };

  async #import(name: ModuleName): Promise<void> {
    try {
      this.#loaded.set(name, await this.#importers[name]());
      this.#failed.delete(name);
    } catch {
      this.#failed.add(name);
    }
    this.#pending.delete(name);
    this.#onChange();
  }
}
