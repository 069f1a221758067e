/** Where the mock keeps the bytes of files: they are too large for texts under keys. */
import { PREFIX } from './store.ts';

/** Bytes under storage keys. */
export interface ObjectStore {
  read(key: string): Promise<Blob | null>;
  write(key: string, file: Blob): Promise<void>;
  clear(): Promise<void>;
}

/** A store that ends with its owner: for tests and stories. */
export function createMemoryObjects(): ObjectStore {
  const files = new Map<string, Blob>();
  return {
    read: async (key) => files.get(key) ?? null,
    write: async (key, file) => void files.set(key, file),
    clear: async () => files.clear(),
  };
}

/** What is needed of the browser's caches. */
interface Caches {
  open(name: string): Promise<{
    match(address: string): Promise<Response | undefined>;
    put(address: string, response: Response): Promise<void>;
  }>;
  delete(name: string): Promise<boolean>;
}

const CACHE = `${PREFIX}objects`;

/** A store over the browser's cache: it survives a reload and every tab sees it. What it refuses to keep stays in memory. */
export function createBrowserObjects(storage: Caches | undefined): ObjectStore {
  const overflow = createMemoryObjects();
  // A cache has addresses for keys; nothing is ever asked for at this one.
  const address = (key: string): string => `/${CACHE}?${new URLSearchParams({ key }).toString()}`;
  const cache = async () => {
    if (!storage) throw new Error('There is no cache outside a secure context');
    return storage.open(CACHE);
  };
  return {
    read: async (key) => {
      const kept = await overflow.read(key);
      if (kept) return kept;
      try {
        const found = await (await cache()).match(address(key));
        return found ? await found.blob() : null;
      } catch {
        return null;
      }
    },
    write: async (key, file) => {
      try {
        await (await cache()).put(address(key), new Response(file, { headers: { 'content-type': file.type } }));
      } catch {
        await overflow.write(key, file);
      }
    },
    clear: async () => {
      await overflow.clear();
      await storage?.delete(CACHE);
    },
  };
}
