import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { MAX_NON_VIRTUAL_ROWS, RowWindow } from '#base/row-window.ts';

/** Options of {@link VirtualRowsController}. */
export interface VirtualRowsOptions {
  /** The scroll container; null while the list is closed. */
  readonly scroller: () => HTMLElement | null;
  readonly count: () => number;
}

/** The height of a row before the first ones have been measured. */
const ESTIMATED_ROW_HEIGHT_PX = 36;

function createWindow(): RowWindow {
  const rowWindow = new RowWindow();
  rowWindow.rowHeight = ESTIMATED_ROW_HEIGHT_PX;
  return rowWindow;
}

/** Returns the height of most rows, roughly. */
const medianOf = (heights: readonly number[]): number | undefined =>
  heights.toSorted((a, b) => a - b)[Math.floor(heights.length / 2)];

/**
 * A reactive controller that renders only the visible rows of a long list. The rows have `data-index` and are in an
 * element with the class `all`, which it gives the height of the rows before and after them.
 */
export class VirtualRowsController implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #options: VirtualRowsOptions;
  readonly #observedRows = new Set<HTMLElement>();
  #window = createWindow();
  #isMeasured = false;
  #rendered = { from: 0, to: 0 };
  #scroller: HTMLElement | undefined;
  #observer: ResizeObserver | undefined;
  /** The row to be scrolled into view, which moves while the rows around it are measured. */
  #target: number | undefined;

  constructor(host: ReactiveControllerHost & HTMLElement, options: VirtualRowsOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#stop();
  }

  /** The indexes of the rows to render; null for all. */
  get rows(): readonly number[] | null {
    const count = this.#options.count();
    if (count <= MAX_NON_VIRTUAL_ROWS) return null;
    const { from, to } = this.#window.range(count);
    return Array.from({ length: to - from }, (_, index) => from + index);
  }

  /** Scrolls a row of a long list into view. */
  scrollToRow(index: number): void {
    this.#target = index;
    if (this.#scroller) this.#scrollToTarget(this.#scroller);
  }

  hostUpdated(): void {
    const scroller = this.#options.scroller();
    if (!scroller?.clientHeight || this.#options.count() <= MAX_NON_VIRTUAL_ROWS) {
      this.#stop();
      return;
    }
    this.#start(scroller);
    this.#measure(scroller);
  }

  #start(scroller: HTMLElement): void {
    const view = this.#host.ownerDocument.defaultView;
    if (this.#scroller === scroller || !view) return;
    this.#stop();
    this.#scroller = scroller;
    scroller.addEventListener('scroll', this.#handleScroll, { passive: true });
    // Rendering rows changes the observed sizes again, so measure in the next frame to avoid a ResizeObserver loop.
    this.#observer = new view.ResizeObserver(() =>
      view.requestAnimationFrame(() => this.#scroller && this.#measure(this.#scroller)),
    );
    this.#observer.observe(scroller);
  }

  #stop(): void {
    this.#scroller?.removeEventListener('scroll', this.#handleScroll);
    this.#observer?.disconnect();
    this.#observedRows.clear();
    this.#scroller = undefined;
    this.#observer = undefined;
    this.#target = undefined;
    this.#window = createWindow();
    this.#isMeasured = false;
  }

  readonly #handleScroll = (): void => {
    const scroller = this.#scroller;
    if (!scroller || !this.#follow(scroller)) return;
    this.#target = undefined;
    this.#place(scroller);
    this.#renderChangedRange();
  };

  /** Follows the scroll position, and corrects it where it does not match the rows. Returns whether it has changed. */
  #follow(scroller: HTMLElement): boolean {
    const { scrollTop } = scroller;
    if (scrollTop === this.#window.scrollTop) return false;
    const position = this.#window.scrollTo(scrollTop, this.#options.count());
    if (position !== scrollTop) this.#setScrollTop(scroller, position);
    return true;
  }

  /** Scrolls, and remembers the position that the browser has rounded. */
  #setScrollTop(scroller: HTMLElement, scrollTop: number): void {
    scroller.scrollTop = scrollTop;
    this.#window.scrollTop = scroller.scrollTop;
  }

  #measure(scroller: HTMLElement): void {
    const all = scroller.querySelector<HTMLElement>('.all');
    if (!all) return;
    const rows = [...all.querySelectorAll<HTMLElement>('[data-index]')];
    const from = Number(rows[0]?.dataset['index'] ?? 0);
    this.#rendered = { from, to: from + rows.length };
    this.#place(scroller);
    this.#window.viewportHeight = scroller.clientHeight - 2 * all.offsetTop;
    this.#follow(scroller);
    const growth = this.#measureRows(rows);
    this.#place(scroller);
    // Visible rows keep their position when rows above them turn out to be higher.
    if (growth !== 0) {
      this.#window.top += growth;
      this.#setScrollTop(scroller, scroller.scrollTop + growth);
    }
    // A list that has become shorter has moved.
    if (this.#follow(scroller)) this.#place(scroller);
    this.#scrollToTarget(scroller);
    this.#renderChangedRange();
  }

  /** Measures the rendered rows. Returns how much higher those above the viewport are than assumed. */
  #measureRows(rows: readonly HTMLElement[]): number {
    this.#observe(rows);
    const heights = rows.map((row) => row.offsetHeight);
    if (!this.#isMeasured) this.#window.rowHeight = medianOf(heights) || ESTIMATED_ROW_HEIGHT_PX;
    this.#isMeasured = true;
    const { extraHeights, rowHeight, top } = this.#window;
    let growth = 0;
    for (const [position, height] of heights.entries()) {
      const index = this.#rendered.from + position;
      const extra = height - rowHeight;
      const difference = extra - (extraHeights.get(index) ?? 0);
      if (difference === 0) continue;
      if (this.#window.rowTop(index + 1) <= top + growth) growth += difference;
      if (extra === 0) extraHeights.delete(index);
      else extraHeights.set(index, extra);
    }
    return growth;
  }

  #observe(rows: readonly HTMLElement[]): void {
    for (const row of this.#observedRows) {
      if (row.isConnected) continue;
      this.#observer?.unobserve(row);
      this.#observedRows.delete(row);
    }
    for (const row of rows) {
      if (this.#observedRows.has(row)) continue;
      this.#observedRows.add(row);
      this.#observer?.observe(row);
    }
  }

  /**
   * Gives the list the height of all rows, with the rendered ones at their place. It keeps its height while other rows
   * are rendered: in a lower one, the browser would correct the scroll position.
   */
  #place(scroller: HTMLElement): void {
    const { from, to } = this.#rendered;
    const { heightBefore, heightAfter } = this.#window.heightsAround(from, to, this.#options.count());
    const height = heightBefore + this.#window.rowTop(to) - this.#window.rowTop(from) + heightAfter;
    const all = scroller.querySelector<HTMLElement>('.all');
    all?.style.setProperty('block-size', `${height}px`);
    all?.style.setProperty('padding-block-start', `${heightBefore}px`);
  }

  #scrollToTarget(scroller: HTMLElement): void {
    if (this.#target === undefined) return;
    const top = this.#window.scrollTopFor(this.#target);
    if (top === undefined) {
      this.#target = undefined;
      return;
    }
    this.#setScrollTop(scroller, this.#window.moveTo(top, this.#options.count()));
    this.#requestUpdate();
  }

  #renderChangedRange(): void {
    const { from, to } = this.#window.range(this.#options.count());
    if (from !== this.#rendered.from || to !== this.#rendered.to) this.#requestUpdate();
  }

  /** Renders what was found out while an update is under way in the next one. */
  #requestUpdate(): void {
    queueMicrotask(() => this.#host.requestUpdate());
  }
}
