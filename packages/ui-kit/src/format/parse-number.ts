import { asciiDigits, numberMarks } from './number-marks.ts';

/** Spaces, and the invisible marks that `Intl` adds in right-to-left languages. */
const SPACE = /\p{Cf}|\s/gu;

/**
 * Parses a number in the user's language: `1,250.5`, `1.250,5`, `−3`, `١٢`.
 * @param language A BCP 47 tag, which determines the decimal separator. Defaults to `en-US`.
 * @returns The number, or null if the text is not one.
 */
export function parseNumber(text: string, language = 'en-US'): number | null {
  const marks = numberMarks(language);
  const plain = asciiDigits(text.replace(SPACE, ''), marks);
  const [, sign = '', figure = ''] = /^([-−+]?)(.*)$/.exec(plain) ?? [];
  const [whole = '', fraction = '', ...extraParts] = figure.split(marks.decimal);
  if (extraParts.length > 0 || !/^(\d[\d.,'’٬]*)?$/.test(whole) || !/^\d*$/.test(fraction)) return null;
  const digits = `${whole.replace(/\D/g, '')}.${fraction}`;
  if (!/\d/.test(digits)) return null;
  const value = Number(digits) * (sign === '-' || sign === '−' ? -1 : 1);
  return Number.isFinite(value) ? value : null;
}
