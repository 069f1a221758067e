import { currencyDigits, moneyMarks, type MoneyMarks } from './money.ts';
import { splitNumber } from './number-marks.ts';
import { plainText } from './plain-text.ts';

/** The options for parsing an amount. */
export interface ParseMoneyOptions {
  /** The currency, as an ISO 4217 code, which determines its minor units. Defaults to `USD`. */
  readonly currency?: string | undefined;
  /** Accepts minor units, such as cents. */
  readonly minorUnits?: boolean | undefined;
}

/**
 * Parses an amount in the user's language: `$100,000`, `100.000 €`, `100k`, `1.5M`, `١٠٠٬٠٠٠`. Accepts digits of every
 * script and width, and ignores currency symbols, ISO 4217 codes, the symbol of the currency in the language, and spaces.
 * @param language A BCP 47 tag, which determines the decimal separator. Defaults to `en-US`.
 * @returns An integer in minor units, or null if the text is not an amount, if it is ambiguous, as `1,5` in English, or
 * if it has minor units that are not accepted, as `$1,250.50` without `minorUnits`.
 */
export function parseMoney(
  text: string,
  language = 'en-US',
  { currency = 'USD', minorUnits = false }: ParseMoneyOptions = {},
): number | null {
  const major = majorUnitsOf(text, language, currency);
  if (major === null) return null;
  const perMajor = 10 ** currencyDigits(currency);
  if (!Number.isInteger(major) && (!minorUnits || perMajor === 1)) return null;
  const minor = Math.sign(major) * Math.round(withoutRoundingError(Math.abs(major) * perMajor));
  return Number.isSafeInteger(minor) ? minor : null;
}

/** Whether a text is an amount with minor units, such as `$1,250.50`. */
export function hasMinorUnits(text: string, language?: string, currency?: string): boolean {
  return !Number.isInteger(majorUnitsOf(text, language, currency) ?? 0);
}

/** Returns the amount in major units, such as dollars, or null if the text is not an amount. */
function majorUnitsOf(text: string, language = 'en-US', currency = 'USD'): number | null {
  const marks = moneyMarks(language, currency);
  const plain = withoutCurrency(plainText(text), marks).replaceAll(/\s/g, '');
  // The sign follows the digits in some languages.
  const match = /^([-−+]?)([^kKmM]*?)([kKmM]?)([-−]?)$/.exec(plain);
  if (!match) return null;
  const [, sign = '', figure = '', unit = '', endSign = ''] = match;
  const digits = splitNumber(figure, marks);
  if (!digits || (sign && endSign)) return null;
  const scale = unit === '' ? 1 : unit.toLowerCase() === 'k' ? 1e3 : 1e6;
  const major = withoutRoundingError(Number(`${digits.whole}.${digits.fraction}`) * scale);
  return /[-−]/.test(sign + endSign) ? -major : major;
}

/** Removes floating-point errors, so that `1.005` is rounded as it was typed. */
const withoutRoundingError = (value: number): number => Number(value.toPrecision(15));

/** Symbols (`€`, `US$`, `R$`), without the unit before one (`5M$`), and codes (`USD`). */
const SYMBOL = /(?:[A-Z]{2}|[A-JLN-Z])?\p{Sc}/gu;
const CODE = /(?<![A-Z])[A-Z]{3}(?![A-Z])/g;

/** Removes currency symbols and codes; other letters, such as `MM`, are not part of an amount. */
function withoutCurrency(text: string, { symbol, isSymbolFirst, decimal }: MoneyMarks): string {
  const index = isSymbolFirst ? text.indexOf(symbol) : text.lastIndexOf(symbol);
  const [before, after] = index < 0 ? [text, ''] : [text.slice(0, index), text.slice(index + symbol.length)];
  // On the other side of the digits, `K` stands for thousands, also in a currency with that symbol.
  const isSymbol = (!/^[km]$/i.test(symbol) && symbol !== decimal) || !/\d/.test(isSymbolFirst ? before : after);
  return (isSymbol && (symbol === decimal || !/^\p{Sc}$/u.test(symbol)) ? before + after : text)
    .replace(SYMBOL, (other) => (other === decimal ? other : ''))
    .replace(CODE, (code) => (Intl.supportedValuesOf('currency').includes(code) ? '' : code));
}
