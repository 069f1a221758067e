import { expect, test } from 'vitest';
import { createBrowserStore, createMemoryStore } from './store.ts';

/** Creates the browser's storage over a map; it can be full. */
function createStorage() {
  const texts = new Map<string, string>();
  const state = { isFull: false };
  const throwIfFull = () => {
    if (state.isFull) throw new DOMException('full', 'QuotaExceededError');
  };
  const methods = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => {
      throwIfFull();
      texts.set(key, text);
    },
    removeItem: (key: string) => {
      throwIfFull();
      texts.delete(key);
    },
    key: () => null,
    clear: () => texts.clear(),
    length: 0,
  };
  const storage: Storage = new Proxy<Storage>(methods, {
    ownKeys: () => [...texts.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
  return { storage, texts, state };
}

test.each([
  ['memory', () => createMemoryStore()],
  [
    'the browser',
    () => {
      const { storage } = createStorage();
      return createBrowserStore(() => storage);
    },
  ],
  [
    'a browser that blocks the data of the site',
    () =>
      createBrowserStore(() => {
        throw new DOMException('Denied', 'SecurityError');
      }),
  ],
])('stores texts in %s until removed', (_name, createStore) => {
  const store = createStore();
  expect(store.read('plinth-mock.a')).toBeNull();
  store.write('plinth-mock.a', '1');
  expect([store.read('plinth-mock.a'), store.keys()]).toEqual(['1', ['plinth-mock.a']]);
  store.remove('plinth-mock.a');
  expect([store.read('plinth-mock.a'), store.keys()]).toEqual([null, []]);
});

test('reads texts of another tab, and only the keys of the mock', () => {
  const { storage, texts } = createStorage();
  const store = createBrowserStore(() => storage);
  texts.set('plinth-mock.a', 'other tab').set('plinth.skin', 'dark');
  expect(store.read('plinth-mock.a')).toBe('other tab');
  expect(store.keys()).toEqual(['plinth-mock.a']);
});

test('keeps a value in memory while the browser rejects it', () => {
  const { storage, texts, state } = createStorage();
  const store = createBrowserStore(() => storage);
  state.isFull = true;
  store.write('plinth-mock.a', '1');
  expect([store.read('plinth-mock.a'), store.keys(), texts.size]).toEqual(['1', ['plinth-mock.a'], 0]);
  state.isFull = false;
  store.write('plinth-mock.a', '2');
  texts.set('plinth-mock.a', '3');
  expect(store.read('plinth-mock.a')).toBe('3');
});
