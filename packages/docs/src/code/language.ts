import { useSyncExternalStore } from 'react';

/** The languages of the examples. */
export type Language = 'html' | 'react' | 'vue';

/** The names of the languages. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { html: 'HTML', react: 'React', vue: 'Vue' };

export const isLanguage = (value: string): value is Language => Object.hasOwn(LANGUAGE_NAMES, value);

let currentLanguage: Language = 'html';
const listeners = new Set<() => void>();

/** Sets the language of all examples on the page. */
export function setLanguage(language: Language): void {
  currentLanguage = language;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the language of the examples, which they all share. */
export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, () => currentLanguage);
}
