import { numberMarks, splitNumber, type NumberMarks } from './number-marks.ts';
import { plainText } from './plain-text.ts';

/** Spaces, invisible marks, and everything else around the figure, such as a sign, a currency or a unit. */
const AROUND_FIGURE = /^[^\d.,]*|[^\d.,]*$/gu;
const SCALES: Readonly<Record<string, number>> = { k: 1e3, m: 1e6 };

/**
 * Returns the two readings of a number whose only separator could be a decimal separator or a typing error in the
 * grouping: `1,5` in English may be 1.5 or 15.
 * @param marks The marks of the numbers that are expected.
 * @returns Null if the text is not ambiguous.
 */
export function ambiguousReadings(
  text: string,
  marks: NumberMarks,
): readonly [decimal: number, grouped: number] | null {
  const plain = plainText(text).replaceAll(/\s/g, '');
  const figure = plain.replaceAll(AROUND_FIGURE, '');
  const match = /^(\d+)[.,](\d+)$/.exec(figure);
  if (!match || splitNumber(figure, marks)) return null;
  const [, whole = '', fraction = ''] = match;
  const scale = SCALES[plain.at(-1)?.toLowerCase() ?? ''] ?? 1;
  // Removes floating-point errors.
  return [Number((Number(`${whole}.${fraction}`) * scale).toPrecision(15)), Number(whole + fraction) * scale];
}

/**
 * Parses a number in the user's language: `1,250.5`, `1.250,5`, `−3`, `١٢`.
 * @param language A BCP 47 tag, which determines the decimal separator. Defaults to `en-US`.
 * @returns The number, or null if the text is not one, is ambiguous (see {@link ambiguousReadings}), or has more digits
 * than a number keeps, as `9007199254740993`.
 */
export function parseNumber(text: string, language = 'en-US'): number | null {
  const marks = numberMarks(language);
  const plain = plainText(text).replaceAll(/\s/g, '');
  const [, sign = '', figure = ''] = /^([-−+]?)(.*)$/.exec(plain) ?? [];
  const digits = splitNumber(figure, marks);
  if (!digits) return null;
  const value = Number(`${digits.whole}.${digits.fraction}`);
  return hasDigits(value, digits.whole + digits.fraction) ? value * (sign === '-' || sign === '−' ? -1 : 1) : null;
}

/** Returns whether a number has the digits of its text: of those that are too many, the last ones change. */
function hasDigits(value: number, digits: string): boolean {
  const [shortest = ''] = value.toExponential().split('e');
  const significant = (text: string): string => text.replaceAll(/\D|^[0.]+|0+$/g, '');
  return Number.isFinite(value) && significant(shortest) === significant(digits);
}

/** From how many digits on text can have too many of them: those of the largest amount in minor units, without these. */
const MAX_SAFE_DIGITS = 13;

/** Returns whether text that is no number would be one with fewer digits, such as `9007199254740993`. */
export function hasTooManyDigits(text: string, marks: NumberMarks): boolean {
  const digits = splitNumber(plainText(text).replaceAll(/\s/g, '').replaceAll(AROUND_FIGURE, ''), marks);
  return digits !== null && digits.whole.length + digits.fraction.length > MAX_SAFE_DIGITS;
}
