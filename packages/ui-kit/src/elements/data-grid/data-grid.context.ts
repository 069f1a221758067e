import type { LocaleController } from '#controllers/locale.ts';
import type { CellContent, OfRow } from '../data-table/data-table.types.ts';
import type { GridLayout } from './data-grid.layout.ts';
import type { GridStrings } from './data-grid.strings.ts';
import type { GridAction, GridActions, GridFilter, GridRow, GridState } from './data-grid.types.ts';

/** A menu of the grid: of a column, of a row, or of all columns. */
export type GridMenu<Row> =
  | { readonly kind: 'column'; readonly columnId: string }
  | { readonly kind: 'row'; readonly of: GridRow<Row>; readonly actions: readonly GridAction[] }
  | { readonly kind: 'columns' };

/** What the parts of a grid can ask of it. */
export interface GridCommands<Row> {
  /** `further` keeps the columns that it is sorted by already. */
  sort(columnId: string, further: boolean): unknown;
  filter(filter: GridFilter): void;
  search(words: string): void;
  clearFilters(): void;
  openMenu(menu: GridMenu<Row>, trigger: HTMLElement): unknown;
  toggleDetails(of: GridRow<Row>): void;
  /** `range` takes the rows from the last one that was chosen. */
  select(index: number, on: boolean, range: boolean): void;
  selectPage(on: boolean): void;
  selectEvery(): void;
  clearSelection(): void;
  export(): unknown;
}

/** What the parts of a grid are drawn from. */
export interface GridContext<Row> {
  readonly layout: GridLayout<Row>;
  readonly state: GridState;
  readonly rows: readonly Row[];
  readonly selected: ReadonlySet<string>;
  readonly configurable: boolean;
  readonly locale: LocaleController<GridStrings>;
  readonly commands: GridCommands<Row>;
}

/** What the rows are drawn from, beyond the rest of the grid. */
export interface GridBody<Row> extends GridContext<Row> {
  readonly at: (index: number) => GridRow<Row> | undefined;
  /** Rows above the first of the body, and on the pages before. */
  readonly firstRow: number;
  readonly selectable: boolean;
  readonly expanded: ReadonlySet<string>;
  readonly details: OfRow<Row, CellContent> | undefined;
  readonly actions: GridActions<Row> | undefined;
  readonly rowLabel: OfRow<Row, string> | undefined;
}
