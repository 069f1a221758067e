import { expect, test } from 'vitest';
import { changePercentOf, sharesOf } from './figures.ts';

test.each([
  [
    [1, 1, 1],
    [34, 33, 33],
  ],
  [
    [958, 92, 100],
    [83, 8, 9],
  ],
  [
    [0, 5],
    [0, 100],
  ],
  [
    [0, 0],
    [0, 0],
  ],
  [[], []],
])('the shares of %j are %j', (values, shares) => {
  expect(sharesOf(values)).toEqual(shares);
});

test.each([
  [110, 10, 10],
  [90, -10, -10],
  [5, 5, null],
])('a total of %i with a change of %i has changed by %j percent', (total, change, percent) => {
  expect(changePercentOf(total, change)).toBe(percent);
});
