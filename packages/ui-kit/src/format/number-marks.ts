/** The decimal separator and the digits of a language. */
export interface NumberMarks {
  readonly decimal: string;
  readonly digits: ReadonlyMap<string, string>;
}

const cache = new Map<string, NumberMarks>();

/** @param language A BCP 47 tag; an unknown one falls back to `en-US`. */
export function numberMarks(language: string): NumberMarks {
  const existing = cache.get(language);
  if (existing) return existing;
  const format = formatOf(language);
  const decimal = format.formatToParts(1.5).find((part) => part.type === 'decimal')?.value ?? '.';
  const marks = {
    decimal,
    digits: new Map(Array.from({ length: 10 }, (_, digit) => [format.format(digit), String(digit)])),
  };
  cache.set(language, marks);
  return marks;
}

function formatOf(language: string): Intl.NumberFormat {
  try {
    return new Intl.NumberFormat(language, { useGrouping: false });
  } catch {
    return new Intl.NumberFormat('en-US', { useGrouping: false });
  }
}

/** Replaces digits by ASCII digits. Arabic-Indic and extended digits are replaced in every language, others only in their own. */
export function asciiDigits(text: string, { digits }: Pick<NumberMarks, 'digits'>): string {
  let result = '';
  for (const character of text) result += asciiDigit(character, digits);
  return result;
}

function asciiDigit(character: string, digits: NumberMarks['digits']): string {
  const code = character.codePointAt(0) ?? 0;
  for (const zero of [0x0660, 0x06f0]) if (code >= zero && code <= zero + 9) return String(code - zero);
  return digits.get(character) ?? character;
}

/** The decimal separator of Arabic keyboards, which is one in every language. */
const ARABIC_DECIMAL = '٫';

/** Digits without separators, or in groups of three with one kind of separator. */
const WHOLE_NUMBER = /^(?:\d*|\d{1,3}(?:([.,'’٬])\d{3})(?:\1\d{3})*)$/;

/**
 * Splits a number into its digits.
 * @param figure ASCII digits and separators, without sign and spaces.
 * @returns Null if the text is not a number, or if its groups are not of three digits, as in `1,5` in English.
 */
export function splitNumber(figure: string, { decimal }: NumberMarks): { whole: string; fraction: string } | null {
  const [whole = '', fraction = '', ...extraParts] = figure.replaceAll(ARABIC_DECIMAL, decimal).split(decimal);
  if (extraParts.length > 0 || !WHOLE_NUMBER.test(whole) || !/^\d*$/.test(fraction) || !/\d/.test(figure)) return null;
  return { whole: whole.replaceAll(/\D/g, ''), fraction };
}
