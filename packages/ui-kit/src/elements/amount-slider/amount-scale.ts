/** From the least to the most amount, in minor units. */
export interface AmountScale {
  readonly min: number;
  readonly max: number;
}

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** An integer of minor units; null for whatever is no amount. */
export function amountOrNull(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? Math.round(value) : null;
}

/** A scale out of whatever was given: a bound that is no amount is replaced, an end before the start is the start. */
export function scaleOf(min: unknown, max: unknown, defaults: AmountScale): AmountScale {
  const amount = (value: unknown, fallback: number): number =>
    typeof value === 'number' && Number.isFinite(value) && value >= 0 ? Math.round(value) : fallback;
  const low = amount(min, defaults.min);
  return { min: low, max: Math.max(low, amount(max, defaults.max)) };
}

/**
 * Where an amount stands on the track, 0 to 1. Each tenfold is the same way, so that $10,000 and $5,000,000 are both
 * within reach; a scale that starts at zero has no such measure and is even.
 */
export function positionOf(amount: number, { min, max }: AmountScale): number {
  if (max <= min) return 0;
  const at = clamp(amount, min, max);
  return min > 0 ? Math.log(at / min) / Math.log(max / min) : (at - min) / (max - min);
}

/** The round amount at a place on the track. */
export function amountAt(position: number, scale: AmountScale): number {
  const { min, max } = scale;
  const at = clamp(position, 0, 1);
  const raw = min > 0 ? min * (max / min) ** at : min + (max - min) * at;
  const step = stepAt(raw);
  return clamp(Math.round(raw / step) * step, min, max);
}

/** Two figures count: $1,000 from $10,000 on, $10,000 from $100,000 on; never less than one whole unit. */
export function stepAt(amount: number): number {
  return Math.max(100, 10 ** (Math.floor(Math.log10(Math.max(1, amount))) - 1));
}

/** The round amount `count` steps on (or back, when negative); stays within the scale. */
export function stepFrom(amount: number, count: number, scale: AmountScale): number {
  let at = clamp(amount, scale.min, scale.max);
  for (let taken = 0; taken < Math.abs(count); taken += 1) {
    const step = count > 0 ? stepAt(at) : stepAt(at - 1);
    at = count > 0 ? (Math.floor(at / step) + 1) * step : (Math.ceil(at / step) - 1) * step;
  }
  return clamp(at, scale.min, scale.max);
}
