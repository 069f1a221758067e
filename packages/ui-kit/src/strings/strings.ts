import { en, type KitStrings } from './en.ts';

export type { KitStrings } from './en.ts';

const languages = new Map<string, KitStrings>([['en', en]]);
const listeners = new Set<() => void>();

/**
 * Gives the kit its strings in a language, or replaces single ones of it. What is not given falls back to English.
 * Every element on the page that reads the language renders again.
 * @param language a BCP 47 tag; `pt-BR` falls back to `pt`, then to `en`.
 */
export function setStrings(language: string, strings: Partial<KitStrings>): void {
  const tag = language.toLowerCase();
  languages.set(tag, { ...(languages.get(tag) ?? en), ...strings });
  for (const listener of listeners) listener();
}

/** The strings for a language tag, by its longest known prefix. */
export function stringsFor(language: string): KitStrings {
  let tag = language.toLowerCase();
  for (;;) {
    const found = languages.get(tag);
    if (found) return found;
    const cut = tag.lastIndexOf('-');
    if (cut < 0) return en;
    tag = tag.slice(0, cut);
  }
}

/** Calls `listener` whenever strings were set; returns the way to stop. */
export function onStringsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
