import {
  elementScroll,
  observeElementOffset,
  observeElementRect,
  Virtualizer,
  type VirtualItem,
} from '@tanstack/virtual-core';
import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Options of {@link VirtualRowsController}. */
export interface VirtualRowsOptions {
  /** The scroll container; null while the list is closed. */
  readonly scroller: () => HTMLElement | null;
  readonly count: () => number;
}

/** The number of rows above which only the visible ones are rendered. */
const MAX_NON_VIRTUAL_ROWS = 200;
/** The number of rows rendered beyond each edge, and the estimated height of an unmeasured row. */
const OVERSCAN_ROWS = 8;
const ESTIMATED_ROW_HEIGHT_PX = 36;

/** A reactive controller that renders only the visible rows of a long list. It positions the rows, which have `data-index`. */
export class VirtualRowsController implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #options: VirtualRowsOptions;
  #virtualizer: Virtualizer<HTMLElement, HTMLElement> | undefined;
  #cleanup: (() => void) | undefined;
  #isUpdating = false;

  constructor(host: ReactiveControllerHost & HTMLElement, options: VirtualRowsOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#destroy();
  }

  /** The indexes of the rows to render; null for all. */
  get rows(): readonly number[] | null {
    if (this.#options.count() <= MAX_NON_VIRTUAL_ROWS) return null;
    const items = this.#virtualizer?.getVirtualItems() ?? [];
    return items.length > 0
      ? items.map(({ index }) => index)
      : Array.from({ length: 2 * OVERSCAN_ROWS }, (_, index) => index);
  }

  /** Scrolls a row into view. */
  scrollToRow(index: number): void {
    this.#virtualizer?.scrollToIndex(index, { align: 'auto' });
  }

  hostUpdated(): void {
    const scroller = this.#options.scroller();
    const count = this.#options.count();
    if (!scroller?.clientHeight || count <= MAX_NON_VIRTUAL_ROWS) {
      this.#destroy();
      return;
    }
    const options = {
      count,
      getScrollElement: () => this.#options.scroller(),
      estimateSize: () => ESTIMATED_ROW_HEIGHT_PX,
      overscan: OVERSCAN_ROWS,
      observeElementRect,
      observeElementOffset,
      scrollToFn: elementScroll,
      onChange: this.#handleChange,
    };
    this.#isUpdating = true;
    if (!this.#virtualizer) {
      this.#virtualizer = new Virtualizer<HTMLElement, HTMLElement>(options);
      this.#cleanup = this.#virtualizer._didMount();
    }
    this.#virtualizer.setOptions({ ...this.#virtualizer.options, ...options });
    this.#virtualizer._willUpdate();
    this.#positionRows(scroller, this.#virtualizer);
    this.#isUpdating = false;
  }

  /** Renders changes that are found while positioning in the next update. */
  readonly #handleChange = (): void => {
    if (this.#isUpdating) queueMicrotask(() => this.#host.requestUpdate());
    else this.#host.requestUpdate();
  };

  #positionRows(scroller: HTMLElement, virtualizer: Virtualizer<HTMLElement, HTMLElement>): void {
    const items = new Map<number, VirtualItem>(virtualizer.getVirtualItems().map((item) => [item.index, item]));
    scroller.querySelector<HTMLElement>('.all')?.style.setProperty('block-size', `${virtualizer.getTotalSize()}px`);
    for (const row of scroller.querySelectorAll<HTMLElement>('[data-index]')) {
      const index = Number(row.dataset['index']);
      row.style.setProperty('translate', `0 ${items.get(index)?.start ?? index * ESTIMATED_ROW_HEIGHT_PX}px`);
      virtualizer.measureElement(row);
    }
  }

  #destroy(): void {
    this.#cleanup?.();
    this.#cleanup = undefined;
    this.#virtualizer = undefined;
  }
}
