/** Returns a finite positive number unchanged, and 0 for any other value. */
export function amountOrZero(value: number | null | undefined): number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : 0;
}

/** Returns the ratio of `part` to `whole`, from 0 to 1; 0 if `whole` is 0. */
export function ratioOf(part: number | null | undefined, whole: number | null | undefined): number {
  const total = amountOrZero(whole);
  return total === 0 ? 0 : Math.min(amountOrZero(part) / total, 1);
}
