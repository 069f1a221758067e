import { expect, it } from 'vitest';
import { withoutRoundingError } from './rounding.ts';

it.each([
  [0.1 + 0.2, 0.3],
  [100.1 - 100, 0.1],
  [(100.1 - 100) / 0.1, 1],
  [1_234_567_890_123 + 0.1 + 0.2, 1_234_567_890_123.3],
])('removes the error of %d', (value, expected) => {
  expect(withoutRoundingError(value)).toBe(expected);
});

it.each([1_234_567_890_123, 9_007_199_254_740_991, 1_234_567_890_123.5, 1e20])('keeps the digits of %d', (value) => {
  expect(withoutRoundingError(value)).toBe(value);
});
