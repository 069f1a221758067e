/** The page, the range of its rows within all rows, and which neighboring pages exist. Numbers start at 1. */
export interface PageRange {
  readonly page: number;
  readonly from: number;
  readonly to: number;
  readonly total: number;
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
}

/** Returns the page, or the last page if there are fewer. Pages start at 1. */
export function clampPage(page: number, pageSize: number, total: number): number {
  return Math.min(page, Math.max(Math.ceil(total / pageSize), 1));
}

/**
 * Returns the range of a page.
 * @param rowCount the number of rows on the page.
 */
export function pageRange(page: number, pageSize: number, rowCount: number, total: number): PageRange {
  const from = (page - 1) * pageSize + 1;
  return {
    page,
    from,
    to: Math.min(from + rowCount - 1, total),
    total,
    hasPrevious: page > 1,
    hasNext: page * pageSize < total,
  };
}
