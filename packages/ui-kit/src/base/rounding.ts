/** A number has 15 digits in any case, of which fewer are left when large ones have been subtracted. */
const MAX_DIGITS = 15;
const DIGITS_AFTER_SUBTRACTION = 12;
/** From here on, fewer digits would be a coarser number than a step of 0.001. */
const LARGE = 1e9;

/** Removes floating-point errors: `0.1 + 0.2` becomes `0.3`. */
export function withoutRoundingError(value: number): number {
  if (Number.isInteger(value)) return value;
  return Number(value.toPrecision(Math.abs(value) < LARGE ? DIGITS_AFTER_SUBTRACTION : MAX_DIGITS));
}
