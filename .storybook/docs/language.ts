import { useSyncExternalStore } from 'react';

/** The ways to write an example. */
export type Language = 'html' | 'react';

let chosen: Language = 'html';
const listeners = new Set<() => void>();

/** Chooses how every example of the page is written. */
export function chooseLanguage(language: Language): void {
  chosen = language;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How examples are written: whoever reads one in React reads them all so. */
export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, () => chosen);
}
