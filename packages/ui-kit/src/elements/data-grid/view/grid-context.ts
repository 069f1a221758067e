import type { TemplateResult } from 'lit';
import type { LocaleController } from '#controllers/locale.ts';
import type { CellContent, RowCallback } from '#table/engine/column.ts';
import type { GridStrings } from '../data-grid.strings.ts';
import type { GridAction, GridActions, GridFilter, GridRow, GridState } from '../data-grid.types.ts';
import type { ColumnView } from '../engine/column-views.ts';
import type { GridLayout } from './column-layout.ts';

/** A menu of the grid: of a column, of a row, or the list of all columns. */
export type GridMenu<Row> =
  | { readonly kind: 'column'; readonly columnId: string }
  | { readonly kind: 'group'; readonly columnIds: readonly string[] }
  | {
      readonly kind: 'row';
      readonly entry: GridRow<Row>;
      readonly actions: readonly GridAction[];
      /** Called with the activated item, instead of emitting an event. */
      readonly onSelect?: (action: string) => void;
    }
  | { readonly kind: 'columns' };

/** The user's actions, which the templates call. */
export interface GridCommands<Row> {
  /** Sorts by a column. `keepsOthers` adds it to the columns that are already sorted. */
  sort(columnId: string, keepsOthers: boolean): void;
  filter(filter: GridFilter): void;
  search(text: string): void;
  clearFilters(): void;
  openMenu(menu: GridMenu<Row>, trigger: HTMLElement): unknown;
  toggleDetails(entry: GridRow<Row>): void;
  /** Selects a row. `isRange` includes the rows from the last selected one. */
  select(index: number, isSelected: boolean, isRange: boolean): void;
  selectPage(isSelected: boolean): void;
  selectAll(): void;
  clearSelection(): void;
  exportCsv(): unknown;
}

/** The data that all templates of a grid share. */
export interface GridContext<Row> {
  readonly layout: GridLayout<Row>;
  readonly state: GridState;
  readonly rows: readonly Row[];
  readonly selected: ReadonlySet<string>;
  readonly configurable: boolean;
  readonly locale: LocaleController<GridStrings>;
  readonly commands: GridCommands<Row>;
  readonly groups: GroupRenderer<Row> | undefined;
}

/** A rendered row and its state. */
export interface RenderedRow<Row> {
  readonly entry: GridRow<Row>;
  readonly index: number;
  readonly isSelected: boolean;
  readonly hasDetails: boolean;
  readonly isExpanded: boolean;
}

/** Renders the editor of the cell that is being edited. */
export interface EditorRenderer<Row> {
  /** Returns the editor of a cell, or `undefined` if the cell is not being edited. Marks cells that cannot be edited. */
  render(view: ColumnView<Row>, entry: GridRow<Row>, cell: HTMLElement | undefined): TemplateResult | undefined;
}

/** Renders the header row of grouped columns. */
export interface GroupRenderer<Row> {
  render(context: GridContext<Row>): TemplateResult;
}

/** Renders the levels of a tree. */
export interface TreeRenderer<Row> {
  /** Sets the attributes of a row. */
  renderRow(element: HTMLElement, index: number): void;
  /** Renders the content of a row's first cell with the indentation and, if the row has children, the button. */
  renderCell(
    content: CellContent,
    view: ColumnView<Row>,
    row: RenderedRow<Row>,
    context: BodyContext<Row>,
  ): TemplateResult;
}

/** Renders the handles that move rows. */
export interface HandleRenderer<Row> {
  renderHandle(row: RenderedRow<Row>, context: BodyContext<Row>): TemplateResult;
  /** Renders the last move for assistive technology. */
  renderStatus(): TemplateResult;
}

/** The data that the rows of a grid are rendered from. */
export interface BodyContext<Row> extends GridContext<Row> {
  readonly at: (index: number) => GridRow<Row> | undefined;
  /** The `aria-rowindex` of the first row. */
  readonly firstRowIndex: number;
  readonly selectable: boolean;
  readonly expanded: ReadonlySet<string>;
  readonly details: RowCallback<Row, CellContent> | undefined;
  readonly actions: GridActions<Row> | undefined;
  readonly rowLabel: RowCallback<Row, string> | undefined;
  readonly editing: EditorRenderer<Row> | undefined;
  readonly tree: TreeRenderer<Row> | undefined;
  readonly rowDrag: HandleRenderer<Row> | undefined;
}
