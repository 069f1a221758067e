/** The plain letters of letters that Unicode does not decompose. */
const PLAIN_LETTERS: ReadonlyMap<string, string> = new Map(
  (
    'ßss æae œoe øo łl đd ðd þth ıi ħh ŧt ŋn ĸk ƀb ɓb ɗd ɖd ǝe əe ɛe ɇe ƒf ǥg ɨi ɉj ƙk ƚl ɔo ɵo ɍr ʉu ƴy ƶz ' +
    'ȼc ⱥa ⱦt ςσ'
  )
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.slice(1)]),
);

/** Unicode encodes the ten digits of a script in order, from a zero that follows no other digit. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value % 10);
}

/**
 * Returns a text as searches compare it: in lowercase, without accents, in the letters and digits of a plain keyboard.
 * It is the kit's `foldText`, which the mocks can't import.
 */
export const foldText = (text: string): string =>
  text
    .replaceAll(/\p{Cf}/gu, '')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/\p{Nd}/gu, asciiDigit)
    .replaceAll(/[ß-ʯςⱥⱦ]/g, (letter) => PLAIN_LETTERS.get(letter) ?? letter);
