import { expect, test } from 'vitest';
import { createBrowserObjects, createMemoryObjects, StorageFullError } from './objects.ts';

/** Creates the browser's caches over a map; they can refuse files. */
function createCaches() {
  const files = new Map<string, Response>();
  const state: { refusal: string | null } = { refusal: null };
  const cache = {
    match: async (address: string) => files.get(address)?.clone(),
    put: async (address: string, response: Response) => {
      if (state.refusal !== null) throw new DOMException('refused', state.refusal);
      files.set(address, response);
    },
  };
  return { storage: { open: async () => cache }, files, state };
}

const png = new Blob([new Uint8Array([137, 80, 0, 255])], { type: 'image/png' });
const bytesOf = async (file: Blob | null) => (file ? [file.type, ...new Uint8Array(await file.arrayBuffer())] : null);

test.each([
  ['memory', () => createMemoryObjects()],
  [
    'the browser',
    () => {
      const { storage } = createCaches();
      return createBrowserObjects(() => storage);
    },
  ],
  ['a browser without caches', () => createBrowserObjects(() => undefined)],
  [
    'a browser that blocks the data of the site',
    () =>
      createBrowserObjects(() => {
        throw new DOMException('Denied', 'SecurityError');
      }),
  ],
])('stores bytes and type in %s', async (_name, createStore) => {
  const store = createStore();
  expect(await store.read('a/b c?.png')).toBeNull();
  await store.write('a/b c?.png', png);
  expect(await bytesOf(await store.read('a/b c?.png'))).toEqual(['image/png', 137, 80, 0, 255]);
  expect(await store.read('a/b c')).toBeNull();
});

test('refuses a file for which the browser has no room', async () => {
  const { storage, state } = createCaches();
  const store = createBrowserObjects(() => storage);
  state.refusal = 'QuotaExceededError';
  await expect(store.write('a', png)).rejects.toBeInstanceOf(StorageFullError);
  expect(await store.read('a')).toBeNull();
});

test('keeps a file in memory when the browser blocks its storage', async () => {
  const { storage, files, state } = createCaches();
  const store = createBrowserObjects(() => storage);
  state.refusal = 'SecurityError';
  await store.write('a', png);
  expect([files.size, await bytesOf(await store.read('a'))]).toEqual([0, ['image/png', 137, 80, 0, 255]]);
});

test('reads the file of another tab', async () => {
  const { storage } = createCaches();
  await createBrowserObjects(() => storage).write('a', png);
  expect(await bytesOf(await createBrowserObjects(() => storage).read('a'))).toEqual(['image/png', 137, 80, 0, 255]);
});
