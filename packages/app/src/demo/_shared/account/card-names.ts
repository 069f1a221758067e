import type { PaymentMethod } from '@plinth/api-client/demo/account';
import type { CardBrand } from '@plinth/api-client/demo/payment-card';

/** The names of the networks. */
export const BRAND_NAMES: Readonly<Record<CardBrand, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  other: 'Card',
};

/** Returns the name of a card, with its last four digits. */
export const cardName = ({ brand, lastFour }: Pick<PaymentMethod, 'brand' | 'lastFour'>): string =>
  `${BRAND_NAMES[brand]} ····${lastFour}`;
