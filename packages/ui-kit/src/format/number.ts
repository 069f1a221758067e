import { cached } from './cache.ts';
import { figureLocale } from './language.ts';

/** The text for a value that is missing or invalid. */
export const NO_VALUE = '—';

/** Replaces a hyphen-minus by a minus sign. */
export function trueMinus(text: string): string {
  return text.replace('-', '−');
}

/**
 * Formats a number with the language's digits and grouping.
 * @param digits The maximum number of decimals.
 */
export function formatNumber(value: number | null | undefined, language?: string, digits = 3): string {
  if (typeof value !== 'number' || !Number.isFinite(value)) return NO_VALUE;
  return trueMinus(numberFormat(language, digits).format(value));
}

/** Returns the format of {@link formatNumber}. */
export function numberFormat(language: string | undefined, digits: number): Intl.NumberFormat {
  const tag = figureLocale(language);
  return cached(
    `number ${tag} ${digits}`,
    () => new Intl.NumberFormat(tag, { signDisplay: 'negative', maximumFractionDigits: digits }),
  );
}

/** Formats a ratio as a rounded percentage: `0.351` becomes `35%`. */
export function formatPercent(ratio: number | null | undefined, language?: string): string {
  if (typeof ratio !== 'number' || !Number.isFinite(ratio)) return NO_VALUE;
  const tag = figureLocale(language);
  const format = cached(
    `percent ${tag}`,
    () => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0, signDisplay: 'negative' }),
  );
  return trueMinus(format.format(ratio));
}
