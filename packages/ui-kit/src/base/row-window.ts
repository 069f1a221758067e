/** The number of rows above which only the visible ones are rendered. */
export const MAX_NON_VIRTUAL_ROWS = 200;

/** The number of rows that are rendered beyond each edge of the viewport. */
const OVERSCAN_ROWS = 6;

/** The number of rows that Page Up and Page Down move by before the rows have been measured. */
const DEFAULT_PAGE_ROWS = 10;

/**
 * The height of the scrolled content in pixels. Browsers limit the height of an element: Chromium to 2²⁵ pixels of the
 * screen, which are a quarter as many CSS pixels at 400 % zoom.
 */
const MAX_CONTENT_HEIGHT_PX = 8_000_000;
/** The part at each end of such content in which a position of the scrollbar is the same position in the list. */
const EDGE_PX = 1_000_000;

/** The rendered rows, and the height of the rows before and after them in pixels. `to` is exclusive. */
export interface RowRange {
  readonly from: number;
  readonly to: number;
  readonly heightBefore: number;
  readonly heightAfter: number;
}

/**
 * The arithmetic of a virtual list: which rows are in the viewport. Rows have one height, to which the extra height of
 * measured rows is added, such as that of the details of an expanded one.
 *
 * A list that is higher than an element can be is scrolled in less height: a large movement of the scrollbar is
 * proportional to the list, and a small one, such as that of a wheel, moves the rows as far as in any list.
 */
export class RowWindow {
  /** The height of a row in pixels; 0 until it has been measured. */
  rowHeight = 0;
  /** The height between header and footer in pixels. */
  viewportHeight = 0;
  /** The scroll position of the container. */
  scrollTop = 0;
  /** The scroll position in the list, which differs from that of the container in a list that is too high. */
  top = 0;
  /** The difference between the height of measured rows and `rowHeight`, by row index. */
  readonly extraHeights = new Map<number, number>();

  /** Returns the rows to render; a single one until the row height has been measured. */
  range(rowCount: number): RowRange {
    if (this.rowHeight === 0) return { from: 0, to: Math.min(rowCount, 1), heightBefore: 0, heightAfter: 0 };
    const height = this.rowTop(rowCount);
    // When rows are removed, the browser corrects its scroll position only later.
    const top = Math.max(Math.min(this.top, height - this.viewportHeight), 0);
    const from = Math.max(this.#rowAt(top, rowCount) - OVERSCAN_ROWS, 0);
    const to = Math.min(this.#rowAt(top + this.viewportHeight, rowCount) + 1 + OVERSCAN_ROWS, rowCount);
    return { from, to, ...this.heightsAround(from, to, rowCount) };
  }

  /** Returns the heights before and after rendered rows. */
  heightsAround(from: number, to: number, rowCount: number): Pick<RowRange, 'heightBefore' | 'heightAfter'> {
    const height = this.rowTop(rowCount);
    const isTooHigh = height > MAX_CONTENT_HEIGHT_PX;
    const shift = isTooHigh ? this.top - this.scrollTop : 0;
    const heightBefore = Math.max(this.rowTop(from) - shift, 0);
    const contentHeight = isTooHigh ? MAX_CONTENT_HEIGHT_PX : height;
    const renderedHeight = this.rowTop(to) - this.rowTop(from);
    return { heightBefore, heightAfter: Math.max(contentHeight - heightBefore - renderedHeight, 0) };
  }

  /**
   * Follows the scroll position of the container.
   * @returns the position that the container has to be moved to, because it does not match the list any more.
   */
  scrollTo(scrollTop: number, rowCount: number): number {
    const height = this.rowTop(rowCount);
    const movement = scrollTop - this.scrollTop;
    this.scrollTop = scrollTop;
    if (height <= MAX_CONTENT_HEIGHT_PX) {
      this.top = scrollTop;
      return scrollTop;
    }
    const isSmall = Math.abs(movement) <= 2 * this.viewportHeight;
    this.top = isSmall ? this.top + movement : this.#listPosition(scrollTop, height);
    this.top = Math.max(Math.min(this.top, height - this.viewportHeight), 0);
    const isAtEdge = scrollTop < EDGE_PX || scrollTop > MAX_CONTENT_HEIGHT_PX - EDGE_PX;
    // A fraction of a pixel is not a difference: browsers round scroll positions.
    const position = this.#scrollPosition(height);
    if (isAtEdge && Math.abs(position - scrollTop) >= 1) this.scrollTop = position;
    return this.scrollTop;
  }

  /**
   * Moves to a position in the list.
   * @returns the scroll position of the container.
   */
  moveTo(top: number, rowCount: number): number {
    const height = this.rowTop(rowCount);
    this.top = top;
    this.scrollTop = height > MAX_CONTENT_HEIGHT_PX ? this.#scrollPosition(height) : top;
    return this.scrollTop;
  }

  /** The ratio of the list's movement to that of the scrollbar, between the edges. */
  #ratio(height: number): number {
    return (height - 2 * EDGE_PX) / (MAX_CONTENT_HEIGHT_PX - 2 * EDGE_PX);
  }

  /** Returns the position in a list that is too high for a scroll position. */
  #listPosition(scrollTop: number, height: number): number {
    const end = MAX_CONTENT_HEIGHT_PX - scrollTop;
    if (scrollTop <= EDGE_PX) return scrollTop;
    return end <= EDGE_PX ? height - end : EDGE_PX + (scrollTop - EDGE_PX) * this.#ratio(height);
  }

  /** Returns the scroll position for the position in a list that is too high. */
  #scrollPosition(height: number): number {
    const end = height - this.top;
    if (this.top <= EDGE_PX) return this.top;
    return end <= EDGE_PX ? MAX_CONTENT_HEIGHT_PX - end : EDGE_PX + (this.top - EDGE_PX) / this.#ratio(height);
  }

  /** The number of rows that Page Up and Page Down move by. */
  get pageRows(): number {
    return this.rowHeight > 0 ? Math.max(Math.floor(this.viewportHeight / this.rowHeight) - 1, 1) : DEFAULT_PAGE_ROWS;
  }

  /** Returns the distance of a row from the top of the list in pixels. */
  rowTop(index: number): number {
    let top = index * this.rowHeight;
    for (const [row, height] of this.extraHeights) if (row < index) top += height;
    return top;
  }

  /** Returns the position in the list that brings a row fully into view; `undefined` if it already is. */
  scrollTopFor(index: number): number | undefined {
    const [top, bottom] = [this.rowTop(index), this.rowTop(index + 1)];
    if (top < this.top) return top;
    return bottom > this.top + this.viewportHeight ? bottom - this.viewportHeight : undefined;
  }

  #rowAt(offset: number, rowCount: number): number {
    let [low, high] = [0, rowCount - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (this.rowTop(middle) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}
