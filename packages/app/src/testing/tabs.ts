import type { Deps } from '#core/deps.ts';
import { createStorage, type Storage, type StorageKey } from '#core/storage/storage.ts';
import { memoryArea } from './world.ts';

/** A simulated browser tab. */
export interface Tab {
  readonly storage: Storage;
  readonly withLock: Deps['withLock'];
  /** Closes the tab abruptly, as a crash does: it stops writing and releases its lock. */
  readonly close: () => void;
}

/**
 * Creates an in-memory browser whose tabs share storage, receive each other's storage events and share exclusive locks.
 */
export function createTabs() {
  const local = memoryArea();
  const tabs = new Map<Tab, (key: StorageKey) => void>();
  const lastTasks = new Map<string, Promise<unknown>>();

  return {
    local,
    open(): Tab {
      const listeners = new Set<(key: StorageKey) => void>();
      const session = memoryArea();
      const ownStorage = createStorage({ local: () => local, session: () => session });
      const closed = Promise.withResolvers<never>();
      closed.promise.catch(() => undefined);
      const notifyOtherTabs = (keys: readonly StorageKey[]) => {
        // As in a browser, storage events are asynchronous.
        setTimeout(() => {
          for (const [other, notify] of tabs) if (other !== tab) keys.forEach(notify);
        });
      };
      const tab: Tab = {
        storage: {
          ...ownStorage,
          set(key, value) {
            if (!tabs.has(tab)) return;
            ownStorage.set(key, value);
            notifyOtherTabs([key]);
          },
          remove(...keys) {
            if (!tabs.has(tab)) return;
            ownStorage.remove(...keys);
            notifyOtherTabs(keys);
          },
          onChange(listener) {
            listeners.add(listener);
            return () => listeners.delete(listener);
          },
        },
        withLock: (name, action) => {
          const run = () => Promise.race([action(), closed.promise]);
          const next = (lastTasks.get(name) ?? Promise.resolve()).then(run);
          lastTasks.set(
            name,
            next.catch(() => undefined),
          );
          return next;
        },
        close() {
          tabs.delete(tab);
          closed.reject(new Error('The tab is closed'));
        },
      };
      tabs.set(tab, (key) => listeners.forEach((listener) => listener(key)));
      return tab;
    },
  };
}
