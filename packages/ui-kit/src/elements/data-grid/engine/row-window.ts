/** The number of rows that are rendered beyond each edge of the viewport. */
const OVERSCAN_ROWS = 6;

/** The number of rows that Page Up and Page Down move by before the rows have been measured. */
const DEFAULT_PAGE_ROWS = 10;

/** The rendered rows, and the height of the rows before and after them in pixels. `to` is exclusive. */
export interface RowRange {
  readonly from: number;
  readonly to: number;
  readonly heightBefore: number;
  readonly heightAfter: number;
}

/**
 * The arithmetic of a virtual list: which rows are in the viewport. All rows have the same height; the details of
 * expanded rows add to it.
 */
export class RowWindow {
  /** The height of a row in pixels; 0 until it has been measured. */
  rowHeight = 0;
  /** The height between header and footer in pixels. */
  viewportHeight = 0;
  scrollTop = 0;
  /** The measured heights of details by row index. */
  readonly detailHeights = new Map<number, number>();

  /** Returns the rows to render; a single one until the row height has been measured. */
  range(rowCount: number): RowRange {
    if (this.rowHeight === 0) return { from: 0, to: Math.min(rowCount, 1), heightBefore: 0, heightAfter: 0 };
    const height = this.rowTop(rowCount);
    // When rows are removed, the browser corrects its scroll position only later.
    const top = Math.max(Math.min(this.scrollTop, height - this.viewportHeight), 0);
    const from = Math.max(this.#rowAt(top, rowCount) - OVERSCAN_ROWS, 0);
    const to = Math.min(this.#rowAt(top + this.viewportHeight, rowCount) + 1 + OVERSCAN_ROWS, rowCount);
    return { from, to, heightBefore: this.rowTop(from), heightAfter: height - this.rowTop(to) };
  }

  /** The number of rows that Page Up and Page Down move by. */
  get pageRows(): number {
    return this.rowHeight > 0 ? Math.max(Math.floor(this.viewportHeight / this.rowHeight) - 1, 1) : DEFAULT_PAGE_ROWS;
  }

  /** Returns the distance of a row from the top of the list in pixels. */
  rowTop(index: number): number {
    let top = index * this.rowHeight;
    for (const [expanded, height] of this.detailHeights) if (expanded < index) top += height;
    return top;
  }

  /** Returns the scroll position that brings a row fully into view; `undefined` if it already is. */
  scrollTopFor(index: number): number | undefined {
    const [top, bottom] = [this.rowTop(index), this.rowTop(index + 1)];
    if (top < this.scrollTop) return top;
    return bottom > this.scrollTop + this.viewportHeight ? bottom - this.viewportHeight : undefined;
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
