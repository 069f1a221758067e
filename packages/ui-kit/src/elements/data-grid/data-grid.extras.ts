import type { ReactiveControllerHost } from 'lit';
import type { ColumnArranger } from './data-grid.arrange.ts';
import type { GridArrangement } from './data-grid.arrangement.ts';
import { moved } from './data-grid.columns.ts';
import type { GridContext, GridMenu } from './data-grid.context.ts';
import type { GridMenuController } from './data-grid.menu-controller.ts';
import type { GridModel } from './data-grid.model.ts';
import type { GridParts } from './data-grid.parts.ts';
import type { GridRow } from './data-grid.types.ts';

/** What {@link GridExtras} need to know of their grid. */
export interface ExtrasOptions<Row> {
  readonly parts: GridParts;
  readonly model: GridModel<Row>;
  readonly arrangement: GridArrangement<Row>;
  readonly context: () => GridContext<Row>;
  readonly table: () => HTMLTableElement | null;
  readonly panel: () => HTMLElement | null;
  readonly onAct: (action: string, of: GridRow<Row>) => void;
  /** A menu closed and what opened it is gone. */
  readonly onLost: () => void;
  /** A file was asked for and is written. */
  readonly onFile: (csv: string, download: (fileName: string) => void) => void;
}

/** What a grid shows now, as far as it takes more than the first rows. */
export interface Wanted {
  readonly pages: boolean;
  readonly nothing: boolean;
  readonly configurable: boolean;
}

/** What a user does beyond reading the first rows: menus, columns pulled about, a file. Each comes when it is asked for. */
export class GridExtras<Row> {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #options: ExtrasOptions<Row>;
  arranger: ColumnArranger | undefined;
  menu: GridMenuController<Row> | undefined;

  constructor(host: ReactiveControllerHost & HTMLElement, options: ExtrasOptions<Row>) {
    this.#host = host;
    this.#options = options;
  }

  /** Asks for what is shown now. */
  update({ pages, nothing, configurable }: Wanted): void {
    if (pages) this.#options.parts.ask('button');
    if (nothing) this.#options.parts.ask('emptyState');
    const part = configurable && !this.arranger ? this.#options.parts.ask('arrange') : undefined;
    const table = this.#options.table();
    if (!part || !table) return;
    const { model, arrangement } = this.#options;
    this.arranger = new part.ColumnArranger(table, {
      isRtl: () => this.#host.matches(':dir(rtl)'),
      onResize: (columnId, width, done) =>
        arrangement.change({ widths: { ...arrangement.state.widths, [columnId]: width } }, false, done),
      onMove: (columnId, target, after) =>
        arrangement.change(moved(arrangement.state, model.columns, columnId, target, after)),
    });
  }

  readonly openMenu = async (menu: GridMenu<Row>, trigger: HTMLElement): Promise<void> => {
    const part = this.menu ? undefined : await this.#options.parts.fetch('menu');
    const { model, panel, context, arrangement, onAct, onLost } = this.#options;
    if (part) {
      this.menu ??= new part.GridMenuController<Row>(this.#host, {
        panel,
        context,
        onLost,
        onAct,
        columns: () => model.given.columns,
        onChange: arrangement.change,
        onFit: (columnId) => this.arranger?.fit(columnId),
      });
    }
    if (trigger.isConnected) this.menu?.open(menu, trigger);
  };

  /** The rows that match as a file; undefined when what writes it did not come. */
  async csv(): Promise<string | undefined> {
    const { model } = this.#options;
    const file = await this.#options.parts.fetch('file');
    return file?.csvOf(
      model.columns.map(({ column }) => column),
      model.all(),
    );
  }

  readonly exportFile = async (): Promise<void> => {
    const file = await this.#options.parts.fetch('file');
    const csv = await this.csv();
    if (file && csv !== undefined)
      this.#options.onFile(csv, (fileName) => file.download(this.#host.ownerDocument, csv, fileName));
  };
}
