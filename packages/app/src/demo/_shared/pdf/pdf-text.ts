import type { PDFFont } from '@cantoo/pdf-lib';

/** Signs that the fonts of a PDF lack, with what stands for them. */
const SUBSTITUTES: Readonly<Record<string, string>> = { '−': '–', '\u00A0': ' ', '\u202F': ' ', '\t': ' ' };
const MISSING = '?';

/**
 * Returns a text in the characters of a font: a letter with a mark that the font lacks becomes the letter, any other
 * unknown character a question mark.
 */
export function encodable(text: string, characters: ReadonlySet<number>): string {
  const has = (char: string): boolean =>
    Array.from(char, (part) => part.codePointAt(0) ?? 0).every((code) => characters.has(code));
  return Array.from(text.normalize('NFC'), (char) => {
    if (has(char)) return char;
    const substitute = SUBSTITUTES[char] ?? char.normalize('NFKD').replaceAll(/\p{M}/gu, '');
    return substitute !== '' && has(substitute) ? substitute : MISSING;
  }).join('');
}

/** Splits a word that is wider than a line. */
function splitWord(word: string, fits: (text: string) => boolean): string[] {
  const parts: string[] = [];
  let part = '';
  for (const char of word) {
    if (part !== '' && !fits(part + char)) {
      parts.push(part);
      part = '';
    }
    part += char;
  }
  return [...parts, part];
}

/** Breaks a text into lines of at most a width, at spaces and at its own line breaks. */
export function wrapText(
  text: string,
  width: number,
  font: Pick<PDFFont, 'widthOfTextAtSize'>,
  size: number,
): readonly string[] {
  const fits = (line: string): boolean => font.widthOfTextAtSize(line, size) <= width;
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const word of paragraph.split(' ').flatMap((whole) => splitWord(whole, fits))) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (fits(longer)) line = longer;
      else {
        lines.push(line);
        line = word;
      }
    }
    return [...lines, line];
  });
}
