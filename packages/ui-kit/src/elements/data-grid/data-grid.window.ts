import { elementScroll, observeElementOffset, observeElementRect, Virtualizer } from '@tanstack/virtual-core';
import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Rows beyond the edges, drawn before they come into view. */
const OVERSCAN = 6;

/** What a {@link GridWindow} needs to know of its grid. */
export interface WindowOptions {
  readonly scroller: () => HTMLElement | null;
  /** How many rows there are. */
  readonly count: () => number;
  /** Only the rows in view are drawn. */
  readonly enabled: () => boolean;
  /** Other rows came into view. */
  readonly onScroll: () => void;
}

/** The rows that are drawn. */
export interface Shown {
  readonly from: number;
  /** The last one and one. */
  readonly to: number;
  /** Height of what is not drawn, in pixels. */
  readonly before: number;
  readonly after: number;
  /** Name of the row element of `from`; the next ones follow. An element goes on to another row when its own leaves at a jump. */
  readonly slot: number;
}

/** The rows of a long list that stand in view, by the library's measure. */
export class GridWindow implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #options: WindowOptions;
  #virtualizer: Virtualizer<HTMLElement, HTMLElement> | undefined;
  #stop: (() => void) | undefined;
  #rowHeight = 0;
  #isSettling = false;
  #changed = false;
  #head = 0;
  #foot = 0;
  #last: { from: number; to: number; slot: number } = { from: 0, to: 0, slot: 0 };

  constructor(host: ReactiveControllerHost & HTMLElement, options: WindowOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#stop?.();
    this.#stop = undefined;
    this.#virtualizer = undefined;
  }

  hostConnected(): void {
    if (this.#options.scroller()) this.#host.requestUpdate();
  }

  hostUpdated(): void {
    if (!this.#options.enabled() || !this.#host.isConnected) {
      this.hostDisconnected();
      return;
    }
    const found = this.#measure();
    const isNew = !this.#virtualizer;
    this.#changed = found || isNew;
    this.#isSettling = true;
    const virtualizer = this.#ready();
    if (isNew) this.#stop = virtualizer._didMount();
    virtualizer._willUpdate();
    this.#measureOpenRows(virtualizer);
    if (found && !isNew) virtualizer.measure();
    this.#isSettling = false;
    // An update that another one asks for is an update too late; this one is over by then.
    if (this.#changed) queueMicrotask(this.#options.onScroll);
  }

  /** What is drawn now. */
  get shown(): Shown {
    const count = this.#options.count();
    if (!this.#options.enabled()) return { from: 0, to: count, before: 0, after: 0, slot: 0 };
    const virtualizer = this.#virtualizer;
    if (virtualizer) virtualizer.setOptions(this.#settings());
    const items = virtualizer?.getVirtualItems() ?? [];
    const [first, last] = [items[0], items.at(-1)];
    // Until it is measured, some rows to measure.
    if (!virtualizer || !first || !last) return { from: 0, to: Math.min(count, OVERSCAN * 2), before: 0, after: 0, slot: 0 };
    const [from, to] = [first.index, last.index + 1];
    const overlaps = from < this.#last.to && to > this.#last.from;
    const slot = overlaps ? this.#last.slot + from - this.#last.from : this.#last.slot;
    this.#last = { from, to, slot };
    return { from, to, before: first.start - this.#head, after: virtualizer.getTotalSize() - last.end - this.#foot, slot };
  }

  /** Brings a row into view. */
  reveal(index: number): void {
    this.#virtualizer?.scrollToIndex(index, { align: 'auto' });
  }

  /** How many rows a page of the keyboard goes. */
  get step(): number {
    const scroller = this.#options.scroller();
    const height = (scroller?.clientHeight ?? 0) - this.#head - this.#foot;
    return this.#rowHeight > 0 ? Math.max(Math.floor(height / this.#rowHeight) - 1, 1) : 10;
  }

  /** Measures what the stylesheet decides; true when it is not what it was. */
  #measure(): boolean {
    const scroller = this.#options.scroller();
    const height = (selector: string): number => scroller?.querySelector<HTMLElement>(selector)?.offsetHeight ?? 0;
    const [row, head, foot] = [height('tr.row:not(.open)') || this.#rowHeight, height('thead'), height('tfoot')];
    const found = row !== this.#rowHeight || head !== this.#head || foot !== this.#foot;
    [this.#rowHeight, this.#head, this.#foot] = [row, head, foot];
    return found;
  }

  /** An open row is as high as what is under it. */
  #measureOpenRows(virtualizer: Virtualizer<HTMLElement, HTMLElement>): void {
    for (const row of this.#options.scroller()?.querySelectorAll<HTMLElement>('tr.row') ?? []) {
      const details = row.nextElementSibling;
      const more = details instanceof HTMLElement && details.classList.contains('details') ? details.offsetHeight : 0;
      const index = Number(row.dataset['index']);
      const known = virtualizer.measurementsCache[index]?.size;
      if (known !== undefined && (more > 0 || known !== this.#rowHeight)) virtualizer.resizeItem(index, this.#rowHeight + more);
    }
  }

  readonly #handleChange = (): void => {
    if (this.#isSettling) this.#changed = true;
    else this.#options.onScroll();
  };

  #ready(): Virtualizer<HTMLElement, HTMLElement> {
    this.#virtualizer ??= new Virtualizer(this.#settings());
    this.#virtualizer.setOptions(this.#settings());
    return this.#virtualizer;
  }

  #settings(): ConstructorParameters<typeof Virtualizer<HTMLElement, HTMLElement>>[0] {
    return {
      count: this.#options.count(),
      getScrollElement: this.#options.scroller,
      estimateSize: () => this.#rowHeight,
      overscan: OVERSCAN,
      paddingStart: this.#head,
      paddingEnd: this.#foot,
      scrollPaddingStart: this.#head,
      scrollPaddingEnd: this.#foot,
      observeElementRect,
      observeElementOffset,
      scrollToFn: elementScroll,
      onChange: this.#handleChange,
    };
  }
}
