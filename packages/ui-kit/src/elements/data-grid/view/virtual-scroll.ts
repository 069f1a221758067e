import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { isElement } from '#base/dom.ts';
import { RowWindow, type RowRange } from '#base/row-window.ts';

/** Options of {@link VirtualScrollController}. */
export interface VirtualScrollOptions {
  readonly scroller: () => HTMLElement | null;
  readonly rowCount: () => number;
  /** Whether only the rows in the viewport are rendered. */
  readonly isEnabled: () => boolean;
  /** Called when other rows have come into view, or when their measurements have changed. */
  readonly onChange: () => void;
}

/** Tracks the scroll position and measures the rows of a virtual grid. */
export class VirtualScrollController implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #options: VirtualScrollOptions;
  readonly #window = new RowWindow();
  #observer: ResizeObserver | undefined;
  /** The row to scroll to once the rows have been measured. */
  #pendingRow: number | undefined;

  constructor(host: ReactiveControllerHost & HTMLElement, options: VirtualScrollOptions) {
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
    if (!scroller || !view || !this.#host.isConnected || !this.#options.isEnabled()) {
      this.hostDisconnected();
      return;
    }
    this.measure();
    if (this.#observer) return;
    // Rendering rows changes the observed sizes again, so measure in the next frame to avoid a ResizeObserver loop.
    this.#observer = new view.ResizeObserver(() => view.requestAnimationFrame(() => this.#observer && this.measure()));
    this.#observer.observe(scroller);
    for (const table of scroller.children) this.#observer.observe(table);
  }

  /** The rows to render. */
  get range(): RowRange {
    const rowCount = this.#options.rowCount();
    return this.#options.isEnabled()
      ? this.#window.range(rowCount)
      : { from: 0, to: rowCount, heightBefore: 0, heightAfter: 0 };
  }

  /** The number of rows that Page Up and Page Down move by. */
  get pageRows(): number {
    return this.#window.pageRows;
  }

  readonly handleScroll = (): void => {
    const { top } = this.#window;
    this.#follow(this.#options.scroller());
    if (top !== this.#window.top && this.#options.isEnabled()) this.#options.onChange();
  };

  /** Follows the scroll position of the scroller, and corrects it where it does not match the rows. */
  #follow(scroller: HTMLElement | null): void {
    const scrollTop = scroller?.scrollTop ?? 0;
    if (scrollTop === this.#window.scrollTop) return;
    const position = this.#window.scrollTo(scrollTop, this.#options.rowCount());
    if (scroller && position !== scrollTop) this.#setScrollTop(scroller, position);
  }

  /** Scrolls, and remembers the position that the browser has rounded. */
  #setScrollTop(scroller: HTMLElement, scrollTop: number): void {
    scroller.scrollTop = scrollTop;
    this.#window.scrollTop = scroller.scrollTop;
  }

  /** Scrolls a row into view: at once, or when the rows have been measured. */
  scrollToRow(index: number): void {
    const scroller = this.#options.scroller();
    if (!scroller || !this.#options.isEnabled()) return;
    this.#pendingRow = this.#window.rowHeight === 0 ? index : undefined;
    if (this.#pendingRow !== undefined) return;
    const top = this.#window.scrollTopFor(index);
    if (top === undefined) return;
    this.#setScrollTop(scroller, this.#window.moveTo(top, this.#options.rowCount()));
    this.#options.onChange();
  }

  /** Forgets the heights of the details of rows that are no longer expanded. */
  pruneDetails(isExpanded: (index: number) => boolean): void {
    const { extraHeights } = this.#window;
    for (const index of extraHeights.keys()) if (!isExpanded(index)) extraHeights.delete(index);
  }

  /** Measures the viewport and the rows, and calls `onChange` if a measurement has changed. */
  readonly measure = (): void => {
    const scroller = this.#options.scroller();
    const heightOf = (selector: string): number => scroller?.querySelector<HTMLElement>(selector)?.offsetHeight ?? 0;
    const { rowHeight, viewportHeight, top } = this.#window;
    this.#window.viewportHeight = (scroller?.clientHeight ?? 0) - heightOf('thead') - heightOf('tfoot');
    // Moving the element in the document resets the scroll position without an event.
    this.#follow(scroller);
    this.#window.rowHeight = heightOf('tr.row') || rowHeight;
    const hasChanged =
      rowHeight !== this.#window.rowHeight ||
      viewportHeight !== this.#window.viewportHeight ||
      top !== this.#window.top;
    if (this.#measureDetails(scroller) || hasChanged) this.#options.onChange();
    if (this.#pendingRow !== undefined && this.#window.rowHeight > 0) this.scrollToRow(this.#pendingRow);
  };

  /** Measures the details of expanded rows. Visible rows keep their position when details above them change height. */
  #measureDetails(scroller: HTMLElement | null): boolean {
    const { extraHeights } = this.#window;
    let [hasChanged, shift] = [false, 0];
    for (const index of extraHeights.keys()) {
      if (!scroller?.querySelector(`tr.row[data-index="${index}"]:not(.open)`)) continue;
      extraHeights.delete(index);
      hasChanged = true;
    }
    for (const details of scroller?.querySelectorAll<HTMLElement>('tr.details') ?? []) {
      const row = details.previousElementSibling;
      const index = isElement(row) ? Number(row.dataset['index']) : -1;
      const growth = details.offsetHeight - (extraHeights.get(index) ?? 0);
      if (index < 0 || growth === 0) continue;
      hasChanged = true;
      if (this.#window.rowTop(index + 1) <= this.#window.top) shift += growth;
      extraHeights.set(index, details.offsetHeight);
    }
    if (scroller && shift !== 0) {
      this.#window.top += shift;
      this.#setScrollTop(scroller, scroller.scrollTop + shift);
    }
    return hasChanged;
  }
}
