import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { isElement } from '#base/dom.ts';
import { isInputMethodKey } from '#base/input-method.ts';

/** The classes of the header rows, whose row numbers are -3 to -1; body rows count from 0. */
const HEADER_ROWS = ['groups', 'names', 'filters'] as const;
const NAMES_ROW = -2;
const FILTERS_ROW = -1;
/** Matches the focusable elements in a cell. */
export const FOCUSABLE = 'button, input, select, textarea, a[href], [tabindex]';

/** Options of {@link CellNavigationController}. */
export interface CellNavigationOptions {
  readonly table: () => HTMLTableElement | null;
  readonly rowCount: () => number;
  /** The number of rows that Page Up and Page Down move by. */
  readonly pageRows: () => number;
  /** Scrolls a row into view. It may be rendered only later. */
  readonly scrollToRow: (row: number) => void;
  /** Called for a key in the table before the navigation handles it; returns whether the key was handled. */
  readonly onKey: (event: KeyboardEvent) => boolean;
  /** Called for a key on a column header; returns whether the key was handled. */
  readonly onHeaderKey: (columnId: string, event: KeyboardEvent) => boolean;
  /** Called for Space on a row; returns whether the row was selected. */
  readonly onSelect: (row: number, isRange: boolean) => boolean;
}

/** The position of a cell; header rows have negative row numbers. */
export interface CellPosition {
  readonly row: number;
  readonly column: number;
}

function positionOf(node: EventTarget | null | undefined): CellPosition | undefined {
  const cell = isElement(node) ? node.closest<HTMLTableCellElement>('.cells > :is(td, th)') : null;
  const row = cell?.parentElement;
  if (!cell || !row || row.classList.contains('sum')) return undefined;
  const index = row.dataset['index'];
  const headerRow = HEADER_ROWS.findIndex((name) => row.classList.contains(name)) - HEADER_ROWS.length;
  return { row: index === undefined ? headerRow : Number(index), column: cell.cellIndex };
}

/** Returns the cell of a column. A cell that spans several columns has hidden cells beside it. */
export function cellAt(row: HTMLTableRowElement | null | undefined, column: number): HTMLTableCellElement | undefined {
  let end = 0;
  return [...(row?.cells ?? [])].find((cell) => {
    if (!cell.hidden) end += cell.colSpan;
    return end > column;
  });
}

/** Returns whether an update has neither removed, hidden nor disabled a control. */
function isFocusable(control: Element): boolean {
  return control.isConnected && control.checkVisibility() && !control.hasAttribute('disabled');
}

/**
 * Moves the focus between the cells of a grid by keyboard, as in the ARIA grid pattern: one cell is in the tab order,
 * Enter and F2 move the focus into it, Escape back. The position is kept when its row is scrolled out of view. The current
 * cell also gets the focus when a control outside of the table loses it in an update.
 */
