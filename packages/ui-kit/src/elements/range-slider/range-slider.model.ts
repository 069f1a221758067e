/** The two ends of a range, the lower first. */
export type RangeValue = readonly [low: number, high: number];

/** What a range lies on. */
export interface Rule {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const exact = (value: number): number => Number(value.toPrecision(12));
const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** A rule out of whatever was given: from 0 to 100 by 1 where a number is none. */
export function ruleOf(min: unknown, max: unknown, step: unknown): Rule {
  const least = isNumber(min) ? min : 0;
  return {
    min: least,
    max: isNumber(max) && max > least ? max : Math.max(least, 100),
    step: isNumber(step) && step > 0 ? step : 1,
  };
}

/** The nearest number of a rule. */
export function snap(value: number, { min, max, step }: Rule): number {
  return clamp(exact(min + Math.round((value - min) / step) * step), min, max);
}

/** A range of a rule out of whatever was given: `20,80`, or two numbers; the whole rule where there are none. */
export function rangeOf(given: unknown, rule: Rule): RangeValue {
  const parts: readonly unknown[] =
    typeof given === 'string'
      ? given.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)))
      : Array.isArray(given)
        ? given
        : [];
  const [low, high] = parts;
  const ends = [isNumber(low) ? snap(low, rule) : rule.min, isNumber(high) ? snap(high, rule) : rule.max] as const;
  return ends[0] <= ends[1] ? ends : [ends[1], ends[0]];
}

/** A range with one of its ends moved, no further than to the other. */
export function withEnd([low, high]: RangeValue, end: 0 | 1, value: number): RangeValue {
  return end === 0 ? [Math.min(value, high), high] : [low, Math.max(value, low)];
}

/** The end that a place on the track belongs to: the nearer one; of two at one place the one that can go there. */
export function nearerEnd([low, high]: RangeValue, value: number): 0 | 1 {
  const [toLow, toHigh] = [Math.abs(value - low), Math.abs(value - high)];
  if (toLow === toHigh) return value > high ? 1 : 0;
  return toLow < toHigh ? 0 : 1;
}

/** Where a number stands on its rule, 0 to 1. */
export const shareAt = (value: number, { min, max }: Rule): number =>
  max > min ? (clamp(value, min, max) - min) / (max - min) : 0;
