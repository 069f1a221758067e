/**
 * Returns a text with ASCII in place of the digits of every script and the full-width forms of East Asian keyboards, and
 * without the invisible marks that `Intl` adds in right-to-left languages. Both typed text and what `Intl` writes become
 * plain before they are compared.
 */
export function plainText(text: string): string {
  return text
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[！-～]/g, (form) => String.fromCharCode(form.charCodeAt(0) - 0xfee0))
    .replaceAll(/\p{Nd}/gu, asciiDigit);
}

/** Returns the words of a text in lower case. */
export const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];

/** Unicode encodes the ten digits of a script in order, from a zero that follows no other digit. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  // The five styles of mathematical digits follow each other.
  return String(value % 10);
}
