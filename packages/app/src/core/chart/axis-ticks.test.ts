import { expect, test } from 'vitest';
import { axisTicks, tickValues } from './axis-ticks.ts';

test.each([
  [[0, 214], 5, [0, 50, 100, 150, 200, 250]],
  [[0, 78_300], 5, [0, 20_000, 40_000, 60_000, 80_000]],
  [[50.8, 58.4], 5, [50, 52, 54, 56, 58, 60]],
  [[-15_200, 31_400], 5, [-20_000, -10_000, 0, 10_000, 20_000, 30_000, 40_000]],
  [[2_500, 3_320], 2, [2_500, 3_000, 3_500]],
  [[0, 100], 2, [0, 50, 100]],
  [[0, 0], 1, [0, 1]],
  [[7], 1, [0, 10]],
])('the ticks of %j in %i steps are 1, 2 or 5 times a power of ten apart', (values, steps, ticks) => {
  expect(tickValues(axisTicks(values, steps))).toEqual(ticks);
});
