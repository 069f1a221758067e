import { cached } from './cache.ts';
import { figureLocale } from './language.ts';

/** Shown for a value that is missing or not a number or date. */
export const NO_VALUE = '—';

/** The minus of figures. */
export function trueMinus(text: string): string {
  return text.replace('-', '−');
}

/**
 * A plain number in the language's digits and grouping.
 * @param digits most decimals that are written.
 */
export function formatNumber(value: number | null | undefined, language?: string, digits = 3): string {
  if (typeof value !== 'number' || !Number.isFinite(value)) return NO_VALUE;
  const tag = figureLocale(language);
  const format = cached(
    `number ${tag} ${digits}`,
    () => new Intl.NumberFormat(tag, { signDisplay: 'negative', maximumFractionDigits: digits }),
  );
  return trueMinus(format.format(value));
}

/** A share of 1 as a whole percentage: `0.351` is `35%`. */
export function formatPercent(share: number | null | undefined, language?: string): string {
  if (typeof share !== 'number' || !Number.isFinite(share)) return NO_VALUE;
  const tag = figureLocale(language);
  const format = cached(
    `percent ${tag}`,
    () => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0, signDisplay: 'negative' }),
  );
  return trueMinus(format.format(share));
}
