import { expect, it } from 'vitest';
import { canBeOrdered } from './stock.ts';

it.each([
  [1, 60, true],
  [10, 60, true],
  [11, 60, false],
  [3, 3, true],
  [4, 3, false],
  [0, 3, false],
  [1.5, 3, false],
  [1, 0, false],
])('%d pieces of %d in stock can be ordered: %s', (qty, stock, expected) => {
  expect(canBeOrdered({ qty, stock })).toBe(expected);
});
