/** A storage that has nothing and takes nothing. */
const NO_STORAGE: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
  getItem: () => null,
  setItem: () => {
    throw new DOMException('The browser blocks the data of the site', 'QuotaExceededError');
  },
  removeItem: () => undefined,
};

/**
 * Replaces the local storage of a page whose browser blocks the data of the site, where access to it throws. It has to be
 * called before MSW is loaded, which accesses the storage as it loads.
 */
export function replaceBlockedStorage(): void {
  try {
    void globalThis.localStorage;
  } catch {
    Object.defineProperty(globalThis, 'localStorage', { value: NO_STORAGE, configurable: true });
  }
}
