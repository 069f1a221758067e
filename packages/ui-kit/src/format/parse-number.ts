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
 * @returns The number, or null if the text is not one, or ambiguous (see {@link ambiguousReadings}).
 */
export function parseNumber(text: string, language = 'en-US'): number | null {
  const marks = numberMarks(language);
  const plain = plainText(text).replaceAll(/\s/g, '');
  const [, sign = '', figure = ''] = /^([-−+]?)(.*)$/.exec(plain) ?? [];
  const digits = splitNumber(figure, marks);
  if (!digits) return null;
  const value = Number(`${digits.whole}.${digits.fraction}`) * (sign === '-' || sign === '−' ? -1 : 1);
  return Number.isFinite(value) ? value : null;
}
