/** The store of the mock's data: texts by key, read and written synchronously, so that no tab sees half a change. */
export interface KeyValueStore {
  read(key: string): string | null;
  write(key: string, text: string): void;
  remove(key: string): void;
  /** Every stored key. */
  keys(): readonly string[];
}

/** Prefix of every key of the mock. */
export const PREFIX = 'plinth-mock.';

/** Creates a store in memory, for tests and stories. */
export function createMemoryStore(): KeyValueStore {
  const texts = new Map<string, string>();
  return {
    read: (key) => texts.get(key) ?? null,
    write: (key, text) => void texts.set(key, text),
    remove: (key) => void texts.delete(key),
    keys: () => [...texts.keys()],
  };
}

/**
 * A store over the browser's: it survives a reload and every tab sees it. Values that it rejects are kept in memory.
 * @param open returns the storage. It throws where the browser blocks the data of the site.
 */
export function createBrowserStore(open: () => Storage): KeyValueStore {
  const overflow = createMemoryStore();
  const tryOr = <Value>(run: () => Value, fallback: () => Value): Value => {
    try {
      return run();
    } catch {
      return fallback();
    }
  };
  return {
    read: (key) =>
      overflow.read(key) ??
      tryOr(
        () => open().getItem(key),
        () => null,
      ),
    write: (key, text) => {
      tryOr(
        () => {
          open().setItem(key, text);
          overflow.remove(key);
        },
        () => overflow.write(key, text),
      );
    },
    remove: (key) => {
      overflow.remove(key);
      tryOr(
        () => open().removeItem(key),
        () => undefined,
      );
    },
    keys: () => {
      const stored = tryOr(
        () => Object.keys(open()),
        () => [],
      );
      return [...new Set([...stored, ...overflow.keys()])].filter((key) => key.startsWith(PREFIX));
    },
  };
}

/**
 * Reads a stored value; null when there is none, or its text is broken.
 * @param isValid whether it has the current form: one that an earlier version stored may have another.
 */
export function readValue<Value>(
  store: KeyValueStore,
  key: string,
  isValid: (value: Partial<Value>) => boolean,
): Value | null {
  try {
    const value = JSON.parse(store.read(key) ?? 'null') as Value | null;
    return typeof value === 'object' && value !== null && isValid(value) ? value : null;
  } catch {
    return null;
  }
}

/**
 * Stores a value, if it changed: a browser learns of another tab's change a moment later, and a tab that only reads must
 * not undo it.
 */
export function writeValue(store: KeyValueStore, key: string, value: object): void {
  const text = JSON.stringify(value);
  if (text !== store.read(key)) store.write(key, text);
}
