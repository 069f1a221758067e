import type { KitStrings } from './en.ts';

export type { KitStrings } from './en.ts';

type Given = Partial<KitStrings>;

/** What the host page gave, by language tag in small letters. */
const languages = new Map<string, Given>();
/** Called when strings were set, or a page has another language or direction. */
export const listeners = new Set<() => void>();
/** What was given over an element's English, made once: a new object would look like new strings. */
const merged = new WeakMap<Given, WeakMap<Given, Given>>();

/**
 * Gives the kit its strings in a language, or replaces single ones of it. What is not given falls back to English.
 * Every element on the page that reads the language renders again.
 * @param language a BCP 47 tag; `pt-BR` falls back to `pt`, then to `en`.
 */
export function setStrings(language: string, strings: Given): void {
  const tag = language.toLowerCase();
  languages.set(tag, { ...languages.get(tag), ...strings });
  refreshAll();
}

/** Has everything that reads strings or the language read them again. */
export function refreshAll(): void {
  for (const listener of listeners) listener();
}

/** What was given for a language tag, by its longest known prefix. */
function given(language: string): Given | undefined {
  for (let tag = language.toLowerCase(); tag; tag = tag.slice(0, Math.max(tag.lastIndexOf('-'), 0))) {
    const found = languages.get(tag);
    if (found) return found;
  }
  return languages.get('en');
}

/**
 * The strings of an element in a language.
 * @param english its own in English: each element brings those that it shows, and no page those of all the others.
 */
export function stringsFor<Own extends Given>(language: string, english: Own): Own {
  const over = given(language);
  if (!over) return english;
  const known = merged.get(over) ?? new WeakMap<Given, Given>();
  merged.set(over, known);
  const made = known.get(english) ?? { ...english, ...over };
  known.set(english, made);
  return made as Own;
}
