import { attempt, cached } from './cache.ts';
import { figureLocale, locale } from './language.ts';
import { NO_VALUE, trueMinus } from './number.ts';

/** The options for formatting an amount. */
export interface MoneyOptions {
  /** The language, as a BCP 47 tag. Defaults to `en-US`. */
  readonly language?: string | undefined;
  /** The currency, as an ISO 4217 code. Defaults to `USD`. */
  readonly currency?: string | undefined;
  /** `always` adds a plus to positive amounts. The minus is a true minus in either case. */
  readonly sign?: 'auto' | 'always' | undefined;
  /** `compact` formats `$150k` and `$1M`, for axes and marks. */
  readonly notation?: 'standard' | 'compact' | undefined;
  /** Shows minor units too, such as `$1,250.50`, for amounts that users enter in cents. All others are rounded. */
  readonly minorUnits?: boolean | undefined;
}

/** Returns the number of decimals of a currency: 2 for dollars, 0 for yen, 2 for an unknown one. */
export function currencyDigits(currency: string): number {
  const format = attempt(() =>
    cached(`digits ${currency}`, () => new Intl.NumberFormat('en-US', { style: 'currency', currency })),
  );
  return format?.resolvedOptions().maximumFractionDigits ?? 2;
}

/** Returns how a currency is displayed in a language, or its code if it is unknown. */
function currencyText(currency: string, tag: string, currencyDisplay: 'name' | 'narrowSymbol'): string {
  const format = attempt(() =>
    cached(
      `currency ${tag} ${currency} ${currencyDisplay}`,
      () => new Intl.NumberFormat(tag, { style: 'currency', currency, currencyDisplay }),
    ),
  );
  return format?.formatToParts(2).find(({ type }) => type === 'currency')?.value ?? currency;
}

/** Returns the plural name of a currency, such as `US dollars`, or its code if it is unknown. */
export const currencyName = (currency: string, language?: string): string =>
  currencyText(currency, locale(language), 'name');

/** Returns the symbol of a currency in amounts, such as `$`, or its code if it has none. */
export const currencySymbol = (currency: string, language?: string): string =>
  currencyText(currency, figureLocale(language), 'narrowSymbol');

/**
 * Formats an amount of money.
 * @param minor An integer in minor units, such as US cents, formatted without decimals unless `minorUnits` is set.
 */
export function formatMoney(minor: number | null | undefined, options: MoneyOptions = {}): string {
  if (typeof minor !== 'number' || !Number.isFinite(minor)) return NO_VALUE;
  const { currency = 'USD', sign = 'auto', notation = 'standard', minorUnits = false } = options;
  const tag = figureLocale(options.language);
  // On an axis, thousands need no decimals; millions need one.
  const compactDigits = notation === 'compact' && Math.abs(minor) >= 100_000_000 ? 1 : 0;
  const decimals = currencyDigits(currency);
  const [minDigits, maxDigits] = minorUnits ? [decimals, decimals] : [0, compactDigits];
  const format = attempt(() =>
    cached(
      `money ${tag} ${currency} ${sign} ${notation} ${minDigits} ${maxDigits}`,
      () =>
        new Intl.NumberFormat(tag, {
          style: 'currency',
          currency,
          currencyDisplay: 'narrowSymbol',
          notation,
          minimumFractionDigits: minDigits,
          maximumFractionDigits: maxDigits,
          signDisplay: sign === 'always' ? 'exceptZero' : 'negative',
        }),
    ),
  );
  if (!format) return NO_VALUE;
  const text = trueMinus(format.format(minor / 10 ** decimals));
  return notation === 'compact' && tag.startsWith('en') ? text.replace('K', 'k') : text;
}
