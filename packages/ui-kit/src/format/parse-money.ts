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
 * if it has minor units that are not accepted, as `$1,250.50` without `minorUnits`, or if it is too large to be counted
 * in minor units.
 */
export function parseMoney(
  text: string,
  language = 'en-US',
  { currency = 'USD', minorUnits = false }: ParseMoneyOptions = {},
): number | null {
  const amount = readAmount(text, language, currency);
  if (!amount) return null;
  const decimals = currencyDigits(currency);
  if (!Number.isInteger(valueOf(amount)) && (!minorUnits || decimals === 0)) return null;
  const minor = Math.round(valueOf(amount, decimals));
  if (!Number.isSafeInteger(minor)) return null;
  return amount.isNegative ? -minor : minor;
}

/** Whether a text is an amount with minor units, such as `$1,250.50`. */
export function hasMinorUnits(text: string, language?: string, currency?: string): boolean {
  const amount = readAmount(text, language, currency);
  return amount !== null && !Number.isInteger(valueOf(amount));
}

/** An amount as it was typed. */
interface Amount {
  readonly digits: string;
  /** The power of ten of its unit: 3 for `k`, 6 for `M`. */
  readonly exponent: number;
  readonly isNegative: boolean;
}

/** Returns an amount without its sign, in units of a power of ten. Shifting the decimal point makes no rounding error. */
const valueOf = ({ digits, exponent }: Amount, shift = 0): number => Number(`${digits}e${exponent + shift}`);

/** Reads an amount in major units, such as dollars; null if the text is not an amount. */
function readAmount(text: string, language = 'en-US', currency = 'USD'): Amount | null {
  const marks = moneyMarks(language, currency);
  const plain = withoutCurrency(plainText(text), marks).replaceAll(/\s/g, '');
  // The sign follows the digits in some languages.
  const match = /^([-−+]?)([^kKmM]*?)([kKmM]?)([-−]?)$/.exec(plain);
  if (!match) return null;
  const [, sign = '', figure = '', unit = '', endSign = ''] = match;
  const digits = splitNumber(figure, marks);
  if (!digits || (sign && endSign)) return null;
  const exponent = unit === '' ? 0 : unit.toLowerCase() === 'k' ? 3 : 6;
  return { digits: `${digits.whole}.${digits.fraction}`, exponent, isNegative: /[-−]/.test(sign + endSign) };
}

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
