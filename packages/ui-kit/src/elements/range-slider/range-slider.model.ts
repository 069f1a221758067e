import { clamp } from '#base/clamp.ts';
import { withoutRoundingError } from '#base/rounding.ts';

/** The two ends of a range, the lower one first. */
export type RangeValue = readonly [low: number, high: number];

/** The scale of a range. */
export interface Scale {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** Returns a valid scale for any input; the defaults are 0 to 100 in steps of 1. */
export function normalizeScale(min: unknown, max: unknown, step: unknown): Scale {
  const lowest = isNumber(min) ? min : 0;
  return {
    min: lowest,
    max: isNumber(max) && max > lowest ? max : Math.max(lowest, 100),
    step: isNumber(step) && step > 0 ? step : 1,
  };
}

/** Returns the nearest value of the scale. */
export function snap(value: number, { min, max, step }: Scale): number {
  return clamp(withoutRoundingError(min + Math.round((value - min) / step) * step), min, max);
}

/** Returns a range within the scale for any input: `20,80` or two numbers; the whole scale for anything else. */
export function normalizeRange(value: unknown, scale: Scale): RangeValue {
  const parts: readonly unknown[] =
    typeof value === 'string'
      ? value.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)))
      : Array.isArray(value)
        ? value
        : [];
  const [low, high] = parts;
  const ends = [isNumber(low) ? snap(low, scale) : scale.min, isNumber(high) ? snap(high, scale) : scale.max] as const;
  return ends[0] <= ends[1] ? ends : [ends[1], ends[0]];
}

/** Returns the range with one end moved, at most to the other end. */
export function moveEnd([low, high]: RangeValue, end: 0 | 1, value: number): RangeValue {
  return end === 0 ? [Math.min(value, high), high] : [low, Math.max(value, low)];
}

/** Returns the end that is nearer to a value; if both are at the same place, the one that can move there. */
export function nearestEnd([low, high]: RangeValue, value: number): 0 | 1 {
  const [toLow, toHigh] = [Math.abs(value - low), Math.abs(value - high)];
  if (toLow === toHigh) return value > high ? 1 : 0;
  return toLow < toHigh ? 0 : 1;
}

/** Returns the position of a value on the scale, from 0 to 1. */
export const fractionAt = (value: number, { min, max }: Scale): number =>
  max > min ? (clamp(value, min, max) - min) / (max - min) : 0;
