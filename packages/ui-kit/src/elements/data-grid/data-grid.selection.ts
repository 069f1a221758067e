/** The keys with some of them in or out. */
export function selectionWith(selected: readonly string[], keys: Iterable<string>, on: boolean): readonly string[] {
  const next = new Set(selected);
  for (const key of keys) {
    if (on) next.add(key);
    else next.delete(key);
  }
  return [...next];
}

/** How many of the keys are in: a box over them is off, between, or on. */
export function shareSelected(selected: ReadonlySet<string>, keys: readonly string[]): 'none' | 'some' | 'all' {
  const count = keys.filter((key) => selected.has(key)).length;
  if (count === 0) return 'none';
  return count === keys.length ? 'all' : 'some';
}
