import { expect, test } from 'vitest';
import { signedAmountOf } from './payment-transactions.ts';

test.each([
  ['COLLECTION', -100],
  ['FUNDING', 100],
  ['REFUND', 100],
  ['PROMOTION', 100],
])('signs a %s of 100 as %d', (paymentType, signed) => {
  expect(signedAmountOf({ amount: 100, paymentType })).toBe(signed);
});
