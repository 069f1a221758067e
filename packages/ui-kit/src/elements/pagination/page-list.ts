/** A page number, or a gap where pages are left out. */
export type PageEntry = number | 'gap';

/** Returns a non-negative integer, or the fallback for any other value. */
export function nonNegativeIntegerOr(value: unknown, fallback: number): number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? Math.floor(value) : fallback;
}

/**
 * Returns the entries to show: the first page, the last page and those around the current one. The number of entries is
 * constant, so that the buttons don't move under the pointer; a gap never stands for a single page.
 * @param siblings the number of pages on either side of the current one.
 */
export function pageList(page: number, pages: number, siblings: number): readonly PageEntry[] {
  const maxEntries = 2 * siblings + 5;
  if (pages <= maxEntries) return Array.from({ length: pages }, (_, index) => index + 1);
  const edgePages = siblings + 3;
  if (page <= edgePages) return [...range(1, maxEntries - 2), 'gap', pages];
  if (page > pages - edgePages) return [1, 'gap', ...range(pages - maxEntries + 3, pages)];
  return [1, 'gap', ...range(page - siblings, page + siblings), 'gap', pages];
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
