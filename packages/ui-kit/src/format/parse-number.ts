import { asciiDigits, numberMarks } from './number-marks.ts';

/** Spaces, and the invisible marks that `Intl` puts around figures in right-to-left languages. */
const SPACE = /\p{Cf}|\s/gu;

/**
 * The number that a person typed, read in the way of their language: `1,250.5`, `1.250,5`, `−3`, `١٢`.
 * @param language BCP 47 tag that says which sign parts the decimals; default `en-US`.
 * @returns null for no number.
 */
export function parseNumber(text: string, language = 'en-US'): number | null {
  const marks = numberMarks(language);
  const plain = asciiDigits(text.replace(SPACE, ''), marks);
  const [, sign = '', figure = ''] = /^([-−+]?)(.*)$/.exec(plain) ?? [];
  const [whole = '', fraction = '', ...rest] = figure.split(marks.decimal);
  if (rest.length > 0 || !/^(\d[\d.,'’٬]*)?$/.test(whole) || !/^\d*$/.test(fraction)) return null;
  const digits = `${whole.replace(/\D/g, '')}.${fraction}`;
  if (!/\d/.test(digits)) return null;
  const value = Number(digits) * (sign === '-' || sign === '−' ? -1 : 1);
  return Number.isFinite(value) ? value : null;
}
