import { describe, expect, test } from 'vitest';
import { cardBrand, isCardExpired, isCardNumber, isSecurityCode } from './payment-card.ts';

describe('isCardNumber', () => {
  test.each([
    ['4242 4242 4242 4242', true],
    ['5555-5555-5555-4444', true],
    ['378282246310005', true],
    ['4242 4242 4242 4241', false],
    ['4242 4242 4242 2442', false],
    ['42', false],
    ['4242 4242 4242 424a', false],
    ['00000000000000000000', false],
    ['', false],
  ])('%j is %s', (number, expected) => {
    expect(isCardNumber(number)).toBe(expected);
  });
});

test.each([
  ['4242 4242', 'visa'],
  ['5555', 'mastercard'],
  ['2221 00', 'mastercard'],
  ['2720 99', 'mastercard'],
  ['2721 00', 'other'],
  ['3782', 'amex'],
  ['6011', 'discover'],
  ['3528', 'other'],
  ['', 'other'],
])('%j is a card of %s', (number, brand) => {
  expect(cardBrand(number)).toBe(brand);
});

test.each([
  ['10/26', true],
  ['11/26', false],
  ['12/26', false],
  ['01/27', false],
  ['12/25', true],
])('a card of %s has expired on November 30, 2026: %s', (expiry, expected) => {
  expect(isCardExpired(expiry, new Date(2026, 10, 30, 23, 59))).toBe(expected);
});

test.each([
  ['123', 'visa', true],
  [' 123 ', 'mastercard', true],
  ['1234', 'amex', true],
  ['123', 'amex', false],
  ['1234', 'visa', false],
  ['12a', 'other', false],
  ['', 'visa', false],
] as const)('%j is a security code of %s: %s', (code, brand, expected) => {
  expect(isSecurityCode(code, brand)).toBe(expected);
});
