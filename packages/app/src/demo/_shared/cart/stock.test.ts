import { expect, it } from 'vitest';
import { canBeOrdered, stockText } from './stock.ts';

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

it.each([
  [0, 'Out of stock'],
  [1, 'Only 1 left'],
  [9, 'Only 9 left'],
  [10, 'In stock'],
])('%d pieces in stock are said as %s', (stock, text) => {
  expect(stockText(stock)).toBe(text);
});
