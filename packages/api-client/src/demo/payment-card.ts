/** The networks of payment cards that are told apart. */
export const CARD_BRANDS = ['visa', 'mastercard', 'amex', 'discover', 'other'] as const;

/** A network of payment cards. */
export type CardBrand = (typeof CARD_BRANDS)[number];

const PREFIXES: readonly (readonly [brand: CardBrand, prefix: RegExp])[] = [
  ['visa', /^4/],
  ['mastercard', /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/],
  ['amex', /^3[47]/],
  ['discover', /^(?:6011|64[4-9]|65)/],
];

/** Returns a card number without the spaces and dashes that people type. */
export const cardDigits = (number: string): string => number.replaceAll(/[\s\p{Pd}−ー]/gu, '');

/** Returns the network of a card number by its first digits. */
export const cardBrand = (number: string): CardBrand =>
  PREFIXES.find(([, prefix]) => prefix.test(cardDigits(number)))?.[0] ?? 'other';

/** Whether a text has 12 to 19 digits of which the last one checks the others (Luhn). */
export function isCardNumber(number: string): boolean {
  const digits = cardDigits(number);
  if (!/^\d{12,19}$/.test(digits)) return false;
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

/** Whether a card has expired: it can be used until the end of its month. @param expiry as `09/28`. */
export function isCardExpired(expiry: string, now: Date): boolean {
  const [month = 0, year = 0] = expiry.split('/').map(Number);
  return new Date(2_000 + year, month, 1) <= now;
}

/** Whether a text is the security code of a card: four digits on American Express, three on the others. */
export const isSecurityCode = (code: string, brand: CardBrand): boolean =>
  (brand === 'amex' ? /^\d{4}$/ : /^\d{3}$/).test(code.trim());
