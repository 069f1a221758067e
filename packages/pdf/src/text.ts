import { directionMark, isRightToLeft } from './direction.ts';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Returns the characters of a text as readers see them: a letter with its marks is one. */
export const clustersOf = (text: string): string[] => Array.from(graphemes.segment(text), ({ segment }) => segment);

/** Format and control characters that have no glyph. Joiners and marks of direction stay: they change the text around them. */
const INVISIBLE = /(?![\n\u200c-\u200f])[\p{Cc}\p{Cf}]/gu;

/** Returns a text as it is set: composed letters, plain spaces and line breaks, nothing invisible. */
export const preparedText = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/[\t\p{Zs}]/gu, ' ')
    .replaceAll(INVISIBLE, '');

/** Where a line may end without a space: between ideographs or kana, but not before a mark that closes. */
const CJK = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]`;
const BREAK = new RegExp(
  String.raw`(?<=\p{Zs})|(?<=${CJK}[ー、。，！？）」』]*)(?=${CJK})(?![ーゃゅょっャュョッ])`,
  'u',
);

/** Splits a word that is wider than a line between its characters. */
function splitWord(word: string, width: number, measure: (text: string) => number): readonly string[] {
  if (measure(word) <= width) return [word];
  const parts: string[] = [];
  let part = '';
  let partWidth = 0;
  for (const cluster of clustersOf(word)) {
    const clusterWidth = measure(cluster);
    if (part !== '' && partWidth + clusterWidth > width) {
      parts.push(part);
      part = '';
      partWidth = 0;
    }
    part += cluster;
    partWidth += clusterWidth;
  }
  return [...parts, part];
}

/**
 * Breaks a prepared text into lines of at most a width, at spaces and at its own line breaks. Each line runs in the
 * direction of its paragraph.
 */
export function wrapText(text: string, width: number, measure: (text: string) => number): readonly string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    let lineWidth = 0;
    for (const word of paragraph.split(BREAK).flatMap((part) => splitWord(part, width, measure))) {
      if (line !== '' && lineWidth + measure(word.trimEnd()) > width) {
        lines.push(line.trimEnd());
        line = '';
        lineWidth = 0;
      }
      line += word;
      lineWidth += measure(word);
    }
    const isParagraphRightToLeft = isRightToLeft(paragraph);
    return [...lines, line.trimEnd()].map((each) =>
      isRightToLeft(each) === isParagraphRightToLeft ? each : directionMark(isParagraphRightToLeft) + each,
    );
  });
}
