import { expect, test } from 'vitest';
import { highestIndex, lowestIndex } from './chart-extremes.ts';

test.each([
  [[31, 44, 52, 38], 2, 0],
  [[5, 9, 9, 5], 1, 0],
  [[-3, -8], 0, 1],
  [[7], 0, 0],
  [[], -1, -1],
])('the highest of %j is at %i and the lowest at %i', (values, highest, lowest) => {
  expect([highestIndex(values), lowestIndex(values)]).toEqual([highest, lowest]);
});
