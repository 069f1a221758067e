import { expect, test } from 'vitest';
import { idOfSlug, monthlyPriceOf } from './product-facts.ts';

test.each([
  ['corvane-m2-camera-26', 26],
  ['26', 26],
  ['-26', 26],
  ['corvane-m2', null],
  ['camera26', null],
  ['camera-', null],
  ['', null],
])('the id in %j is %s', (slug, id) => {
  expect(idOfSlug(slug)).toBe(id);
});

test.each([
  [4_900, 408.33],
  [1_290, 107.5],
  [420, 35],
  [100, 8.33],
  [99, null],
  [8, null],
])('%i dollars are %d a month', (price, monthly) => {
  expect(monthlyPriceOf(price)).toBe(monthly);
});
