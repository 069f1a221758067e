import { currencyDigits, currencySymbol } from './money.ts';
import { asciiDigits, numberMarks, splitNumber } from './number-marks.ts';

/** The options for parsing an amount. */
export interface ParseMoneyOptions {
  /** The currency, as an ISO 4217 code, which determines its minor units. Defaults to `USD`. */
  readonly currency?: string | undefined;
  /** Accepts minor units, such as cents. */
  readonly minorUnits?: boolean | undefined;
}

/**
 * Parses an amount in the user's language: `$100,000`, `100.000 €`, `100k`, `1.5M`, `١٠٠٬٠٠٠`. Accepts digits of every
 * script, and ignores currency symbols, ISO 4217 codes, the symbol of the currency in the language, and spaces.
 * @param language A BCP 47 tag, which determines the decimal separator. Defaults to `en-US`.
 * @returns An integer in minor units, or null if the text is not an amount, if it is ambiguous, as `1,5` in English, or
 * if it has minor units that are not accepted, as `$1,250.50` without `minorUnits`.
 */
export function parseMoney(
  text: string,
  language = 'en-US',
  { currency = 'USD', minorUnits = false }: ParseMoneyOptions = {},
): number | null {
  const marks = numberMarks(language);
  const plain = asciiDigits(
    withoutCurrency(text, currencySymbol(currency, language)).replace(MARK_OR_SPACE, ''),
    marks,
  );
  const match = /^([-−+]?)([^kKmM]*)([kKmM]?)$/.exec(plain);
  if (!match) return null;
  const [, sign = '', figure = '', unit = ''] = match;
  const digits = splitNumber(figure, marks);
  if (!digits) return null;
  const scale = unit === '' ? 1 : unit.toLowerCase() === 'k' ? 1e3 : 1e6;
  const perMajor = 10 ** currencyDigits(currency);
  const major = Number(`${digits.whole}.${digits.fraction}`) * scale;
  const isWhole = Number.isInteger(withoutRoundingError(major));
  if (!isWhole && (!minorUnits || perMajor === 1)) return null;
  const minor = isWhole ? Math.round(major) * perMajor : Math.round(withoutRoundingError(major * perMajor));
  return Number.isSafeInteger(minor) ? minor * (sign === '-' || sign === '−' ? -1 : 1) : null;
}

/** Removes floating-point errors, so that `1.005` is rounded as it was typed. */
const withoutRoundingError = (value: number): number => Number(value.toPrecision(15));

/** Whether a text is an amount with minor units, such as `$1,250.50`. */
export function hasMinorUnits(text: string, language?: string): boolean {
  return parseMoney(text, language) === null && parseMoney(text, language, { minorUnits: true }) !== null;
}

/** Symbols (`€`, `US$`, `R$`), without the unit before one (`5M$`), and codes (`USD`). */
const SYMBOL = /(?:[A-Z]{2}|[A-JLN-Z])?\p{Sc}/gu;
const CODE = /(?<![A-Z])[A-Z]{3}(?![A-Z])/g;
/** Spaces, and the invisible marks that `Intl` adds in right-to-left languages. */
const MARK_OR_SPACE = /\p{Cf}|\s/gu;

/** Removes currency symbols and codes; other letters, such as `MM`, are not part of an amount. */
function withoutCurrency(text: string, ownSymbol: string): string {
  const withoutSymbols = text
    .replace(SYMBOL, '')
    .replace(CODE, (code) => (Intl.supportedValuesOf('currency').includes(code) ? '' : code));
  // `K` stands for thousands, also in a currency with that symbol.
  return ownSymbol === 'K' ? withoutSymbols : withoutSymbols.replace(ownSymbol, '');
}
