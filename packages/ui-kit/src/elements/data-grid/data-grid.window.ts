import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** From so many on, only rows in view are drawn, asked or not. */
export const MANY_ROWS = 200;

/** Rows beyond the edges, drawn before they come into view. */
const OVERSCAN = 6;

/** What a {@link GridWindow} needs to know of its grid. */
export interface WindowOptions {
  readonly scroller: () => HTMLElement | null;
  /** How many rows there are. */
  readonly count: () => number;
  /** Only the rows in view are drawn. */
  readonly enabled: () => boolean;
  /** Other rows came into view, or the same ones another way. */
  readonly onChange: () => void;
}

/** The rows that are drawn. */
export interface Shown {
  readonly from: number;
  /** The last one and one. */
  readonly to: number;
  /** Height of what is not drawn, in pixels. */
  readonly before: number;
  readonly after: number;
}

/** The rows of a long list that stand in view. They are of one height; what is under an open one comes on top of it. */
export class GridWindow implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #options: WindowOptions;
  #observer: ResizeObserver | undefined;
  #row = 0;
  #head = 0;
  #foot = 0;
  #view = 0;
  #top = 0;
  /** Height of what is under an open row, as far as it was drawn. */
  readonly #under = new Map<number, number>();

  constructor(host: ReactiveControllerHost & HTMLElement, options: WindowOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  hostConnected(): void {
    if (this.#options.scroller()) this.#host.requestUpdate();
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
    this.#observer = undefined;
  }

  hostUpdated(): void {
    const scroller = this.#options.scroller();
    const view = this.#host.ownerDocument.defaultView;
    if (!scroller || !view || !this.#host.isConnected || !this.#options.enabled()) {
      this.hostDisconnected();
      return;
    }
    this.measure();
    if (this.#observer) return;
    // Its height, and that of a row when the density changes. What is drawn for it changes the size again: in the next frame.
    this.#observer = new view.ResizeObserver(() => view.requestAnimationFrame(() => this.#observer && this.measure()));
    this.#observer.observe(scroller);
    for (const table of scroller.children) this.#observer.observe(table);
  }

  /** What is drawn now; until a row is measured, one to measure. */
  get shown(): Shown {
    const count = this.#options.count();
    if (!this.#options.enabled()) return { from: 0, to: count, before: 0, after: 0 };
    if (this.#row === 0) return { from: 0, to: Math.min(count, 1), before: 0, after: 0 };
    const end = this.#start(count);
    const room = this.#view - this.#head - this.#foot;
    // What was cut from the end is scrolled back by the browser, later.
    const top = Math.max(Math.min(this.#top, end - room), 0);
    const from = Math.max(this.#at(top, count) - OVERSCAN, 0);
    const to = Math.min(this.#at(top + room, count) + 1 + OVERSCAN, count);
    return { from, to, before: this.#start(from), after: end - this.#start(to) };
  }

  /** How many rows a page of the keyboard goes. */
  get step(): number {
    return this.#row > 0 ? Math.max(Math.floor((this.#view - this.#head - this.#foot) / this.#row) - 1, 1) : 10;
  }

  readonly handleScroll = (): void => {
    const top = this.#options.scroller()?.scrollTop ?? 0;
    const isOther = top !== this.#top;
    this.#top = top;
    if (isOther && this.#options.enabled()) this.#options.onChange();
  };

  /** Brings a row into view. */
  reveal(index: number): void {
    const scroller = this.#options.scroller();
    if (!scroller || this.#row === 0 || !this.#options.enabled()) return;
    const [start, end] = [this.#start(index), this.#start(index + 1)];
    const room = this.#view - this.#head - this.#foot;
    if (start < this.#top) scroller.scrollTop = start;
    else if (end > this.#top + room) scroller.scrollTop = end - room;
    this.handleScroll();
  }

  /** Forgets what was under rows that are open no longer. */
  keep(isOpen: (index: number) => boolean): void {
    for (const index of this.#under.keys()) if (!isOpen(index)) this.#under.delete(index);
  }

  /** Measures what the stylesheet and the page decide, and tells when it is not what it was. */
  readonly measure = (): void => {
    const scroller = this.#options.scroller();
    const height = (selector: string): number => scroller?.querySelector<HTMLElement>(selector)?.offsetHeight ?? 0;
    const before = [this.#row, this.#head, this.#foot, this.#view, this.#top];
    this.#view = scroller?.clientHeight ?? 0;
    // Put elsewhere it begins at the top again, and no event says so.
    this.#top = scroller?.scrollTop ?? 0;
    this.#row = height('tr.row') || this.#row;
    this.#head = height('thead');
    this.#foot = height('tfoot');
    const isOther = before.join() !== [this.#row, this.#head, this.#foot, this.#view, this.#top].join();
    if (this.#measureOpen(scroller) || isOther) this.#options.onChange();
  };

  /** An open row is as high as what is under it. What stands in view stays there when one above is found higher. */
  #measureOpen(scroller: HTMLElement | null): boolean {
    let [isOther, above] = [false, 0];
    for (const index of this.#under.keys()) {
      if (!scroller?.querySelector(`tr.row[data-index="${index}"]:not(.open)`)) continue;
      this.#under.delete(index);
      isOther = true;
    }
    for (const details of scroller?.querySelectorAll<HTMLElement>('tr.details') ?? []) {
      const row = details.previousElementSibling;
      const index = row instanceof HTMLElement ? Number(row.dataset['index']) : -1;
      const more = details.offsetHeight - (this.#under.get(index) ?? 0);
      if (index < 0 || more === 0) continue;
      isOther = true;
      if (this.#start(index + 1) <= this.#top) above += more;
      this.#under.set(index, details.offsetHeight);
    }
    if (scroller && above !== 0) {
      this.#top += above;
      scroller.scrollTop += above;
    }
    return isOther;
  }

  /** Where a row begins. */
  #start(index: number): number {
    let start = index * this.#row;
    for (const [open, height] of this.#under) if (open < index) start += height;
    return start;
  }

  /** The row at a height. */
  #at(height: number, count: number): number {
    let [low, high] = [0, count - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (this.#start(middle) <= height) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}
