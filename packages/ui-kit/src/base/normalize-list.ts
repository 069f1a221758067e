/** A list that a page gave, without what is nothing; empty when it is no list. A good one stays the same list. */
export function normalizeList<Item>(given: readonly Item[]): readonly Item[] {
  const isThere = (item: Item): boolean => item !== null && item !== undefined;
  if (!Array.isArray(given)) return [];
  return given.every(isThere) ? given : given.filter(isThere);
}
