/** Returns a list without nullish items, or an empty one if the value is not an array. Returns the same array if all items are valid. */
export function normalizeList<Item>(given: readonly Item[]): readonly Item[] {
  const isThere = (item: Item): boolean => item !== null && item !== undefined;
  if (!Array.isArray(given)) return [];
  return given.every(isThere) ? given : given.filter(isThere);
}
