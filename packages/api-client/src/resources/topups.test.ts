import { expect, test } from 'vitest';
import { availableOf } from './topups.ts';

test.each([
  [48_000_000, 21_340_000, 26_660_000],
  [100, 100, 0],
  [100, 101, 0],
])('with a limit of %d and a debt of %d, the available amount is %d', (maxAvailable, owed, available) => {
  expect(availableOf({ maxAvailable, owed, inProgressAmount: 0 })).toBe(available);
});
