import { expect, test } from 'vitest';
import { signedCardAmountOf } from './virtual-cards.ts';

test.each([
  ['PURCHASE', 'SETTLED', -100],
  ['PURCHASE', 'PENDING', -100],
  [null, null, -100],
  ['REFUND', 'SETTLED', 100],
  ['PURCHASE', 'DECLINED', 0],
  ['REFUND', 'DECLINED', 0],
])('signs a card’s %s of 100 that is %s as %d', (type, status, signed) => {
  expect(signedCardAmountOf({ amount: 100, type, status })).toBe(signed);
  expect(signedCardAmountOf({ amount: 0, type, status })).toBe(0);
});
