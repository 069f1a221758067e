import type { PaymentMethod } from '@plinth/api-client/demo/account';
import { describe, expect, it, test } from 'vitest';
import {
  BANK_TRANSFER,
  checkPayment,
  firstPaymentValues,
  NEW_CARD,
  paymentOf,
  PAY_ON_DELIVERY,
} from './payment-form.ts';

const NOW = new Date(2026, 10, 24);
const cardOf = (id: number, expiry: string, brand: PaymentMethod['brand'] = 'visa'): PaymentMethod => ({
  id,
  brand,
  lastFour: '1881',
  name: 'Ines Calloway',
  expiry,
  isPrimary: id === 11,
});
const CARDS = [cardOf(11, '09/25'), cardOf(12, '09/28', 'amex')];
const CARD = { method: NEW_CARD, number: '4242 4242 4242 4242', name: 'Ines Calloway', expiry: '09/28', cvv: '123' };

describe('firstPaymentValues', () => {
  test.each([
    ['the first stored card that has not expired', CARDS, '12'],
    ['a new card without a stored one', [], NEW_CARD],
    ['a new card when all have expired', [cardOf(11, '09/25')], NEW_CARD],
  ])('chooses %s', (_name, cards, method) => {
    expect(firstPaymentValues(cards, NOW).method).toBe(method);
  });
});

describe('checkPayment', () => {
  test.each([
    ['a valid card', {}, {}],
    ['a wrong check digit', { number: '4242 4242 4242 4241' }, { number: 'Enter a valid card number' }],
    ['no name', { name: ' ' }, { name: 'Enter the name on the card' }],
    ['an expiry in the past', { expiry: '10/26' }, { expiry: 'This card has expired' }],
    ['an expiry of this month', { expiry: '11/26' }, {}],
    ['an expiry that is no month', { expiry: '13/28' }, { expiry: 'Enter month and year as MM/YY' }],
    ['a card in full-width digits', { number: '４２４２ ４２４２ ４２４２ ４２４２', cvv: '１２３' }, {}],
    ['a short security code', { cvv: '12' }, { cvv: 'Enter the three digits on the back' }],
    ['American Express', { number: '378282246310005' }, { cvv: 'Enter the four digits on the front' }],
    ['a stored card', { method: '12', cvv: '1234' }, {}],
    ['a stored card without its code', { method: '12' }, { cvv: 'Enter the four digits on the front' }],
    ['a bank transfer', { method: BANK_TRANSFER, number: '', cvv: '' }, {}],
    ['payment on delivery', { method: PAY_ON_DELIVERY, number: '', cvv: '' }, {}],
  ])('says what is wrong with %s', (_name, changes, errors) => {
    expect(checkPayment({ ...CARD, ...changes }, CARDS, NOW)).toEqual(errors);
  });
});

describe('paymentOf', () => {
  it('keeps only the brand and the last four digits of a card', () => {
    expect(paymentOf(CARD, CARDS)).toEqual({ method: 'card', brand: 'visa', lastFour: '4242' });
    expect(paymentOf({ ...CARD, method: '12' }, CARDS)).toEqual({ method: 'card', brand: 'amex', lastFour: '1881' });
  });

  it.each([BANK_TRANSFER, PAY_ON_DELIVERY])('has nothing of a card: %s', (method) => {
    expect(paymentOf({ ...CARD, method }, CARDS)).toEqual({ method });
  });
});
