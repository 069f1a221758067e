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
