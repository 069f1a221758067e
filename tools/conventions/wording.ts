import { NAMES } from './names.ts';
import type { Strings } from './ui-text.ts';

/** A text that users read, with the place where it is written. */
export interface PlacedText {
  readonly place: string;
  readonly text: string;
}

/** Returns the texts of a language with their keys. */
export function textsOf(strings: Strings, prefix = ''): PlacedText[] {
  return Object.entries(strings).flatMap(([key, value]) =>
    typeof value === 'string' ? [{ place: prefix + key, text: value }] : textsOf(value, `${prefix}${key}.`),
  );
}

/** Two capitalized words in a row. An abbreviation may follow a word, as in “Export CSV”. */
const TITLE_CASE = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}’'-]*(?: &)? \p{Lu}\p{Ll}[\p{L}’'-]*/u;

/** Longer names come first, so that a name that begins with another one is replaced as a whole. */
const namePattern = new RegExp(
  `(?<!\\p{L})(?:${NAMES.toSorted((a, b) => b.length - a.length)
    .map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('|')})(?!\\p{L})`,
  'gu',
);

/** Finds texts in title case: two capitalized words in a row that are not a name. */
export function titleCased(texts: readonly PlacedText[]): string[] {
  return texts.flatMap(({ place, text }) => {
    const [found] = TITLE_CASE.exec(text.replaceAll(namePattern, 'name')) ?? [];
    return found === undefined ? [] : [`${place}: “${found}” is not in sentence case`];
  });
}

/** What a text must not contain, with what it says instead. */
const UNWANTED: readonly (readonly [pattern: RegExp, advice: string])[] = [
  [/\bRetry\b/, 'write “Try again”'],
  [/\b(?:e-)?mails?\b/i, 'write “email”'],
  [/\blicences?\b/i, 'write “license”'],
  [/[^\s,]+, (?:[^\s,]+ ){0,2}[^\s,]+, (?:and|or) /, 'write no comma before the last item of a list'],
];

/** Finds words that texts avoid: two words for one thing, and the comma before the last item of a list. */
export function unwantedWords(texts: readonly PlacedText[]): string[] {
  return texts.flatMap(({ place, text }) =>
    UNWANTED.flatMap(([pattern, advice]) => {
      const [found] = pattern.exec(text) ?? [];
      return found === undefined ? [] : [`${place}: “${found.trim()}”: ${advice}`];
    }),
  );
}
