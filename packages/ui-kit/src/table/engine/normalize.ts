/** Returns the value if it is a function, otherwise `undefined`. */
export function functionOrUndefined<Fn extends (...args: never[]) => unknown>(value: Fn | undefined): Fn | undefined {
  return typeof value === 'function' ? value : undefined;
}

/** Returns the value rounded down if it is a finite number of at least 1, otherwise the fallback. */
export function positiveIntegerOr(value: unknown, fallback: number): number {
  return typeof value === 'number' && value >= 1 && Number.isFinite(value) ? Math.floor(value) : fallback;
}
