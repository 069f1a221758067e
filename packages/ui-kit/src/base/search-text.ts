import { plainText } from '../format/plain-text.ts';

/** The plain letters of letters that Unicode does not decompose. */
const PLAIN_LETTERS: ReadonlyMap<string, string> = new Map(
  (
    'ßss æae œoe øo łl đd ðd þth ıi ħh ŧt ŋn ĸk ƀb ɓb ɗd ɖd ǝe əe ɛe ɇe ƒf ǥg ɨi ɉj ƙk ƚl ɔo ɵo ɍr ʉu ƴy ƶz ' +
    'ȼc ⱥa ⱦt ςσ'
  )
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.slice(1)]),
);

/**
 * Returns a text as searches compare it: in lowercase, without accents, in the letters and digits of a plain keyboard.
 * `Łódź` becomes `lodz`, `Straße` becomes `strasse`, `٤٢` becomes `42`, and letters of full width become ordinary ones.
 */
export const foldText = (text: string): string =>
  plainText(text)
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[ß-ʯςⱥⱦ]/g, (letter) => PLAIN_LETTERS.get(letter) ?? letter);
