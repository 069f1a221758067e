import { attempt, cached } from './cache.ts';
import { figureLocale, locale } from './language.ts';
import { marksOf, type NumberMarks } from './number-marks.ts';
import { NO_VALUE, numberFormat, trueMinus } from './number.ts';
import { plainText } from './plain-text.ts';

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
  return moneyFormat('en-US', currency, {})?.resolvedOptions().maximumFractionDigits ?? 2;
}

/** Returns the plural name of a currency, such as `US dollars`, or its code if it is unknown. */
export function currencyName(currency: string, language?: string): string {
  const format = moneyFormat(locale(language), currency, { currencyDisplay: 'name' });
  return format?.formatToParts(2).find(({ type }) => type === 'currency')?.value ?? currency;
}

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
  const digits = minorUnits ? decimals : 0;
  const format = moneyFormat(tag, currency, {
    notation,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits || compactDigits,
    signDisplay: sign === 'always' ? 'exceptZero' : 'negative',
  });
  if (!format) return NO_VALUE;
  const text = trueMinus(format.format(minor / 10 ** decimals));
  return notation === 'compact' && tag.startsWith('en') ? text.replace('K', 'k') : text;
}

/** Returns a format of {@link formatMoney}, or null for an invalid currency. */
function moneyFormat(tag: string, currency: string, options: Intl.NumberFormatOptions): Intl.NumberFormat | null {
  return attempt(() =>
    cached(
      `money ${tag} ${currency} ${Object.values(options).join(' ')}`,
      () => new Intl.NumberFormat(tag, { style: 'currency', currency, currencyDisplay: 'narrowSymbol', ...options }),
    ),
  );
}

/** What {@link formatMoney} writes around the digits of an amount. */
export interface MoneyMarks extends NumberMarks {
  /** The symbol of the currency, as plain text. */
  readonly symbol: string;
  readonly isSymbolFirst: boolean;
}

/** Returns the marks of a currency in a language. Its separators can differ from those of other numbers. */
export function moneyMarks(language: string | undefined, currency = 'USD'): MoneyMarks {
  const format =
    moneyFormat(figureLocale(language), currency, { minimumFractionDigits: 1 }) ?? numberFormat(language, 1);
  const parts = format.formatToParts(1);
  const symbolIndex = parts.findIndex(({ type }) => type === 'currency');
  return {
    ...marksOf(format),
    symbol: plainText(parts[symbolIndex]?.value ?? currency),
    isSymbolFirst: symbolIndex < parts.findIndex(({ type }) => type === 'integer'),
  };
}
