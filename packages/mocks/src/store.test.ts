import { expect, test } from 'vitest';
import { createBrowserStore, createMemoryStore } from './store.ts';

/** The browser's storage over a map, that can be made to refuse. */
function createStorage() {
  const texts = new Map<string, string>();
  const state = { refuses: false };
  const guard = () => {
    if (state.refuses) throw new DOMException('full', 'QuotaExceededError');
  };
  const methods = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => {
      guard();
      texts.set(key, text);
    },
    removeItem: (key: string) => {
      guard();
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
  ['the browser', () => createBrowserStore(createStorage().storage)],
])('stores texts in %s until removed', (_name, make) => {
  const store = make();
  expect(store.read('plinth-mock.a')).toBeNull();
  store.write('plinth-mock.a', '1');
  expect([store.read('plinth-mock.a'), store.keys()]).toEqual(['1', ['plinth-mock.a']]);
  store.remove('plinth-mock.a');
  expect([store.read('plinth-mock.a'), store.keys()]).toEqual([null, []]);
});

test('reads texts of another tab, and only the keys of the mock', () => {
  const { storage, texts } = createStorage();
  const store = createBrowserStore(storage);
  texts.set('plinth-mock.a', 'other tab').set('plinth.skin', 'dark');
  expect(store.read('plinth-mock.a')).toBe('other tab');
  expect(store.keys()).toEqual(['plinth-mock.a']);
});

test('keeps in memory what the browser refuses, until it accepts it', () => {
  const { storage, texts, state } = createStorage();
  const store = createBrowserStore(storage);
  state.refuses = true;
  store.write('plinth-mock.a', '1');
  expect([store.read('plinth-mock.a'), store.keys(), texts.size]).toEqual(['1', ['plinth-mock.a'], 0]);
  state.refuses = false;
  store.write('plinth-mock.a', '2');
  texts.set('plinth-mock.a', '3');
  expect(store.read('plinth-mock.a')).toBe('3');
});
