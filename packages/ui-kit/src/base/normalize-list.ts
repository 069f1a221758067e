/** Returns a list without nullish items, or an empty one if the value is not an array. Returns the same array if all items are valid. */
export function normalizeList<Item>(items: readonly Item[]): readonly Item[] {
  const isPresent = (item: Item): boolean => item !== null && item !== undefined;
  if (!Array.isArray(items)) return [];
  return items.every(isPresent) ? items : items.filter(isPresent);
}
