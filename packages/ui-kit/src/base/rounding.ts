/** Removes floating-point errors: `0.1 + 0.2` becomes `0.3`. */
export const withoutRoundingError = (value: number): number => Number(value.toPrecision(12));
