/** The store of file bytes, which are too large for the key-value store. */
import { PREFIX } from './store.ts';

/** Thrown instead of storing a file for which the browser has no room. */
export class StorageFullError extends Error {
  override readonly name = 'StorageFullError';
}

/** Bytes under storage keys. */
export interface ObjectStore {
  read(key: string): Promise<Blob | null>;
  /** Stores a file. @throws StorageFullError if there is no room for it. */
  write(key: string, file: Blob): Promise<void>;
}

/** Creates a store in memory, for tests and stories. */
export function createMemoryObjects(): ObjectStore {
  const files = new Map<string, Blob>();
  return {
    read: async (key) => files.get(key) ?? null,
    write: async (key, file) => void files.set(key, file),
  };
}

/** The part of `CacheStorage` that is used. */
interface Caches {
  open(name: string): Promise<{
    match(address: string): Promise<Response | undefined>;
    put(address: string, response: Response): Promise<void>;
  }>;
}

const CACHE_NAME = `${PREFIX}objects`;

/**
 * Creates a store over the browser's cache, shared by all tabs. Where the browser blocks it, files are in memory.
 * @param open returns the caches. There are none without a secure context, and it throws where the browser blocks the data
 * of the site.
 */
export function createBrowserObjects(open: () => Caches | undefined): ObjectStore {
  const memory = createMemoryObjects();
  // The keys of a cache are addresses; this one is never requested.
  const address = (key: string): string => `/${CACHE_NAME}?${new URLSearchParams({ key }).toString()}`;
  const cache = async () => {
    const caches = open();
    if (!caches) throw new Error('There is no cache outside a secure context');
    return caches.open(CACHE_NAME);
  };
  return {
    read: async (key) => {
      const memoryFile = await memory.read(key);
      if (memoryFile) return memoryFile;
      try {
        const response = await (await cache()).match(address(key));
        return response ? await response.blob() : null;
      } catch {
        return null;
      }
    },
    write: async (key, file) => {
      try {
        await (await cache()).put(address(key), new Response(file, { headers: { 'content-type': file.type } }));
      } catch (error) {
        if (error instanceof DOMException && error.name === 'QuotaExceededError') {
          throw new StorageFullError('There is no room for the file', { cause: error });
        }
        await memory.write(key, file);
      }
    },
  };
}
