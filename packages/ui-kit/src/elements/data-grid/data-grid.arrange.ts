import { closest, isElement } from '#base/nodes.ts';

const LEAST = 48;
const MOST = 1_200;
const STEP = 16;

/** What a {@link ColumnArranger} tells its grid. */
export interface ArrangeOptions {
  readonly isRtl: () => boolean;
  /** `done` when the hand lets go. */
  readonly onResize: (columnId: string, width: number, done: boolean) => void;
  readonly onMove: (columnId: string, target: string, after: boolean) => void;
}

interface Pull {
  readonly columnId: string;
  readonly from: number;
  readonly width: number;
}

const headOf = (event: Event): HTMLElement | null => closest(event, 'th[data-column]');
const isGrip = (target: EventTarget | null): target is HTMLElement => isElement(target) && target.matches('.grip');

/** Columns made wider and put elsewhere, by hand and by key. */
export class ColumnArranger {
  readonly #table: HTMLTableElement;
  readonly #options: ArrangeOptions;
  #pull: Pull | undefined;
  #dragged: string | undefined;

  /** @param table the names of its columns are what is pulled and dragged. */
  constructor(table: HTMLTableElement, options: ArrangeOptions) {
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
    const head = headOf(event);
    const columnId = head?.dataset['column'];
    if (!head || columnId === undefined || !isGrip(event.target) || event.button !== 0) return;
    // No text is selected, and the column is not dragged.
    event.preventDefault();
    event.target.setPointerCapture(event.pointerId);
    this.#pull = { columnId, from: event.clientX, width: head.offsetWidth };
  };

  readonly #handlePointermove = (event: PointerEvent): void => {
    if (this.#pull) this.#resize(this.#pull, event.clientX, false);
  };

  readonly #handlePointerup = (event: PointerEvent): void => {
    const pull = this.#pull;
    this.#pull = undefined;
    if (pull && pull.from !== event.clientX) this.#resize(pull, event.clientX, true);
  };

  readonly #handlePointercancel = (): void => {
    const pull = this.#pull;
    this.#pull = undefined;
    if (pull) this.#options.onResize(pull.columnId, pull.width, true);
  };

  readonly #handleDblclick = (event: MouseEvent): void => {
    const columnId = headOf(event)?.dataset['column'];
    if (columnId !== undefined && isGrip(event.target)) this.fit(columnId);
  };

  readonly #handleDragstart = (event: DragEvent): void => {
    const columnId = headOf(event)?.dataset['column'];
    if (columnId === undefined || this.#pull) {
      event.preventDefault();
      return;
    }
    this.#dragged = columnId;
    event.dataTransfer?.setData('text/plain', columnId);
  };

  readonly #handleDragover = (event: DragEvent): void => {
    const head = headOf(event);
    this.#clear();
    if (!head || this.#dragged === undefined || head.dataset['column'] === this.#dragged) return;
    event.preventDefault();
    head.dataset['drop'] = this.#isAfter(head, event) ? 'after' : 'before';
  };

  readonly #handleDrop = (event: DragEvent): void => {
    const head = headOf(event);
    const target = head?.dataset['column'];
    const dragged = this.#dragged;
    this.#handleDragend();
    if (!head || target === undefined || dragged === undefined || target === dragged) return;
    event.preventDefault();
    this.#options.onMove(dragged, target, this.#isAfter(head, event));
  };

  readonly #handleDragend = (): void => {
    this.#dragged = undefined;
    this.#clear();
  };

  /** A key on the name of a column or on its edge: Shift and an arrow resize, with Control they move. */
  key(columnId: string, event: KeyboardEvent): boolean {
    const onGrip = isGrip(event.target);
    if (
      (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') ||
      event.altKey ||
      event.metaKey ||
      (!event.shiftKey && !onGrip)
    )
      return false;
    const forward = (event.key === 'ArrowRight') !== this.#options.isRtl();
    if (event.ctrlKey) this.step(columnId, forward);
    else this.#options.onResize(columnId, this.#bounded(this.#widthOf(columnId) + (forward ? STEP : -STEP)), true);
    return true;
  }

  /** Puts a column one place further toward the end or the start. */
  step(columnId: string, forward: boolean): void {
    const heads = this.#heads();
    const place = heads.findIndex((head) => head.dataset['column'] === columnId);
    const target = heads[place + (forward ? 1 : -1)]?.dataset['column'];
    if (target !== undefined) this.#options.onMove(columnId, target, forward);
  }

  /** As wide as the widest of the cells that are drawn. */
  fit(columnId: string): void {
    const head = this.#heads().find((each) => each.dataset['column'] === columnId);
    if (!head) return;
    const range = head.ownerDocument.createRange();
    const place = (head as HTMLTableCellElement).cellIndex;
    const cells = [...this.#table.rows]
      .filter((row) => row.matches('.row, .names, .sum'))
      .flatMap((row) => row.cells[place] ?? []);
    const widths = cells.map((cell) => {
      const [name, grip] = [cell.querySelector('.name'), cell.querySelector('.grip')];
      range.selectNodeContents(cell.querySelector('.title') ?? cell);
      // The edge stands at the end of the cell, however wide it is.
      if (grip) range.setEndBefore(grip);
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(cell);
      const cut = name ? name.scrollWidth - name.clientWidth : 0;
      return (
        range.getBoundingClientRect().width +
        cut +
        Number.parseFloat(paddingInlineStart) +
        Number.parseFloat(paddingInlineEnd)
      );
    });
    this.#options.onResize(columnId, this.#bounded(Math.ceil(Math.max(...widths)) + 1), true);
  }

  #heads(): readonly HTMLElement[] {
    return [...this.#table.querySelectorAll<HTMLElement>('th[data-column]')];
  }

  #widthOf(columnId: string): number {
    return this.#heads().find((head) => head.dataset['column'] === columnId)?.offsetWidth ?? 0;
  }

  #resize({ columnId, from, width }: Pull, to: number, done: boolean): void {
    const by = this.#options.isRtl() ? from - to : to - from;
    this.#options.onResize(columnId, this.#bounded(width + by), done);
  }

  #bounded(width: number): number {
    return Math.round(Math.min(Math.max(width, LEAST), MOST));
  }

  #isAfter(head: HTMLElement, { clientX }: DragEvent): boolean {
    const { left, width } = head.getBoundingClientRect();
    return clientX > left + width / 2 !== this.#options.isRtl();
  }

  #clear(): void {
    for (const head of this.#heads()) delete head.dataset['drop'];
  }
}
