import { closestTarget, isElement } from '#base/dom.ts';
import type { GridState } from '../data-grid.types.ts';
import { moveColumn } from '../engine/column-state.ts';
import type { ColumnView } from '../engine/column-views.ts';

const MIN_WIDTH_PX = 48;
const MAX_WIDTH_PX = 1_200;
/** The number of pixels that an arrow key resizes a column by. */
const RESIZE_STEP_PX = 16;

/** Options of {@link ColumnDrag}. */
export interface ColumnDragOptions {
  readonly isRtl: () => boolean;
  readonly state: () => GridState;
  readonly columns: () => readonly ColumnView<never>[];
  /** Called when the user has resized or moved a column; `isDragging` until the pointer is released. */
  readonly onChange: (part: Partial<GridState>, isDragging: boolean) => void;
}

/** A column that the user is resizing with a pointer. */
interface Resize {
  readonly columnId: string;
  readonly startX: number;
  readonly startWidth: number;
}

const headerOf = (event: Event): HTMLElement | null => closestTarget(event, 'th[data-column]');
const isGrip = (target: EventTarget | null): target is HTMLElement => isElement(target) && target.matches('.grip');

/** Resizes and moves the columns of a grid by pointer, drag and drop, and keyboard. */
export class ColumnDrag {
  readonly #table: HTMLTableElement;
  readonly #options: ColumnDragOptions;
  #resize: Resize | undefined;
  #draggedId: string | undefined;

