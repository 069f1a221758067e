import { clamp } from '#base/clamp.ts';

/** The range of a scale, in minor units. */
export interface AmountScale {
  readonly min: number;
  readonly max: number;
  /** Whether amounts are distributed evenly along the track. A scale that starts at zero is always linear. */
  readonly linear?: boolean;
}

const isLinear = ({ min, linear = false }: AmountScale): boolean => linear || min <= 0;

/** Returns the value rounded to an integer, or null if it is not a finite number. */
export function amountOrNull(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? Math.round(value) : null;
}

/** Returns a valid scale: an invalid bound is replaced by its default, and a maximum below the minimum by the minimum. */
export function scaleOf(min: unknown, max: unknown, defaults: AmountScale): AmountScale {
  const amount = (value: unknown, fallback: number): number =>
    typeof value === 'number' && Number.isFinite(value) && value >= 0 ? Math.round(value) : fallback;
  const low = amount(min, defaults.min);
  return { min: low, max: Math.max(low, amount(max, defaults.max)) };
}

/**
 * Returns the position of an amount on the track, from 0 to 1. The scale is logarithmic, so that both $10,000 and
 * $5,000,000 are within reach, unless it is linear.
 */
export function positionOf(amount: number, scale: AmountScale): number {
  const { min, max } = scale;
  if (max <= min) return 0;
  const clamped = clamp(amount, min, max);
  return isLinear(scale) ? (clamped - min) / (max - min) : Math.log(clamped / min) / Math.log(max / min);
}

/** Returns the rounded amount at a position on the track. */
export function amountAt(position: number, scale: AmountScale): number {
  const { min, max } = scale;
  const ratio = clamp(position, 0, 1);
  const exact = isLinear(scale) ? min + (max - min) * ratio : min * (max / min) ** ratio;
  const step = stepAt(exact);
  return clamp(Math.round(exact / step) * step, min, max);
}

/** Returns the step size at an amount, which keeps two significant digits: $1,000 from $10,000, $10,000 from $100,000; at least one major unit. */
export function stepAt(amount: number): number {
  return Math.max(100, 10 ** (Math.floor(Math.log10(Math.max(1, amount))) - 1));
}

/** Returns the rounded amount `count` steps up, or down if negative, within the scale. */
export function stepFrom(amount: number, count: number, scale: AmountScale): number {
  let current = clamp(amount, scale.min, scale.max);
  for (let index = 0; index < Math.abs(count); index += 1) {
    const step = count > 0 ? stepAt(current) : stepAt(current - 1);
    current = count > 0 ? (Math.floor(current / step) + 1) * step : (Math.ceil(current / step) - 1) * step;
  }
  return clamp(current, scale.min, scale.max);
}
