import { currencyDigits } from './format.ts';
import { asciiDigits, numberMarks } from './number-marks.ts';

/** How an amount is read. */
export interface ParseMoneyOptions {
  /** ISO 4217 code: says how many minor units a major one has; default `USD`. */
  readonly currency?: string | undefined;
  /** Keeps the minor units instead of rounding to whole major ones. */
  readonly minorUnits?: boolean | undefined;
}

/**
 * The amount that a person typed, read in the way of their language: `$100,000`, `100.000 €`, `100k`, `1.5M`, `١٠٠٬٠٠٠`.
 * Digits of every script count; signs of currency and space do not.
 * @param language BCP 47 tag that says which sign parts the decimals; default `en-US`.
 * @returns integer minor units, rounded to whole major units as amounts are shown (spec §9) unless `minorUnits` is set;
 * null for no amount.
 */
export function parseMoney(
  text: string,
  language = 'en-US',
  { currency = 'USD', minorUnits = false }: ParseMoneyOptions = {},
): number | null {
  const marks = numberMarks(language);
  const plain = asciiDigits(text.trim().replace(CURRENCY_AND_SPACE, ''), marks);
  const match = /^([-−+]?)([^kKmM]*)([kKmM]?)$/.exec(plain);
  if (!match) return null;
  const [, sign = '', figure = '', unit = ''] = match;
  const [whole = '', fraction = '', ...rest] = figure.split(marks.decimal);
  if (rest.length > 0 || !/^(\d[\d.,'’٬ ]*)?$/.test(whole) || !/^\d*$/.test(fraction)) return null;
  const number = `${whole.replace(/\D/g, '')}.${fraction}`;
  if (!/\d/.test(number)) return null;
  const scale = unit === '' ? 1 : unit.toLowerCase() === 'k' ? 1e3 : 1e6;
  const perMajor = 10 ** currencyDigits(currency);
  const major = Number(number) * scale;
  // Two decimals of a float are not exact: `1.005` is a little less, and is rounded as it was written.
  const minor = minorUnits ? Math.round(Number((major * perMajor).toPrecision(15))) : Math.round(major) * perMajor;
  return Number.isSafeInteger(minor) ? minor * (sign === '-' || sign === '−' ? -1 : 1) : null;
}

/** `US$`, `R$`, `USD`, `€`, spaces, and the invisible marks that `Intl` puts around figures in right-to-left languages. */
const CURRENCY_AND_SPACE = /[A-Z]{2,3}|[A-Z](?=\p{Sc})|\p{Cf}|\p{Sc}|\s/gu;
