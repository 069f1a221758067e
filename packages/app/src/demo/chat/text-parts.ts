/** A part of a text, and whether it is what is searched for. */
export interface TextPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Divides a text at each occurrence of another one, in any case. Without an occurrence, it is one part. */
export function partsOf(text: string, searched: string): TextPart[] {
  const needle = searched.trim();
  if (needle === '') return [{ text, isMatch: false }];
  const pattern = new RegExp(`(${needle.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)})`, 'giu');
  return text
    .split(pattern)
    .map((part, index) => ({ text: part, isMatch: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}

/** Returns whether a text contains another one, in any case. */
export const contains = (text: string, searched: string): boolean =>
  partsOf(text, searched).some(({ isMatch }) => isMatch);