  /** @param table the table whose column headers can be dragged. */
  constructor(table: HTMLTableElement, options: ColumnDragOptions) {
    this.#table = table;
    this.#options = options;
    table.addEventListener('pointerdown', this.#handlePointerdown);
    table.addEventListener('pointermove', this.#handlePointermove);
    table.addEventListener('pointerup', this.#handlePointerup);
    table.addEventListener('pointercancel', this.#handlePointercancel);
    table.addEventListener('dblclick', this.#handleDblclick);
    table.addEventListener('dragstart', this.#handleDragstart);
    table.addEventListener('dragover', this.#handleDragover);
    table.addEventListener('drop', this.#handleDrop);
    table.addEventListener('dragend', this.#handleDragend);
  }

  readonly #handlePointerdown = (event: PointerEvent): void => {
    const header = headerOf(event);
    const columnId = header?.dataset['column'];
    if (!header || columnId === undefined || !isGrip(event.target) || event.button !== 0) return;
    // Prevents text selection and drag and drop of the column.
    event.preventDefault();
    event.target.setPointerCapture(event.pointerId);
    this.#resize = { columnId, startX: event.clientX, startWidth: header.offsetWidth };
  };

  readonly #handlePointermove = (event: PointerEvent): void => {
    if (this.#resize) this.#resizeTo(this.#resize, event.clientX, true);
  };

  readonly #handlePointerup = (event: PointerEvent): void => {
    const resize = this.#resize;
    this.#resize = undefined;
    if (resize && resize.startX !== event.clientX) this.#resizeTo(resize, event.clientX, false);
  };

  readonly #handlePointercancel = (): void => {
    const resize = this.#resize;
    this.#resize = undefined;
    if (resize) this.#setWidth(resize.columnId, resize.startWidth, false);
  };

  readonly #handleDblclick = (event: MouseEvent): void => {
    const columnId = headerOf(event)?.dataset['column'];
    if (columnId !== undefined && isGrip(event.target)) this.fit(columnId);
  };

  readonly #handleDragstart = (event: DragEvent): void => {
    const columnId = headerOf(event)?.dataset['column'];
    if (columnId === undefined || this.#resize) {
      event.preventDefault();
      return;
    }
    this.#draggedId = columnId;
    event.dataTransfer?.setData('text/plain', columnId);
  };

  readonly #handleDragover = (event: DragEvent): void => {
    const header = headerOf(event);
    this.#clearDropTarget();
    if (!header || this.#draggedId === undefined || header.dataset['column'] === this.#draggedId) return;
    event.preventDefault();
    header.dataset['drop'] = this.#isAfter(header, event) ? 'after' : 'before';
  };

  readonly #handleDrop = (event: DragEvent): void => {
    const header = headerOf(event);
    const targetId = header?.dataset['column'];
    const draggedId = this.#draggedId;
    this.#handleDragend();
    if (!header || targetId === undefined || draggedId === undefined || targetId === draggedId) return;
    event.preventDefault();
    this.#move(draggedId, targetId, this.#isAfter(header, event));
  };

  readonly #handleDragend = (): void => {
    this.#draggedId = undefined;
    this.#clearDropTarget();
  };

  /**
   * Handles a key on a column header or its grip: Shift and an arrow key resize the column; with Control they move it.
   * Returns whether the key was handled.
   */
  handleKey(columnId: string, event: KeyboardEvent): boolean {
    const isOnGrip = isGrip(event.target);
    if (
      (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') ||
      event.altKey ||
      event.metaKey ||
      (!event.shiftKey && !isOnGrip)
    )
      return false;
    const isForward = (event.key === 'ArrowRight') !== this.#options.isRtl();
    if (event.ctrlKey) {
      this.#moveByOne(columnId, isForward);
    } else {
      const width = this.#headerById(columnId)?.offsetWidth ?? 0;
      this.#setWidth(columnId, clampWidth(width + (isForward ? RESIZE_STEP_PX : -RESIZE_STEP_PX)), false);
    }
    return true;
  }

  /** Resizes a column to its widest rendered cell. */
  fit(columnId: string): void {
    const header = this.#headerById(columnId);
    if (!header) return;
    const range = header.ownerDocument.createRange();
    const cells = [...this.#table.rows]
      .filter((row) => row.matches('.row, .names, .sum'))
      .flatMap((row) => row.cells[header.cellIndex] ?? []);
    const widths = cells.map((cell) => {
      const [name, grip] = [cell.querySelector('.name'), cell.querySelector('.grip')];
      range.selectNodeContents(cell.querySelector('.title') ?? cell);
      // The grip is at the end of the cell whatever its width.
      if (grip) range.setEndBefore(grip);
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(cell);
      const truncatedWidth = name ? name.scrollWidth - name.clientWidth : 0;
      return (
        range.getBoundingClientRect().width +
        truncatedWidth +
        Number.parseFloat(paddingInlineStart) +
        Number.parseFloat(paddingInlineEnd)
      );
    });
    this.#setWidth(columnId, clampWidth(Math.ceil(Math.max(...widths)) + 1), false);
  }

  #setWidth(columnId: string, width: number, isDragging: boolean): void {
    const { state, onChange } = this.#options;
    onChange({ widths: { ...state().widths, [columnId]: width } }, isDragging);
  }

  #move(columnId: string, targetId: string, isAfter: boolean): void {
    const { state, columns, onChange } = this.#options;
    onChange(moveColumn(state(), columns(), columnId, targetId, isAfter), false);
  }

  #moveByOne(columnId: string, isForward: boolean): void {
    const headers = this.#headers();
    const index = headers.findIndex((header) => header.dataset['column'] === columnId);
    const targetId = headers[index + (isForward ? 1 : -1)]?.dataset['column'];
    if (targetId !== undefined) this.#move(columnId, targetId, isForward);
  }

  #headers(): readonly HTMLTableCellElement[] {
    return [...this.#table.querySelectorAll<HTMLTableCellElement>('th[data-column]')];
  }

  #headerById(columnId: string): HTMLTableCellElement | undefined {
    return this.#headers().find((header) => header.dataset['column'] === columnId);
  }

  #resizeTo({ columnId, startX, startWidth }: Resize, x: number, isDragging: boolean): void {
    const change = this.#options.isRtl() ? startX - x : x - startX;
    this.#setWidth(columnId, clampWidth(startWidth + change), isDragging);
  }

  #isAfter(header: HTMLElement, { clientX }: DragEvent): boolean {
    const { left, width } = header.getBoundingClientRect();
    return clientX > left + width / 2 !== this.#options.isRtl();
  }

  #clearDropTarget(): void {
    for (const header of this.#headers()) delete header.dataset['drop'];
  }
}

function clampWidth(width: number): number {
  return Math.round(Math.min(Math.max(width, MIN_WIDTH_PX), MAX_WIDTH_PX));
}
