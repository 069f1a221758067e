import { formatMoney, formatNumber } from '@plinth/ui-kit/format';

/** Returns dollars as text: a whole amount without decimals, as `$1,284`, any other with its cents, as `$67.50`. */
export function dollars(amount: number): string {
  const cents = Math.round(amount * 100);
  return formatMoney(cents, { language: 'en-US', minorUnits: cents % 100 !== 0 });
}

/** Returns whole dollars with their sign, as `+$980` or `−$420`. */
export const signedDollars = (amount: number): string =>
  formatMoney(amount * 100, { language: 'en-US', sign: 'always' });

const shortDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumFractionDigits: 1,
});

/** Amounts from here on have no decimals on an axis. */
const LONG_AMOUNT = 10_000;

/** Returns whole dollars as an axis shows them, as `$3.3k` or `−$20k`. */
export const axisDollars = (amount: number): string =>
  Math.abs(amount) < LONG_AMOUNT
    ? shortDollars.format(amount).replace('K', 'k').replace('-', '−')
    : formatMoney(amount * 100, { language: 'en-US', notation: 'compact' });

/** Returns a count as text, as `1,150`. */
export const countText = (count: number): string => formatNumber(count, 'en-US');
