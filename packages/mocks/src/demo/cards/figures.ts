/** How the figures of cards are calculated from each other. */

/** Returns the sum of numbers. */
export const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Returns a change in percent of what there was before; null when there was nothing. */
export const changePercentOf = (total: number, change: number): number | null =>
  total === change ? null : Math.round((change / (total - change)) * 100);

/** Returns the shares of values in whole percent. They add up to 100; the largest remainders are rounded up. */
export function sharesOf(values: readonly number[]): readonly number[] {
  const total = sumOf(values);
  if (total === 0) return values.map(() => 0);
  const exact = values.map((value) => (value / total) * 100);
  const missing = 100 - sumOf(exact.map(Math.floor));
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share % 1 }))
    .toSorted((one, other) => other.remainder - one.remainder || one.index - other.index);
  const roundedUp = new Set(byRemainder.slice(0, missing).map(({ index }) => index));
  return exact.map((share, index) => Math.floor(share) + (roundedUp.has(index) ? 1 : 0));
}
