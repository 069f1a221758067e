import { expect, test } from 'vitest';
import { openStepOf, type CheckoutProgress } from './checkout-steps.ts';

const EMPTY: CheckoutProgress = { isOrderable: false, hasAddress: false, hasOrder: false };
const FILLED: CheckoutProgress = { ...EMPTY, isOrderable: true };
const ADDRESSED: CheckoutProgress = { ...FILLED, hasAddress: true };
const ORDERED: CheckoutProgress = { ...EMPTY, hasAddress: true, hasOrder: true };

test.each([
  [null, ADDRESSED, 'cart'],
  ['basket', ADDRESSED, 'cart'],
  ['cart', EMPTY, 'cart'],
  ['address', EMPTY, 'cart'],
  ['address', FILLED, 'address'],
  ['payment', EMPTY, 'cart'],
  ['payment', { ...EMPTY, hasAddress: true }, 'cart'],
  ['payment', FILLED, 'address'],
  ['payment', ADDRESSED, 'payment'],
  ['done', ADDRESSED, 'cart'],
  ['done', ORDERED, 'done'],
  // Back from the confirmation: the cart is empty, so nothing can be ordered again.
  ['payment', ORDERED, 'cart'],
])('the step %j with %o opens %s', (name, progress, expected) => {
  expect(openStepOf(name, progress)).toBe(expected);
});
