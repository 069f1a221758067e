/** Returns the selected keys with some keys added or removed. */
export function withKeys(selected: readonly string[], keys: Iterable<string>, isSelected: boolean): readonly string[] {
  const next = new Set(selected);
  for (const key of keys) {
    if (isSelected) next.add(key);
    else next.delete(key);
  }
  return [...next];
}

/** Returns how many of the rows are selected, for the state of a "select all" checkbox. */
export function selectionShare(
  selected: ReadonlySet<string>,
  rowCount: number,
  keyAt: (index: number) => string | undefined,
): 'none' | 'some' | 'all' {
  if (selected.size === 0 || rowCount === 0) return 'none';
  const isSelected = (index: number): boolean => selected.has(keyAt(index) ?? '');
  const first = isSelected(0);
  for (let index = 1; index < rowCount; index += 1) if (isSelected(index) !== first) return 'some';
  return first ? 'all' : 'none';
}
