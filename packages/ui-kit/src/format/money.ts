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
}

/**
 * An amount of money.
 * @param minor integer minor units (US cents); shown without decimals (spec §9).
 */
export function formatMoney(minor: number | null | undefined, options: MoneyOptions = {}): string {
  if (typeof minor !== 'number' || !Number.isFinite(minor)) return NO_VALUE;
  const { currency = 'USD', sign = 'auto', notation = 'standard' } = options;
  const tag = figureLocale(options.language);
  // Thousands are round enough on an axis; millions need a digit more.
  const digits = notation === 'compact' && Math.abs(minor) >= 100_000_000 ? 1 : 0;
  const format = attempt(() =>
    cached(
      `money ${tag} ${currency} ${sign} ${notation} ${digits}`,
      () =>
        new Intl.NumberFormat(tag, {
          style: 'currency',
          currency,
          currencyDisplay: 'narrowSymbol',
          notation,
          minimumFractionDigits: 0,
          maximumFractionDigits: digits,
          signDisplay: sign === 'always' ? 'exceptZero' : 'negative',
        }),
    ),
  );
  if (!format) return NO_VALUE;
  const text = trueMinus(format.format(minor / 100));
  return notation === 'compact' && tag.startsWith('en') ? text.replace('K', 'k') : text;
}
