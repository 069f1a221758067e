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

/** Returns the fields of a stored object, not validated; none without one, or where its text is no JSON. */
export function readStoredFields(key: string): Readonly<Record<string, unknown>> {
  try {
    return (JSON.parse(readStoredText(key) ?? 'null') ?? {}) as Readonly<Record<string, unknown>>;
  } catch {
    return {};
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
