import { describe, expect, test } from 'vitest';
import { lineDiscountOf, orderSumsOf, subtotalOf } from './order-sums.ts';

const lineOf = (price: number, qty: number, discountPercentage: number, hasFreeShipping = true) => ({
  price,
  qty,
  discountPercentage,
  hasFreeShipping,
});
const CART = [lineOf(249, 1, 5), lineOf(128, 1, 10), lineOf(96, 1, 15), lineOf(340, 2, 3, false), lineOf(18, 3, 20)];

test('sums price × quantity', () => {
  expect(subtotalOf([lineOf(18, 3, 0), lineOf(340, 2, 0)])).toBe(734);
  expect(subtotalOf([])).toBe(0);
});

test.each([
  [lineOf(128, 1, 10), 13],
  [lineOf(340, 2, 3), 20],
  [lineOf(18, 3, 20), 11],
  // Exactly half a dollar is rounded up.
  [lineOf(10, 1, 5), 1],
  [lineOf(50, 1, 7), 4],
  [lineOf(8, 1, 3), 0],
])('takes the percentage off the whole line: %o by %i', (line, expected) => {
  expect(lineDiscountOf(line)).toBe(expected);
});

describe('orderSumsOf', () => {
  test.each([
    ['a cart with a coupon', CART, 10, { subtotal: 1_207, discounts: 70, coupon: 114, delivery: 10, total: 1_033 }],
    ['a cart without a coupon', CART, 0, { subtotal: 1_207, discounts: 70, coupon: 0, delivery: 10, total: 1_147 }],
    [
      'products that ship free',
      [lineOf(100, 1, 5)],
      0,
      { subtotal: 100, discounts: 5, coupon: 0, delivery: 0, total: 95 },
    ],
    ['an empty cart', [], 10, { subtotal: 0, discounts: 0, coupon: 0, delivery: 0, total: 0 }],
  ])('adds up %s', (_name, lines, percent, expected) => {
    expect(orderSumsOf(lines, percent)).toEqual(expected);
  });
});
