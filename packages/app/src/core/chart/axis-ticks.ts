/** The factors of round steps. */
const FACTORS = [1, 2, 5, 10] as const;

/** Returns the smallest round step that is at least as large: 1, 2 or 5 times a power of ten. */
function roundStep(size: number): number {
  const power = 10 ** Math.floor(Math.log10(size));
  return power * (FACTORS.find((factor) => factor * power >= size * (1 - Number.EPSILON)) ?? 10);
}

/** The range of values of an axis and the distance between its ticks, both round. */
export interface AxisTicks {
  readonly min: number;
  readonly max: number;
  readonly interval: number;
}

/**
 * Returns a round axis for values. Columns and areas pass 0 among them, because their size is what is compared.
 * @param values the values, or the lowest and the highest of them.
 * @param steps the number of steps that the axis should have; it can have one more where the values are not round.
 */
export function axisTicks(values: readonly number[], steps: number): AxisTicks {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const interval = roundStep((high - low || Math.abs(high) || 1) / steps);
  const min = Math.floor(low / interval) * interval;
  return { min, max: Math.max(Math.ceil(high / interval) * interval, min + interval), interval };
}

/** Returns the values of an axis at its ticks. */
export const tickValues = ({ min, max, interval }: AxisTicks): readonly number[] =>
  Array.from({ length: Math.round((max - min) / interval) + 1 }, (_, index) => min + index * interval);
