import type { KitStrings } from './en.ts';

export type { KitStrings } from './en.ts';

type PartialStrings = Partial<KitStrings>;

/** The strings that the host page has set, by language tag in lower case. */
const languages = new Map<string, PartialStrings>();
/** Callbacks for changes of the strings or of the page's language or direction. */
export const listeners = new Set<() => void>();
/** The merged strings, cached because a new object would count as changed strings. */
const merged = new WeakMap<PartialStrings, WeakMap<PartialStrings, PartialStrings>>();

/**
 * Sets the kit's strings in a language, or replaces some of them. Missing strings fall back to English. Every element
 * in that language renders again.
 * @param language a BCP 47 tag; `pt-BR` falls back to `pt`, then to `en`.
 */
export function setStrings(language: string, strings: PartialStrings): void {
  const tag = language.toLowerCase();
  languages.set(tag, { ...languages.get(tag), ...strings });
  refreshAll();
}

/** Notifies all listeners, so that they read the strings and the language again. */
export function refreshAll(): void {
  for (const listener of listeners) listener();
}

/** Returns the strings that are set for a language tag or its longest known prefix, otherwise those set for English. */
function customStrings(language: string): PartialStrings | undefined {
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
export function stringsFor<Own extends PartialStrings>(language: string, english: Own): Own {
  const custom = customStrings(language);
  if (!custom) return english;
  const mergedByEnglish = merged.get(custom) ?? new WeakMap<PartialStrings, PartialStrings>();
  merged.set(custom, mergedByEnglish);
  const strings = mergedByEnglish.get(english) ?? { ...english, ...custom };
  mergedByEnglish.set(english, strings);
  return strings as Own;
}
