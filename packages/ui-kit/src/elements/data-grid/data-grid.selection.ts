/** The keys with some of them in or out. */
export function selectionWith(selected: readonly string[], keys: Iterable<string>, on: boolean): readonly string[] {
  const next = new Set(selected);
  for (const key of keys) {
    if (on) next.add(key);
    else next.delete(key);
  }
  return [...next];
}

/** How many of the rows are in, told by the key of each: a box over them is off, between, or on. */
export function shareSelected(
  selected: ReadonlySet<string>,
  count: number,
  keyAt: (index: number) => string | undefined,
): 'none' | 'some' | 'all' {
  if (selected.size === 0 || count === 0) return 'none';
  const isIn = (index: number): boolean => selected.has(keyAt(index) ?? '');
  const first = isIn(0);
  for (let index = 1; index < count; index += 1) if (isIn(index) !== first) return 'some';
  return first ? 'all' : 'none';
}
