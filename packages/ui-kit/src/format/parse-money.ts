/**
 * The amount that a person typed, read in the way of their language: `$100,000`, `100.000 €`, `100k`, `1.5M`, `١٠٠٬٠٠٠`.
 * Digits of every script count; signs of currency and space do not.
 * @param language BCP 47 tag that says which sign parts the decimals; default `en-US`.
 * @returns integer minor units, rounded to whole major units as amounts are shown (spec §9); null for no amount.
 */
export function parseMoney(text: string, language = 'en-US'): number | null {
  const { decimal, digits } = marksOf(language);
  let plain = '';
  for (const sign of text.trim().replace(CURRENCY_AND_SPACE, '')) plain += asciiDigit(sign, digits);
  const match = /^([-−+]?)([^kKmM]*)([kKmM]?)$/.exec(plain);
  if (!match) return null;
  const [, sign = '', figure = '', unit = ''] = match;
  const [whole = '', fraction = '', ...rest] = figure.split(decimal);
  if (rest.length > 0 || !/^(\d[\d.,'’٬ ]*)?$/.test(whole) || !/^\d*$/.test(fraction)) return null;
  const number = `${whole.replace(/\D/g, '')}.${fraction}`;
  if (!/\d/.test(number)) return null;
  const scale = unit === '' ? 1 : unit.toLowerCase() === 'k' ? 1e3 : 1e6;
  const major = Math.round(Number(number) * scale) * (sign === '-' || sign === '−' ? -1 : 1);
  return Number.isSafeInteger(major * 100) ? major * 100 : null;
}

/** `US$`, `R$`, `USD`, `€`, spaces, and the invisible marks that `Intl` puts around figures in right-to-left languages. */
const CURRENCY_AND_SPACE = /[A-Z]{2,3}|[A-Z](?=\p{Sc})|\p{Cf}|\p{Sc}|\s/gu;

interface Marks {
  readonly decimal: string;
  readonly digits: ReadonlyMap<string, string>;
}

const cache = new Map<string, Marks>();

function marksOf(language: string): Marks {
  const known = cache.get(language);
  if (known) return known;
  const format = formatOf(language);
  const decimal = format.formatToParts(1.5).find((part) => part.type === 'decimal')?.value ?? '.';
  const made = { decimal, digits: new Map(Array.from({ length: 10 }, (_, digit) => [format.format(digit), String(digit)])) };
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

/** Arabic-Indic and extended digits are read in every language; others in their own. */
function asciiDigit(sign: string, digits: ReadonlyMap<string, string>): string {
  const code = sign.codePointAt(0) ?? 0;
  for (const zero of [0x0660, 0x06f0]) if (code >= zero && code <= zero + 9) return String(code - zero);
  return digits.get(sign) ?? sign;
}
