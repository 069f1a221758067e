import { attempt, cached } from './cache.ts';
import { figureLocale } from './language.ts';
import { NO_VALUE, trueMinus } from './number.ts';

/** How an amount is written. */
export interface MoneyOptions {
  /** BCP 47 tag; default `en-US` (spec §9). */
  readonly language?: string | undefined;
  /** ISO 4217 code; default `USD` (spec §9). */
  readonly currency?: string | undefined;
  /** `always` puts a plus before money that comes in; the minus is a true minus either way. */
  readonly sign?: 'auto' | 'always' | undefined;
  /** `compact` writes `$150k` and `$1M`, for axes and marks. */
  readonly notation?: 'standard' | 'compact' | undefined;
  /** Writes the minor units too: `$1,250.50`. For amounts that a person enters to the cent; all others are whole (spec §9). */
  readonly minorUnits?: boolean | undefined;
}

/** How many decimals a currency has: 2 for dollars, 0 for yen; 2 for one that there is not. */
export function currencyDigits(currency: string): number {
  const format = attempt(() =>
    cached(`digits ${currency}`, () => new Intl.NumberFormat('en-US', { style: 'currency', currency })),
  );
  return format?.resolvedOptions().maximumFractionDigits ?? 2;
}

/**
 * An amount of money.
 * @param minor integer minor units (US cents); shown without decimals (spec §9) unless `minorUnits` is set.
 */
export function formatMoney(minor: number | null | undefined, options: MoneyOptions = {}): string {
  if (typeof minor !== 'number' || !Number.isFinite(minor)) return NO_VALUE;
  const { currency = 'USD', sign = 'auto', notation = 'standard', minorUnits = false } = options;
  const tag = figureLocale(options.language);
  // Thousands are round enough on an axis; millions need a digit more.
  const compactDigits = notation === 'compact' && Math.abs(minor) >= 100_000_000 ? 1 : 0;
  const decimals = currencyDigits(currency);
  const [least, digits] = minorUnits ? [decimals, decimals] : [0, compactDigits];
  const format = attempt(() =>
    cached(
      `money ${tag} ${currency} ${sign} ${notation} ${least} ${digits}`,
      () =>
        new Intl.NumberFormat(tag, {
          style: 'currency',
          currency,
          currencyDisplay: 'narrowSymbol',
          notation,
          minimumFractionDigits: least,
          maximumFractionDigits: digits,
          signDisplay: sign === 'always' ? 'exceptZero' : 'negative',
        }),
    ),
  );
  if (!format) return NO_VALUE;
  const text = trueMinus(format.format(minor / 10 ** decimals));
  return notation === 'compact' && tag.startsWith('en') ? text.replace('K', 'k') : text;
}
