/** A finite number that is not negative, else 0: what a bar is drawn from. */
export function amountOrZero(value: number | null | undefined): number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : 0;
}

/** `part` of `whole` as a share from 0 to 1; nothing of nothing is 0. */
export function ratioOf(part: number | null | undefined, whole: number | null | undefined): number {
  const all = amountOrZero(whole);
  return all === 0 ? 0 : Math.min(amountOrZero(part) / all, 1);
}
