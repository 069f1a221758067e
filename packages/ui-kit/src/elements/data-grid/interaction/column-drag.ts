import { closestTarget, isElement } from '#base/dom.ts';
import type { GridState } from '../data-grid.types.ts';
import { moveColumns, moveColumnsBy } from '../engine/column-state.ts';
import type { ColumnView } from '../engine/column-views.ts';
import { cellAt } from './cell-navigation.ts';

const MIN_WIDTH_PX = 48;
const MAX_WIDTH_PX = 1_200;
/** The number of pixels that an arrow key resizes a column by. */
const RESIZE_STEP_PX = 16;

/** Options of {@link ColumnDrag}. */
export interface ColumnDragOptions {
  readonly isRtl: () => boolean;
  readonly state: () => GridState;
  readonly columns: () => readonly ColumnView<unknown>[];
  /** Called when the user has resized or moved columns; `isDragging` until the pointer is released. */
  readonly onChange: (part: Partial<GridState>, isDragging: boolean) => void;
  /** Resolves when a change is rendered. */
  readonly updateComplete: () => Promise<unknown>;
}

/** The columns that the user is resizing with a pointer: one, or those of a group. */
interface Resize {
  readonly columnIds: readonly string[];
  readonly startX: number;
  readonly startWidths: readonly number[];
  /** The widths of the state at the start, which a canceled drag restores. */
  readonly stateWidths: GridState['widths'];
}

const HEADERS = 'th:is([data-column], [data-group])';
const headerOf = (event: Event): HTMLTableCellElement | null =>
  closestTarget(event, HEADERS) as HTMLTableCellElement | null;
const isGrip = (target: EventTarget | null): target is HTMLElement => isElement(target) && target.matches('.grip');

