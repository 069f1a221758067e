import { expect, it } from 'vitest';
import { dollars } from './amounts.ts';

it.each([
  [1284, '$1,284'],
  [67.5, '$67.50'],
  [-63.38, '−$63.38'],
  [0.1 + 0.2, '$0.30'],
  [2.999_999_999_9, '$3'],
])('%d dollars are %j', (amount, text) => {
  expect(dollars(amount)).toBe(text);
});
