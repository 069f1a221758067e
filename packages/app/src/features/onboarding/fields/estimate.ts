import type { Estimate } from '#core/config/brand.ts';

/** From the least to the most, minor units. */
export interface AmountRange {
  readonly low: number;
  readonly high: number;
}

/** What financing of an amount would cost: the flat fee, what is repaid, and the equal part of each week. */
export interface Cost {
  readonly fee: AmountRange;
  readonly repay: AmountRange;
  readonly weekly: AmountRange;
}

/** @param amount minor units. */
export function estimateCost(amount: number, { lowestFee, highestFee, weeks }: Estimate): Cost {
  const fee = { low: Math.round(amount * lowestFee), high: Math.round(amount * highestFee) };
  const repay = { low: amount + fee.low, high: amount + fee.high };
  return { fee, repay, weekly: { low: Math.round(repay.low / weeks), high: Math.round(repay.high / weeks) } };
}
