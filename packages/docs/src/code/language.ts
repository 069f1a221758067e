import { useSyncExternalStore } from 'react';

/** The languages of the examples. */
export type Language = 'html' | 'react' | 'vue';

export const isLanguage = (value: string): value is Language =>
  value === 'html' || value === 'react' || value === 'vue';

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
