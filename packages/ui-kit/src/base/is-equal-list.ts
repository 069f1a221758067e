/** Returns whether two lists have the same texts in the same order. */
export function isEqualList(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((text, index) => text === b[index]);
}
