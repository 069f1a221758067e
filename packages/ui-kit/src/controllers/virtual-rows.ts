import {
  elementScroll,
  observeElementOffset,
  observeElementRect,
  Virtualizer,
  type VirtualItem,
} from '@tanstack/virtual-core';
import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** What {@link VirtualRowsController} needs to know of its host. */
export interface VirtualRowsOptions {
  /** The part that scrolls; null while the list is closed. */
  readonly scroller: () => HTMLElement | null;
  readonly count: () => number;
}

/** From this many rows on only those in sight are drawn. */
const MANY = 200;
/** Rows that are drawn beyond each edge, and the height that one has until it is measured. */
const [BEYOND, HEIGHT] = [8, 36];

/** Draws of a long list only the rows in sight. Rows carry `data-index` and are placed by the controller. */
export class VirtualRowsController implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #options: VirtualRowsOptions;
  #virtualizer: Virtualizer<HTMLElement, HTMLElement> | undefined;
  #stop: (() => void) | undefined;
  #updates = false;

  constructor(host: ReactiveControllerHost & HTMLElement, options: VirtualRowsOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#end();
  }

  /** The places of the rows to draw; null when all are. */
  get rows(): readonly number[] | null {
    if (this.#options.count() <= MANY) return null;
    const items = this.#virtualizer?.getVirtualItems() ?? [];
    return items.length > 0 ? items.map(({ index }) => index) : Array.from({ length: 2 * BEYOND }, (_, index) => index);
  }

  /** Brings a row into sight. */
  show(index: number): void {
    this.#virtualizer?.scrollToIndex(index, { align: 'auto' });
  }

  hostUpdated(): void {
    const scroller = this.#options.scroller();
    const count = this.#options.count();
    if (!scroller?.clientHeight || count <= MANY) {
      this.#end();
      return;
    }
    const options = {
      count,
      getScrollElement: () => this.#options.scroller(),
      estimateSize: () => HEIGHT,
      overscan: BEYOND,
      observeElementRect,
      observeElementOffset,
      scrollToFn: elementScroll,
      onChange: this.#handleChange,
    };
    this.#updates = true;
    if (!this.#virtualizer) {
      this.#virtualizer = new Virtualizer<HTMLElement, HTMLElement>(options);
      this.#stop = this.#virtualizer._didMount();
    }
    this.#virtualizer.setOptions({ ...this.#virtualizer.options, ...options });
    this.#virtualizer._willUpdate();
    this.#place(scroller, this.#virtualizer);
    this.#updates = false;
  }

  /** What it finds while it is placed is drawn next. */
  readonly #handleChange = (): void => {
    if (this.#updates) queueMicrotask(() => this.#host.requestUpdate());
    else this.#host.requestUpdate();
  };

  #place(scroller: HTMLElement, virtualizer: Virtualizer<HTMLElement, HTMLElement>): void {
    const items = new Map<number, VirtualItem>(virtualizer.getVirtualItems().map((item) => [item.index, item]));
    scroller.querySelector<HTMLElement>('.all')?.style.setProperty('block-size', `${virtualizer.getTotalSize()}px`);
    for (const row of scroller.querySelectorAll<HTMLElement>('[data-index]')) {
      const index = Number(row.dataset['index']);
      row.style.setProperty('translate', `0 ${items.get(index)?.start ?? index * HEIGHT}px`);
      virtualizer.measureElement(row);
    }
  }

  #end(): void {
    this.#stop?.();
    this.#stop = undefined;
    this.#virtualizer = undefined;
  }
}
