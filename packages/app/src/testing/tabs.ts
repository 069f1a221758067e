import type { Deps } from '#core/deps.ts';
import { createStorage, type Storage, type StorageKey } from '#core/storage/storage.ts';
import { memoryArea } from './world.ts';

/** One tab's share of the browser. */
export interface Tab {
  readonly storage: Storage;
  readonly withLock: Deps['withLock'];
  /** Ends the tab as a crash does: it writes nothing any more, and the lock it holds is free. */
  readonly close: () => void;
}

/** A browser in memory: its tabs share what is kept, hear of each other's changes, and one at a time has a lock. */
export function createTabs() {
  const local = memoryArea();
  const tabs = new Map<Tab, (key: StorageKey) => void>();
  const last = new Map<string, Promise<unknown>>();

  return {
    local,
    open(): Tab {
      const listeners = new Set<(key: StorageKey) => void>();
      const session = memoryArea();
      const own = createStorage({ local: () => local, session: () => session });
      const closed = Promise.withResolvers<never>();
      closed.promise.catch(() => undefined);
      const changed = (keys: readonly StorageKey[]) => {
        // A change is told later, as the browser does it.
        setTimeout(() => {
          for (const [other, tell] of tabs) if (other !== tab) keys.forEach(tell);
        });
      };
      const tab: Tab = {
        storage: {
          ...own,
          set(key, value) {
            if (!tabs.has(tab)) return;
            own.set(key, value);
            changed([key]);
          },
          remove(...keys) {
            if (!tabs.has(tab)) return;
            own.remove(...keys);
            changed(keys);
          },
          onChange(listener) {
            listeners.add(listener);
            return () => listeners.delete(listener);
          },
        },
        withLock: (name, action) => {
          const run = () => Promise.race([action(), closed.promise]);
          const next = (last.get(name) ?? Promise.resolve()).then(run);
          last.set(
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
