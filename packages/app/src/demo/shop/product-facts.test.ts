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
  [4_900, 408],
  [1_290, 108],
  [18, 2],
  [8, 1],
])('%i dollars are %i a month', (price, monthly) => {
  expect(monthlyPriceOf(price)).toBe(monthly);
});
