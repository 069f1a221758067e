import type { ReactiveControllerHost } from 'lit';
import type { GridRow } from '../data-grid.types.ts';
import type { GridModel } from '../engine/grid-model.ts';
import type { GridContext, GridMenu } from '../view/grid-context.ts';
import type { ColumnDrag } from './column-drag.ts';
import type { GridStateController } from './grid-state-controller.ts';
import type { LazyModules } from './lazy-modules.ts';
import type { MenuController } from './menu-controller.ts';

/** Options of {@link LazyFeatures}. */
export interface LazyFeatureOptions<Row> {
  readonly modules: LazyModules;
  readonly model: GridModel<Row>;
  readonly state: GridStateController<Row>;
  readonly context: () => GridContext<Row>;
  readonly table: () => HTMLTableElement | null;
  readonly panel: () => HTMLElement | null;
  readonly onAction: (action: string, entry: GridRow<Row>) => void;
  /** Called when a menu has closed and its trigger no longer exists. */
  readonly onFocusLost: () => void;
  /** Called when the user exports the rows. */
  readonly onExport: (csv: string, download: (fileName: string) => void) => void;
}

/** The features that the current state of a grid needs. */
export interface NeededFeatures {
  readonly button: boolean;
  readonly emptyState: boolean;
  readonly columnDrag: boolean;
}

/** The features of a grid that are loaded on demand: footer, messages, menus, column drag and CSV export. */
export class LazyFeatures<Row> {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #options: LazyFeatureOptions<Row>;
  columnDrag: ColumnDrag | undefined;
  menu: MenuController<Row> | undefined;

  constructor(host: ReactiveControllerHost & HTMLElement, options: LazyFeatureOptions<Row>) {
    this.#host = host;
    this.#options = options;
  }

  /** Loads the features that are needed now. */
  update({ button, emptyState, columnDrag }: NeededFeatures): void {
    const { modules, model, state } = this.#options;
    if (button) modules.request('button');
    if (emptyState) modules.request('emptyState');
    const module = columnDrag && !this.columnDrag ? modules.request('columnDrag') : undefined;
    const table = this.#options.table();
    if (!module || !table) return;
    this.columnDrag = new module.ColumnDrag(table, {
      isRtl: () => this.#host.matches(':dir(rtl)'),
      state: () => state.state,
      columns: () => model.columns,
      onChange: (part, isDragging) => state.change(part, { isDragging }),
    });
  }

  readonly openMenu = async (menu: GridMenu<Row>, trigger: HTMLElement): Promise<void> => {
    const module = this.menu ? undefined : await this.#options.modules.load('menu');
    const { model, panel, context, state, onAction, onFocusLost } = this.#options;
    if (module) {
      this.menu ??= new module.MenuController<Row>(this.#host, {
        panel,
        context,
        onAction,
        onFocusLost,
        columns: () => model.input.columns,
        onChange: (part) => state.change(part),
        onFit: (columnId) => this.columnDrag?.fit(columnId),
      });
    }
    if (trigger.isConnected) this.menu?.open(menu, trigger);
  };

  /** Resolves with the matching rows as CSV, or with `undefined` if the export fails to load. */
  async writeCsv(): Promise<string | undefined> {
    const { model } = this.#options;
    const module = await this.#options.modules.load('csvExport');
    return module?.writeCsv(
      model.columns.map(({ column }) => column),
      model.sortedRows(),
    );
  }

  readonly exportCsv = async (): Promise<void> => {
    const module = await this.#options.modules.load('csvExport');
    const csv = await this.writeCsv();
    if (module && csv !== undefined)
      this.#options.onExport(csv, (fileName) => module.downloadCsv(this.#host.ownerDocument, csv, fileName));
  };
}
