import { afterEach, expect, it, vi } from 'vitest';
import { replaceBlockedStorage } from './blocked-storage.ts';

afterEach(() => void vi.unstubAllGlobals());

it('replaces a storage that cannot be accessed by one that keeps nothing', () => {
  vi.stubGlobal('localStorage', undefined);
  Object.defineProperty(globalThis, 'localStorage', {
    get: () => {
      throw new DOMException('Denied', 'SecurityError');
    },
    configurable: true,
  });
  replaceBlockedStorage();
  expect(() => localStorage.setItem('plinth.skin', 'dark')).toThrow('The browser blocks the data of the site');
  expect(localStorage.getItem('plinth.skin')).toBeNull();
});

it('leaves a storage that can be accessed', () => {
  const storage = { getItem: () => 'dark' };
  vi.stubGlobal('localStorage', storage);
  replaceBlockedStorage();
  expect(localStorage).toBe(storage);
});