/** Resizes and moves the columns of a grid by pointer, drag and drop, and keyboard. The header of a group stands for its columns. */
export class ColumnDrag {
  readonly #table: HTMLTableElement;
  readonly #options: ColumnDragOptions;
  #resize: Resize | undefined;
  #draggedIds: readonly string[] = [];

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
    if (!header || !isGrip(event.target) || event.button !== 0) return;
    // Prevents text selection and drag and drop of the column.
    event.preventDefault();
    event.target.setPointerCapture(event.pointerId);
    const columnIds = this.#idsOf(header);
    this.#resize = {
      columnIds,
      startX: event.clientX,
      startWidths: this.#widthsOf(columnIds),
      stateWidths: this.#options.state().widths,
    };
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
    if (resize) this.#options.onChange({ widths: resize.stateWidths }, false);
  };

  readonly #handleDblclick = (event: MouseEvent): void => {
    const header = headerOf(event);
    if (header && isGrip(event.target)) this.fit(this.#idsOf(header));
  };

  readonly #handleDragstart = (event: DragEvent): void => {
    if (this.#resize) event.preventDefault();
    const header = headerOf(event);
    if (!header || this.#resize) return;
    this.#draggedIds = this.#idsOf(header);
    event.dataTransfer?.setData('text/plain', header.dataset['column'] ?? header.dataset['group'] ?? '');
  };

  readonly #handleDragover = (event: DragEvent): void => {
    const target = this.#dropTargetOf(event);
    this.#clearDropTarget();
    if (!target) return;
    event.preventDefault();
    target.header.dataset['drop'] = target.isAfter ? 'after' : 'before';
  };

  readonly #handleDrop = (event: DragEvent): void => {
    const target = this.#dropTargetOf(event);
    this.#handleDragend();
    if (!target) return;
    event.preventDefault();
    this.#options.onChange(target.change, false);
  };

  readonly #handleDragend = (): void => {
    this.#draggedIds = [];
    this.#clearDropTarget();
  };

  /**
   * Handles a key on a header: Shift and an arrow key resize its columns; with Control they move them. Returns whether
   * the key was handled.
   */
  handleKey(event: KeyboardEvent): boolean {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    const header = headerOf(event);
    const isArrow = key === 'ArrowLeft' || key === 'ArrowRight';
    if (!isArrow || altKey || metaKey || !shiftKey || !header?.draggable || header !== event.target) return false;
    const { columns, state, isRtl, onChange, updateComplete } = this.#options;
    const isForward = (key === 'ArrowRight') !== isRtl();
    const ids = this.#idsOf(header);
    if (ctrlKey) {
      const change = moveColumnsBy(state(), columns(), ids, isForward ? 1 : -1);
      if (change) onChange(change, false);
      if (change) void updateComplete().then(() => this.#focusHeader(ids, 'group' in header.dataset));
    } else {
      const widths = this.#widthsOf(ids);
      this.#setWidths(ids, scaleWidths(widths, isForward ? RESIZE_STEP_PX : -RESIZE_STEP_PX), false);
    }
    return true;
  }

  /** Focuses the header of columns that have moved, unless the focus has left the headers. */
  #focusHeader(columnIds: readonly string[], isGroup: boolean): void {
    if (!this.#table.querySelector('thead :focus')) return;
    const header = this.#headerById(columnIds[0] ?? '');
    const groupHeader = header && cellAt(this.#groupRow(), header.cellIndex);
    (isGroup ? groupHeader : header)?.focus();
  }

  #groupRow(): HTMLTableRowElement | null {
    return this.#table.querySelector('tr.groups');
  }

  /** Resizes columns to their widest rendered cells. */
  fit(columnIds: readonly string[]): void {
    const widths = columnIds.map((id) => this.#contentWidth(this.#headerById(id)));
    this.#setWidths(columnIds, widths, false);
  }

  #contentWidth(header: HTMLTableCellElement | undefined): number {
    if (!header) return MIN_WIDTH_PX;
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
    return clampWidth(Math.ceil(Math.max(...widths)) + 1);
  }

  /** Sets widths of columns. Those in front of them keep theirs, so that what the user drags stays under the pointer. */
  #setWidths(columnIds: readonly string[], widths: readonly number[], isDragging: boolean): void {
    const { state, onChange } = this.#options;
    const ids = this.#headers().map((header) => header.dataset['column'] ?? '');
    const idsInFront = ids.slice(0, ids.indexOf(columnIds[0] ?? ''));
    const newWidths = [...this.#widthsOf(idsInFront), ...widths];
    const changed = Object.fromEntries(
      [...idsInFront, ...columnIds].map((id, index) => [id, newWidths[index] ?? MIN_WIDTH_PX]),
    );
    onChange({ widths: { ...state().widths, ...changed } }, isDragging);
  }

  /** Returns the header that columns are dropped on, or that of its group, and the change that the drop makes. */
  #dropTargetOf(
    event: DragEvent,
  ): { readonly header: HTMLElement; readonly isAfter: boolean; readonly change: Partial<GridState> } | undefined {
    const { columns, state, isRtl } = this.#options;
    const hovered = headerOf(event);
    const dragged = this.#draggedIds;
    if (!hovered || dragged.length === 0) return undefined;
    const groupHeader = cellAt(this.#groupRow(), hovered.cellIndex);
    const isOtherGroup = groupHeader?.dataset['group'] !== undefined && !this.#isInGroup(dragged, groupHeader);
    const header = isOtherGroup ? groupHeader : hovered;
    const { left, width } = header.getBoundingClientRect();
    const isAfter = event.clientX > left + width / 2 !== isRtl();
    const targetId = this.#idsOf(header).at(isAfter ? -1 : 0);
    const change = targetId !== undefined && moveColumns(state(), columns(), dragged, targetId, isAfter);
    return change ? { header, isAfter, change } : undefined;
  }

  /** Returns whether columns belong to the group of a header. */
  #isInGroup(columnIds: readonly string[], { dataset }: HTMLElement): boolean {
    const group = this.#options.columns().find(({ id }) => id === columnIds[0])?.column.group;
    return group === dataset['group'];
  }

  /** Returns the ids of the columns below a header. */
  #idsOf(header: HTMLTableCellElement): readonly string[] {
    const columnId = header.dataset['column'];
    if (columnId !== undefined) return [columnId];
    return this.#headers().flatMap((other) => {
      const isBelow = cellAt(header.parentElement as HTMLTableRowElement, other.cellIndex) === header;
      return isBelow ? (other.dataset['column'] ?? []) : [];
    });
  }

  #headers(): readonly HTMLTableCellElement[] {
    return [...this.#table.querySelectorAll<HTMLTableCellElement>('th[data-column]')];
  }

  #headerById(columnId: string): HTMLTableCellElement | undefined {
    return this.#headers().find((header) => header.dataset['column'] === columnId);
  }

  #widthsOf(columnIds: readonly string[]): readonly number[] {
    return columnIds.map((id) => this.#headerById(id)?.offsetWidth ?? 0);
  }

  #resizeTo({ columnIds, startX, startWidths }: Resize, x: number, isDragging: boolean): void {
    const change = this.#options.isRtl() ? startX - x : x - startX;
    this.#setWidths(columnIds, scaleWidths(startWidths, change), isDragging);
  }

  #clearDropTarget(): void {
    for (const header of this.#table.querySelectorAll<HTMLElement>(HEADERS)) delete header.dataset['drop'];
  }
}

function clampWidth(width: number): number {
  return Math.round(Math.min(Math.max(width, MIN_WIDTH_PX), MAX_WIDTH_PX));
}

/** Returns widths that together are wider by a number of pixels, in the same proportions. */
function scaleWidths(widths: readonly number[], change: number): readonly number[] {
  const total = widths.reduce((sum, width) => sum + width, 0);
  return widths.map((width) => clampWidth(width + (change * width) / total));
}
