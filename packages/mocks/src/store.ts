/** Where the mock keeps its data: texts under keys, read and written at once, so that a tab never sees half a change. */
export interface KeyValueStore {
  read(key: string): string | null;
  write(key: string, text: string): void;
  remove(key: string): void;
  /** Every key that is there. */
  keys(): readonly string[];
}

/** Every key of the mock begins so. */
export const PREFIX = 'plinth-mock.';

/** A store that ends with its owner: for tests and stories. */
export function createMemoryStore(): KeyValueStore {
  const texts = new Map<string, string>();
  return {
    read: (key) => texts.get(key) ?? null,
    write: (key, text) => void texts.set(key, text),
    remove: (key) => void texts.delete(key),
    keys: () => [...texts.keys()],
  };
}

/** A store over the browser's: it survives a reload and every tab sees it. What it refuses to keep stays in memory. */
export function createBrowserStore(storage: Storage): KeyValueStore {
  const overflow = createMemoryStore();
  const attempt = <Value>(run: () => Value, otherwise: () => Value): Value => {
    try {
      return run();
    } catch {
      return otherwise();
    }
  };
  return {
    read: (key) =>
      overflow.read(key) ??
      attempt(
        () => storage.getItem(key),
        () => null,
      ),
    write: (key, text) => {
      attempt(
        () => {
          storage.setItem(key, text);
          overflow.remove(key);
        },
        () => overflow.write(key, text),
      );
    },
    remove: (key) => {
      overflow.remove(key);
      attempt(
        () => storage.removeItem(key),
        () => undefined,
      );
    },
    keys: () => {
      const stored = attempt(
        () => Object.keys(storage),
        () => [],
      );
      return [...new Set([...stored, ...overflow.keys()])].filter((key) => key.startsWith(PREFIX));
    },
  };
}
