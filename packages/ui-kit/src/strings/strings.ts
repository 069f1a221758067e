import type { KitStrings } from './en.ts';

export type { KitStrings } from './en.ts';

type Given = Partial<KitStrings>;

/** The strings that the host page has set, by language tag in lower case. */
const languages = new Map<string, Given>();
/** Callbacks for changes of the strings or of the page's language or direction. */
export const listeners = new Set<() => void>();
/** The merged strings, cached because a new object would count as changed strings. */
const merged = new WeakMap<Given, WeakMap<Given, Given>>();

/**
 * Sets the kit's strings in a language, or replaces some of them. Missing strings fall back to English. Every element
 * in that language renders again.
 * @param language a BCP 47 tag; `pt-BR` falls back to `pt`, then to `en`.
 */
export function setStrings(language: string, strings: Given): void {
  const tag = language.toLowerCase();
  languages.set(tag, { ...languages.get(tag), ...strings });
  refreshAll();
}

/** Notifies all listeners, so that they read the strings and the language again. */
export function refreshAll(): void {
  for (const listener of listeners) listener();
}

/** Returns the strings that are set for a language tag or its longest known prefix, otherwise those set for English. */
function given(language: string): Given | undefined {
  for (let tag = language.toLowerCase(); tag; tag = tag.slice(0, Math.max(tag.lastIndexOf('-'), 0))) {
    const found = languages.get(tag);
    if (found) return found;
  }
  return languages.get('en');
}

/**
 * Returns the strings of an element in a language.
 * @param english the element's English strings. Each element imports only its own, so that a page doesn't load those of
 * the others.
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
