import { describe, expect, it } from 'vitest';
import { estimateCost } from './estimate.ts';

describe('estimateCost', () => {
  it('estimates fee, repayment and weekly amount of $100,000', () => {
    expect(estimateCost(10_000_000, { lowestFee: 0.06, highestFee: 0.09, weeks: 48 })).toEqual({
      fee: { low: 600_000, high: 900_000 },
      repay: { low: 10_600_000, high: 10_900_000 },
      weekly: { low: 220_833, high: 227_083 },
    });
  });
});
