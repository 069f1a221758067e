import { foldText } from '@plinth/ui-kit/search-text';

/** A part of a text, and whether it is what is searched for. */
export interface TextPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Splits a text at each match of another text, ignoring case and accents. Without a match, it is one part. */
export function partsOf(text: string, searched: string): TextPart[] {
  const needle = foldText(searched.trim());
  if (needle === '') return [{ text, isMatch: false }];
  // Folding may change the length of a text, so each place of the folded one is kept with its place in the text.
  const chars = Array.from(text.normalize('NFC'));
  const foldedChars = chars.map(foldText);
  const places = foldedChars.flatMap((folded, index) => Array.from(folded, () => index));
  const folded = foldedChars.join('');
  const parts: TextPart[] = [];
  let end = 0;
  for (let at = folded.indexOf(needle); at !== -1; at = folded.indexOf(needle, at + needle.length)) {
    const first = places[at] ?? 0;
    const afterLast = (places[at + needle.length - 1] ?? first) + 1;
    parts.push({ text: chars.slice(end, first).join(''), isMatch: false });
    parts.push({ text: chars.slice(first, afterLast).join(''), isMatch: true });
    end = afterLast;
  }
  parts.push({ text: chars.slice(end).join(''), isMatch: false });
  return parts.filter((part) => part.text !== '');
}

/** Returns whether a text contains another text, ignoring case and accents. */
export const contains = (text: string, searched: string): boolean =>
  partsOf(text, searched).some(({ isMatch }) => isMatch);
