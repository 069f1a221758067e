import { numberFormat } from './number.ts';

/** The marks between the digits of a number, as a format writes them. */
export interface NumberMarks {
  readonly decimal: string;
  readonly group: string;
}

/** Returns the marks of a format that writes decimals. */
export function marksOf(format: Intl.NumberFormat): NumberMarks {
  const parts = format.formatToParts(1_234_567.5);
  const markOf = (type: 'decimal' | 'group'): string => parts.find((part) => part.type === type)?.value ?? '.';
  return { decimal: markOf('decimal'), group: markOf('group') };
}

/** Returns the marks of {@link formatNumber} in a language. */
export const numberMarks = (language: string): NumberMarks => marksOf(numberFormat(language, 1));

/** The decimal separator of Arabic keyboards, which is one in every language. */
const ARABIC_DECIMAL = '٫';

/** Digits without separators, or with one kind of separator: in groups of three, or of two before the last, as in India. */
const WHOLE_NUMBER = /^(?:\d*|\d{1,3}([.,'’٬])\d{3}(?:\1\d{3})*|\d{1,2}(?:([.,'’٬])\d{2})(?:\2\d{2})*\2\d{3})$/;

/**
 * Splits a number into its digits.
 * @param figure ASCII digits and separators, without sign and spaces.
 * @returns Null if the text is not a number, or if its groups are not those of a number, as in `1,5` in English.
 */
export function splitNumber(
  figure: string,
  { decimal, group }: NumberMarks,
): { whole: string; fraction: string } | null {
  const [whole = '', fraction = '', ...extraParts] = figure.replaceAll(ARABIC_DECIMAL, decimal).split(decimal);
  // A language may group with a mark of its own.
  const isWhole = WHOLE_NUMBER.test(whole.replaceAll(group, ','));
  if (extraParts.length > 0 || !isWhole || !/^\d*$/.test(fraction) || !/\d/.test(figure)) return null;
  return { whole: whole.replaceAll(/\D/g, ''), fraction };
}
