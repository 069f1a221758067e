import type { GridCellChange, GridRow, GridRowMove } from '../data-grid.types.ts';
import type { GridModel } from '../engine/grid-model.ts';
import type { ColumnGroups } from '../view/column-groups.ts';
import type { GridContext, GridMenu } from '../view/grid-context.ts';
import type { TreeView } from '../view/tree-view.ts';
import type { CellEditing, EditingHost } from './cell-editing.ts';
import type { CellNavigationController } from './cell-navigation.ts';
import type { ColumnDrag } from './column-drag.ts';
import type { GridStateController } from './grid-state-controller.ts';
import type { LazyModules } from './lazy-modules.ts';
import type { MenuController } from './menu-controller.ts';
import type { RowDrag, RowDragHost } from './row-drag.ts';

/** Options of {@link LazyFeatures}. */
export interface LazyFeatureOptions<Row> {
  readonly modules: LazyModules;
  readonly model: GridModel<Row>;
  readonly state: GridStateController<Row>;
  readonly context: () => GridContext<Row>;
  readonly table: () => HTMLTableElement | null;
  readonly panel: () => HTMLElement | null;
  readonly onAction: (action: string, entry: GridRow<Row>) => void;
  readonly navigation: CellNavigationController;
  /** Called when the user has changed the value of a cell; returns false if the host page refuses it. */
  readonly onCellChange: (change: GridCellChange<Row>) => boolean;
  /** Called when the user moves a row; returns false if the host page refuses it. */
  readonly onRowMove: (move: GridRowMove<Row>) => boolean;
  /** Called when the user expands or collapses the row of a tree. */
  readonly onToggle: (entry: GridRow<Row>, isExpanded: boolean) => void;
  /** Called when the user exports the rows. */
  readonly onExport: (csv: string, download: (fileName: string) => void) => void;
}

/** The features that the current state of a grid needs. */
export interface NeededFeatures {
  readonly button: boolean;
  readonly pagination: boolean;
  readonly emptyState: boolean;
  readonly columnDrag: boolean;
  readonly columnGroups: boolean;
  readonly cellEditing: boolean;
  readonly rowDrag: boolean;
  readonly tree: boolean;
}

/** The features of a grid that are loaded on demand: footer, messages, menus, column groups, column drag, cell editing, row drag, tree rows and CSV export. */
export class LazyFeatures<Row> {
  readonly #host: EditingHost<Row> & RowDragHost<Row>;
  readonly #options: LazyFeatureOptions<Row>;
  columnDrag: ColumnDrag | undefined;
  columnGroups: ColumnGroups<Row> | undefined;
  cellEditing: CellEditing<Row> | undefined;
  rowDrag: RowDrag<Row> | undefined;
  tree: TreeView<Row> | undefined;
  menu: MenuController<Row> | undefined;

  constructor(host: EditingHost<Row> & RowDragHost<Row>, options: LazyFeatureOptions<Row>) {
    this.#host = host;
    this.#options = options;
  }

  /** Loads the features that are needed now. */
  update({
    button,
    pagination,
    emptyState,
    columnDrag,
    columnGroups,
    cellEditing,
    rowDrag,
    tree,
  }: NeededFeatures): void {
    const { modules } = this.#options;
    const table = this.#options.table();
    if (button) modules.request('button');
    if (pagination) modules.request('pagination');
    if (emptyState) modules.request('emptyState');
    if (columnDrag && table && !this.columnDrag) this.#addColumnDrag(table);
    const groups = columnGroups && !this.columnGroups ? modules.request('columnGroups') : undefined;
    if (groups) this.columnGroups = new groups.ColumnGroups<Row>(this.#host);
    const treeView = tree && !this.tree ? modules.request('treeView') : undefined;
    if (treeView) this.tree = new treeView.TreeView<Row>(this.#host, this.#options);
    const drag = rowDrag && !this.rowDrag ? modules.request('rowDrag') : undefined;
    if (drag && table)
      this.rowDrag = new drag.RowDrag<Row>(this.#host, table, { ...this.#options, openMenu: this.openMenu });
    const editing = cellEditing && !this.cellEditing ? modules.request('cellEditing') : undefined;
    if (editing && table) this.cellEditing = new editing.CellEditing<Row>(this.#host, table, this.#options);
  }

  /** Handles a key in the table; returns whether a feature has handled it. */
  handleKey(event: KeyboardEvent): boolean {
    const features = [this.columnGroups, this.columnDrag, this.rowDrag, this.tree, this.cellEditing];
    return features.some((feature) => feature?.handleKey(event) === true);
  }

  #addColumnDrag(table: HTMLTableElement): void {
    const { modules, model, state } = this.#options;
    const module = modules.request('columnDrag');
    if (!module) return;
    this.columnDrag = new module.ColumnDrag(table, {
      isRtl: () => this.#host.matches(':dir(rtl)'),
      state: () => state.state,
      columns: () => model.columns,
      onChange: (part, isDragging) => state.change(part, { isDragging }),
      updateComplete: () => this.#host.updateComplete,
    });
  }

  readonly openMenu = async (menu: GridMenu<Row>, trigger: HTMLElement): Promise<void> => {
    const module = this.menu ? undefined : await this.#options.modules.load('menu');
    const { model, panel, context, state, navigation, onAction } = this.#options;
    if (module) {
      this.menu ??= new module.MenuController<Row>(this.#host, {
        panel,
        context,
        onAction,
        onFocusLost: () => navigation.restoreFocus(),
        columns: () => model.input.columns,
        onChange: (part) => state.change(part),
        onFit: (columnIds) => this.columnDrag?.fit(columnIds),
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
    if (module && csv !== undefined) this.#options.onExport(csv, (fileName) => module.saveCsv(fileName, csv));
  };
}
