import { newCardSchema, type PaymentMethod } from '@plinth/api-client/demo/account';
import type { OrderPayment } from '@plinth/api-client/demo/orders';
import {
  cardBrand,
  cardDigits,
  isCardExpired,
  isSecurityCode,
  type CardBrand,
} from '@plinth/api-client/demo/payment-card';
import { plainText } from '@plinth/ui-kit/plain-text';
import { fieldErrors } from '#demo/_shared/field-errors.ts';

/** The fields of the payment, in their order on the page. */
type PaymentField = 'method' | 'number' | 'name' | 'expiry' | 'cvv';

/** The values of the form. The method of a stored card is its id. */
export type PaymentValues = Readonly<Record<PaymentField, string>>;

/** The methods besides the stored cards. */
export const NEW_CARD = 'new-card';
export const BANK_TRANSFER = 'bank-transfer';
export const PAY_ON_DELIVERY = 'pay-on-delivery';

/** The form before anything is typed. The first stored card that can be used is chosen. */
export function firstPaymentValues(cards: readonly PaymentMethod[], now: Date): PaymentValues {
  const card = cards.find(({ expiry }) => !isCardExpired(expiry, now));
  return { method: card ? String(card.id) : NEW_CARD, number: '', name: '', expiry: '', cvv: '' };
}

/** Returns the stored card that is chosen; undefined without one. */
export const chosenCardOf = ({ method }: PaymentValues, cards: readonly PaymentMethod[]): PaymentMethod | undefined =>
  cards.find(({ id }) => String(id) === method);

/** Returns the error of a security code. */
function codeError(cvv: string, brand: CardBrand): Partial<Record<PaymentField, string>> {
  if (isSecurityCode(cvv, brand)) return {};
  return { cvv: brand === 'amex' ? 'Enter the four digits on the front' : 'Enter the three digits on the back' };
}

/** Returns the errors of the fields that the chosen method has. */
export function checkPayment(
  values: PaymentValues,
  cards: readonly PaymentMethod[],
  now: Date,
): Partial<Record<PaymentField, string>> {
  const { method, name, expiry } = values;
  const [number, cvv] = [plainText(values.number), plainText(values.cvv)];
  const stored = chosenCardOf(values, cards);
  if (stored) return codeError(cvv, stored.brand);
  if (method !== NEW_CARD) return {};
  const errors = fieldErrors(newCardSchema, { number, name, expiry });
  const isExpired = errors.expiry === undefined && isCardExpired(expiry, now);
  return {
    ...errors,
    ...(isExpired ? { expiry: 'This card has expired' } : {}),
    ...codeError(cvv, cardBrand(number)),
  };
}

/** Returns how the order is paid. Of a card, only the brand and the last four digits leave the form. */
export function paymentOf(values: PaymentValues, cards: readonly PaymentMethod[]): OrderPayment {
  const { method } = values;
  const number = plainText(values.number);
  if (method === BANK_TRANSFER || method === PAY_ON_DELIVERY) return { method };
  const stored = chosenCardOf(values, cards);
  if (stored) return { method: 'card', brand: stored.brand, lastFour: stored.lastFour };
  return { method: 'card', brand: cardBrand(number), lastFour: cardDigits(number).slice(-4) };
}
