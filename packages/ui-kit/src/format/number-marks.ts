/** The decimal separator and the digits of a language. */
export interface NumberMarks {
  readonly decimal: string;
  readonly digits: ReadonlyMap<string, string>;
}

const cache = new Map<string, NumberMarks>();

/** @param language A BCP 47 tag; an unknown one falls back to `en-US`. */
export function numberMarks(language: string): NumberMarks {
  const known = cache.get(language);
  if (known) return known;
  const format = formatOf(language);
  const decimal = format.formatToParts(1.5).find((part) => part.type === 'decimal')?.value ?? '.';
  const made = {
    decimal,
    digits: new Map(Array.from({ length: 10 }, (_, digit) => [format.format(digit), String(digit)])),
  };
  cache.set(language, made);
  return made;
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
  let plain = '';
  for (const sign of text) plain += asciiDigit(sign, digits);
  return plain;
}

function asciiDigit(sign: string, digits: NumberMarks['digits']): string {
  const code = sign.codePointAt(0) ?? 0;
  for (const zero of [0x0660, 0x06f0]) if (code >= zero && code <= zero + 9) return String(code - zero);
  return digits.get(sign) ?? sign;
}
