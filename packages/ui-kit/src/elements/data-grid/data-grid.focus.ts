import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { isElement } from '#base/nodes.ts';

const NAMES = -2;
const FILTERS = -1;
const CONTENT = 'button, input, select, textarea, a[href], [tabindex]';

/** What a {@link GridFocus} needs to know of its grid. */
export interface FocusOptions {
  readonly table: () => HTMLTableElement | null;
  readonly rows: () => number;
  /** How many rows a page of the keyboard goes. */
  readonly step: () => number;
  /** Brings a row into view; it may be drawn only afterwards. */
  readonly reveal: (row: number) => void;
  /** A key on the name of a column. */
  readonly onColumnKey: (columnId: string, event: KeyboardEvent) => boolean;
  /** Space on a row. */
  readonly onSelect: (row: number, range: boolean) => boolean;
}

interface Place {
  readonly row: number;
  readonly column: number;
}

function placeOf(node: EventTarget | null | undefined): Place | undefined {
  const cell = isElement(node) ? node.closest<HTMLTableCellElement>('.cells > :is(td, th)') : null;
  const row = cell?.parentElement;
  if (!cell || !row || row.classList.contains('sum')) return undefined;
  const index = row.dataset['index'];
  const kind = row.classList.contains('names') ? NAMES : FILTERS;
  return { row: index === undefined ? kind : Number(index), column: cell.cellIndex };
}

/**
 * Cell by cell with the arrow keys (WAI-ARIA "grid"): one cell is reached by Tab, Enter and F2 lead into what stands in
 * it, Escape back. The place stays when its row is scrolled away or drawn by another element.
 */
export class GridFocus implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #options: FocusOptions;
  #place: Place = { row: NAMES, column: 0 };
  #marked: HTMLElement | undefined;
  /** The focus was in the grid before it was drawn again, or is to come there. */
  #held = false;

  constructor(host: ReactiveControllerHost & HTMLElement, options: FocusOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  hostUpdate(): void {
    const active = this.#host.shadowRoot?.activeElement;
    const table = this.#options.table();
    if (active && table?.contains(active) && (active === table || placeOf(active))) this.#held = true;
  }

  hostUpdated(): void {
    const table = this.#options.table();
    if (!table) return;
    this.#clamp(table);
    const cell = this.#cellAt(this.#place);
    this.#mark(cell ?? table);
    if (!this.#held) return;
    this.#held = false;
    const active = this.#host.shadowRoot?.activeElement;
    const at = placeOf(active);
    const stands = at !== undefined && at.row === this.#place.row && at.column === this.#place.column;
    if (!stands && (cell || active !== table)) (cell ?? table).focus({ preventScroll: true });
  }

  /** Brings the focus to the place where it was last. */
  take(): void {
    this.#held = true;
    this.#host.requestUpdate();
  }

  readonly handleFocusin = (event: FocusEvent): void => {
    const place = placeOf(event.target);
    if (!place) return;
    this.#place = place;
    const cell = this.#cellAt(place);
    if (cell) this.#mark(cell);
  };

  readonly handleKeydown = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.isComposing) return;
    const target = event.target;
    const cell = this.#cellAt(this.#place);
    if (target !== cell && target !== this.#options.table()) {
      if (event.key !== 'Escape' || !cell) return;
      event.preventDefault();
      cell.focus();
    } else if (this.#act(event, cell)) {
      event.preventDefault();
    }
  };

  /** What a key does on a cell; false when nothing. */
  #act(event: KeyboardEvent, cell: HTMLTableCellElement | undefined): boolean {
    const columnId = cell?.dataset['column'];
    if (columnId !== undefined && this.#options.onColumnKey(columnId, event)) return true;
    if (event.altKey || event.metaKey) return false;
    if (event.key === 'Enter' || event.key === 'F2') return this.#enter(cell);
    if (event.key === ' ' && this.#place.row >= 0) return this.#options.onSelect(this.#place.row, event.shiftKey);
    if (event.key === ' ') return this.#enter(cell);
    const target = this.#target(event.key, event.ctrlKey);
    if (target) this.#go(target);
    return target !== undefined;
  }

  #enter(cell: HTMLTableCellElement | undefined): boolean {
    const inside = [...(cell?.querySelectorAll<HTMLElement>('*') ?? [])];
    const first = inside.find((node) => node.matches(CONTENT) || node.shadowRoot?.delegatesFocus);
    first?.focus();
    return first !== undefined;
  }

  #target(key: string, toEnd: boolean): Place | undefined {
    const { row, column } = this.#place;
    const forward = this.#host.matches(':dir(rtl)') ? 'ArrowLeft' : 'ArrowRight';
    const columns = this.#columns();
    if (key === 'ArrowLeft' || key === 'ArrowRight') return { row, column: column + (key === forward ? 1 : -1) };
    if (key === 'ArrowUp') return { row: this.#rowBefore(row), column };
    if (key === 'ArrowDown') return { row: this.#rowAfter(row), column };
    if (key === 'Home') return { row: toEnd ? 0 : row, column: 0 };
    if (key === 'End') return { row: toEnd ? this.#options.rows() - 1 : row, column: columns - 1 };
    if (key === 'PageDown') return { row: Math.max(row, 0) + this.#options.step(), column };
    return key === 'PageUp' ? { row: Math.max(row - this.#options.step(), 0), column } : undefined;
  }

  #hasFilters(): boolean {
    return Boolean(this.#options.table()?.querySelector('tr.filters'));
  }

  #rowBefore(row: number): number {
    if (row > 0) return row - 1;
    return row === 0 && this.#hasFilters() ? FILTERS : NAMES;
  }

  #rowAfter(row: number): number {
    return row === NAMES && !this.#hasFilters() ? 0 : row + 1;
  }

  #columns(): number {
    return this.#options.table()?.querySelectorAll('col').length ?? 0;
  }

  #go(place: Place): void {
    const rows = this.#options.rows();
    const row = Math.min(place.row, Math.max(rows - 1, rows === 0 && this.#hasFilters() ? FILTERS : NAMES));
    this.#place = { row, column: Math.min(Math.max(place.column, 0), this.#columns() - 1) };
    if (row >= 0) this.#options.reveal(row);
    const cell = this.#cellAt(this.#place);
    this.#held = !cell;
    if (!cell) this.#host.requestUpdate();
    cell?.focus();
  }

  #cellAt({ row, column }: Place): HTMLTableCellElement | undefined {
    const selector = row === NAMES ? 'tr.names' : row === FILTERS ? 'tr.filters' : `tr[data-index="${row}"]`;
    return this.#options.table()?.querySelector<HTMLTableRowElement>(selector)?.cells[column];
  }

  #clamp(table: HTMLTableElement): void {
    const { row, column } = this.#place;
    const columns = table.querySelectorAll('col').length;
    const lastRow = Math.max(this.#options.rows() - 1, NAMES);
    const known = row === FILTERS && !this.#hasFilters() ? NAMES : Math.min(row, lastRow);
    this.#place = {
      row: known === FILTERS && !this.#hasFilters() ? NAMES : known,
      column: Math.max(Math.min(column, columns - 1), 0),
    };
  }

  /** Tab reaches the marked one. */
  #mark(node: HTMLElement): void {
    if (this.#marked !== node && this.#marked) this.#marked.tabIndex = -1;
    node.tabIndex = 0;
    this.#marked = node;
  }
}