export class CellNavigationController implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #options: CellNavigationOptions;
  #position: CellPosition = { row: NAMES_ROW, column: 0 };
  #tabStop: HTMLElement | undefined;
  /** Whether the current cell gets the focus after the update. */
  #needsFocus = false;
  /** The control outside of the table that had the focus before the update. Menus restore the focus themselves. */
  #focusedControl: Element | undefined;
  /** Whether the focus waits for a row that is not rendered yet. */
  #awaitsRow = false;

  constructor(host: ReactiveControllerHost & HTMLElement, options: CellNavigationOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  hostUpdate(): void {
    const active = this.#host.shadowRoot?.activeElement;
    const table = this.#options.table();
    if (active && table?.contains(active) && (active === table || positionOf(active))) this.#needsFocus = true;
    this.#focusedControl = active && !active.closest('table, [part="menu"]') ? active : undefined;
  }

  hostUpdated(): void {
    const table = this.#options.table();
    if (!table) return;
    this.#clampPosition();
    const cell = this.#cellAt(this.#position);
    this.#setTabStop(cell ?? table);
    if (this.#focusedControl && !isFocusable(this.#focusedControl)) this.#needsFocus = true;
    if (!this.#needsFocus) return;
    this.#needsFocus = this.#awaitsRow && !cell;
    this.#awaitsRow = this.#needsFocus;
    const active = this.#host.shadowRoot?.activeElement;
    const current = positionOf(active);
    const isInPlace =
      current !== undefined && current.row === this.#position.row && current.column === this.#position.column;
    if (isInPlace || (!cell && active === table)) return;
    const target = table.checkVisibility() ? (cell ?? table) : table.closest<HTMLElement>('.base');
    target?.focus({ preventScroll: true });
  }

  /** Scrolls to a row and moves the focus to its cell in the current column, as soon as it is rendered. */
  focusRow(row: number): void {
    this.#awaitsRow = true;
    this.moveTo({ row, column: this.#position.column });
  }

  /** Returns whether the focus is in a row. */
  hasFocus(row: number): boolean {
    return positionOf(this.#host.shadowRoot?.activeElement)?.row === row;
  }

  /** Moves the focus to a cell, or to the last row or column if the cell does not exist. */
  moveTo(target: CellPosition): void {
    const rowCount = this.#options.rowCount();
    const lastRow = Math.max(rowCount - 1, rowCount === 0 && this.#rowAt(FILTERS_ROW) ? FILTERS_ROW : NAMES_ROW);
    const row = Math.min(target.row, lastRow);
    this.#position = { row, column: Math.min(Math.max(target.column, 0), this.#columnCount() - 1) };
    if (row >= 0) this.#options.scrollToRow(row);
    const cell = this.#cellAt(this.#position);
    this.#needsFocus = !cell;
    if (cell) this.#awaitsRow = false;
    else this.#host.requestUpdate();
    cell?.focus();
  }

  /** Moves the focus to the current cell after the next update. */
  restoreFocus(): void {
    this.#needsFocus = true;
    this.#host.requestUpdate();
  }

  readonly handleFocusin = (event: FocusEvent): void => {
    const position = positionOf(event.target);
    if (!position) return;
    this.#position = position;
    this.#awaitsRow = false;
    const cell = this.#cellAt(position);
    if (cell) this.#setTabStop(cell);
  };

  readonly handleKeydown = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || isInputMethodKey(event)) return;
    const target = event.target;
    const cell = this.#cellAt(this.#position);
    if (this.#options.onKey(event)) event.preventDefault();
    else if (target !== cell && target !== this.#options.table()) {
      if (event.key !== 'Escape' || !cell) return;
      event.preventDefault();
      cell.focus();
    } else if (this.#handleCellKey(event, cell)) {
      event.preventDefault();
    }
  };

  /** Handles a key on a cell; returns whether the key was handled. */
  #handleCellKey(event: KeyboardEvent, cell: HTMLTableCellElement | undefined): boolean {
    const columnId = cell?.dataset['column'];
    if (columnId !== undefined && this.#options.onHeaderKey(columnId, event)) return true;
    if (event.altKey || event.metaKey) return false;
    if (event.key === 'Enter' || event.key === 'F2') return this.#focusContent(cell);
    if (event.key === ' ' && this.#position.row >= 0) return this.#options.onSelect(this.#position.row, event.shiftKey);
    if (event.key === ' ') return this.#focusContent(cell);
    const target = this.#targetOf(event.key, event.ctrlKey);
    if (target) this.moveTo(target);
    return target !== undefined;
  }

  #focusContent(cell: HTMLTableCellElement | undefined): boolean {
    const elements = [...(cell?.querySelectorAll<HTMLElement>('*') ?? [])];
    const first = elements.find((element) => element.matches(FOCUSABLE) || element.shadowRoot?.delegatesFocus);
    first?.focus();
    return first !== undefined;
  }

  #targetOf(key: string, isControl: boolean): CellPosition | undefined {
    const { row, column } = this.#position;
    const forwardKey = this.#host.matches(':dir(rtl)') ? 'ArrowLeft' : 'ArrowRight';
    if (key === 'ArrowLeft' || key === 'ArrowRight') return { row, column: column + (key === forwardKey ? 1 : -1) };
    if (key === 'ArrowUp') return { row: this.#nextRow(row, -1), column };
    if (key === 'ArrowDown') return { row: this.#nextRow(row, 1), column };
    if (key === 'Home') return { row: isControl ? 0 : row, column: 0 };
    if (key === 'End') return { row: isControl ? this.#options.rowCount() - 1 : row, column: this.#columnCount() - 1 };
    if (key === 'PageDown') return { row: Math.max(row, 0) + this.#options.pageRows(), column };
    return key === 'PageUp' ? { row: Math.max(row - this.#options.pageRows(), 0), column } : undefined;
  }

  /** Returns the row before or after another; the header has only some of its rows. */
  #nextRow(row: number, step: 1 | -1): number {
    let next = row + step;
    while (next < 0 && next >= -HEADER_ROWS.length && !this.#rowAt(next)) next += step;
    return next < -HEADER_ROWS.length ? row : next;
  }

  #rowAt(row: number): HTMLTableRowElement | null | undefined {
    const selector = row < 0 ? `tr.${HEADER_ROWS.at(row)}` : `tr[data-index="${row}"]`;
    return this.#options.table()?.querySelector<HTMLTableRowElement>(selector);
  }

  #columnCount(): number {
    return this.#options.table()?.querySelectorAll('col').length ?? 0;
  }

  #cellAt({ row, column }: CellPosition): HTMLTableCellElement | undefined {
    return cellAt(this.#rowAt(row), column);
  }

  #clampPosition(): void {
    const { row, column } = this.#position;
    const lastRow = Math.max(this.#options.rowCount() - 1, NAMES_ROW);
    const isHeader = row < 0 && this.#rowAt(row);
    this.#position = {
      row: isHeader ? row : Math.min(row < 0 ? NAMES_ROW : row, lastRow),
      column: Math.max(Math.min(column, this.#columnCount() - 1), 0),
    };
  }

  /** Makes an element the only one in the tab order. */
  #setTabStop(element: HTMLElement): void {
    if (this.#tabStop !== element && this.#tabStop) this.#tabStop.tabIndex = -1;
    element.tabIndex = 0;
    this.#tabStop = element;
  }
}
