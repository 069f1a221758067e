import { describe, expect, it } from 'vitest';
import { amountAt, positionOf, scaleOf, stepFrom } from './amount-scale.ts';

const scale = { min: 1_000_000, max: 500_000_000 };
const dollars = (amount: number): number => amount * 100;

describe('amount scale', () => {
  it('returns the position of each mark on the track', () => {
    const marks = [10_000, 100_000, 500_000, 1_000_000, 5_000_000];
    expect(marks.map((mark) => Math.round(positionOf(dollars(mark), scale) * 1000) / 10)).toEqual([
      0, 37.1, 62.9, 74.1, 100,
    ]);
  });

  it('returns each mark’s amount at the mark’s position', () => {
    for (const mark of [10_000, 100_000, 500_000, 1_000_000, 5_000_000]) {
      expect(amountAt(positionOf(dollars(mark), scale), scale)).toBe(dollars(mark));
    }
  });

  it.each([
    [10_000, 1, 11_000],
    [99_000, 1, 100_000],
    [100_000, 1, 110_000],
    [100_000, -1, 99_000],
    [123_456, 1, 130_000],
    [123_456, -1, 120_000],
    [1_000_000, 1, 1_100_000],
    [1_000_000, -1, 990_000],
    [100_000, 10, 200_000],
    [10_000, -1, 10_000],
    [4_950_000, 1, 5_000_000],
    [9_000_000, -1, 4_900_000],
  ])('goes from $%i by %i steps to $%i', (from, count, to) => {
    expect(stepFrom(dollars(from), count, scale)).toBe(dollars(to));
  });

  it('is linear when it is set to be, or starts at zero', () => {
    const linear = { min: 100_000, max: 300_000, linear: true };
    expect([positionOf(200_000, linear), amountAt(0.5, linear)]).toEqual([0.5, 200_000]);
    expect([positionOf(50_000, { min: 0, max: 100_000 }), amountAt(0.5, { min: 0, max: 100_000 })]).toEqual([
      0.5, 50_000,
    ]);
  });

  it('stays within its bounds for invalid input', () => {
    expect([positionOf(1, scale), positionOf(1e12, scale), amountAt(-1, scale), amountAt(7, scale)]).toEqual([
      0,
      1,
      scale.min,
      scale.max,
    ]);
    expect(scaleOf(Number.NaN, null, scale)).toEqual(scale);
    expect(scaleOf(2_000_000, -5, scale)).toEqual({ min: 2_000_000, max: 500_000_000 });
    expect(positionOf(3_000_000, scaleOf(2_000_000, 1_000_000, scale))).toBe(0);
  });
});
