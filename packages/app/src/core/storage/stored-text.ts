/** Returns the key under which the browser stores a value. */
export function storageName(key: string): string {
  return `plinth.${key}`;
}

/** Returns the text of a value in the browser's local storage, not validated; null without one, or where it is blocked. */
export function readStoredText(key: string): string | null {
  try {
    return globalThis.localStorage.getItem(storageName(key));
  } catch {
    return null;
  }
}

/** Stores a hint for the next visit in the browser's local storage; does nothing where it is blocked or full. */
export function writeStoredText(key: string, text: string): void {
  try {
    globalThis.localStorage.setItem(storageName(key), text);
  } catch {
    // The next visit does without it.
  }
}
