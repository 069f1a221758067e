import { currencyDigits } from './format.ts';
import { asciiDigits, numberMarks, splitNumber } from './number-marks.ts';

/** The options for parsing an amount. */
export interface ParseMoneyOptions {
  /** The currency, as an ISO 4217 code, which determines its minor units. Defaults to `USD`. */
  readonly currency?: string | undefined;
  /** Keeps minor units instead of rounding to major units. */
  readonly minorUnits?: boolean | undefined;
}

/**
 * Parses an amount in the user's language: `$100,000`, `100.000 €`, `100k`, `1.5M`, `١٠٠٬٠٠٠`. Accepts digits of every
 * script, and ignores currency symbols and spaces.
 * @param language A BCP 47 tag, which determines the decimal separator. Defaults to `en-US`.
 * @returns An integer in minor units, rounded to major units unless `minorUnits` is set, or null if the text is not an
 * amount, or ambiguous, as `1,5` in English.
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
  const digits = splitNumber(figure, marks);
  if (!digits) return null;
  const scale = unit === '' ? 1 : unit.toLowerCase() === 'k' ? 1e3 : 1e6;
  const perMajor = 10 ** currencyDigits(currency);
  const major = Number(`${digits.whole}.${digits.fraction}`) * scale;
  // Removes floating-point errors, so that `1.005` is rounded as it was typed.
  const minor = minorUnits ? Math.round(Number((major * perMajor).toPrecision(15))) : Math.round(major) * perMajor;
  return Number.isSafeInteger(minor) ? minor * (sign === '-' || sign === '−' ? -1 : 1) : null;
}

/** Currency symbols and codes (`US$`, `R$`, `USD`, `€`), spaces, and the invisible marks that `Intl` adds in right-to-left languages. */
const CURRENCY_AND_SPACE = /[A-Z]{2,3}|[A-Z](?=\p{Sc})|\p{Cf}|\p{Sc}|\s/gu;
