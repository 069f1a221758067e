import type { Estimate } from '#core/config/brand.ts';

/** A range of amounts in minor units. */
export interface AmountRange {
  readonly low: number;
  readonly high: number;
}

/** The estimated cost of financing: the flat fee, the total repayment and the weekly payment. */
export interface Cost {
  readonly fee: AmountRange;
  readonly repay: AmountRange;
  readonly weekly: AmountRange;
}

/**
 * Estimates the cost of financing an amount.
 * @param amount In minor units.
 */
export function estimateCost(amount: number, { lowestFee, highestFee, weeks }: Estimate): Cost {
  const fee = { low: Math.round(amount * lowestFee), high: Math.round(amount * highestFee) };
  const repay = { low: amount + fee.low, high: amount + fee.high };
  return { fee, repay, weekly: { low: Math.round(repay.low / weeks), high: Math.round(repay.high / weeks) } };
}
