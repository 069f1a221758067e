import type { Deps, Marks } from '#core/deps.ts';
import { createStorage, type Storage, type StorageKey } from '#core/storage/storage.ts';
import { memoryArea } from './world.ts';

/** A simulated browser tab. */
export interface Tab {
  readonly storage: Storage;
  readonly withLock: Deps['withLock'];
  readonly marks: Marks;
  /** Closes the tab abruptly, as a crash does: it stops writing and releases its lock. */
  readonly close: () => void;
}

interface Options {
  /** Returns the time in milliseconds until the other tabs read what a tab has stored; by default they read it at once. */
  readonly nextDelay?: () => number;
}

type Area = ReturnType<typeof memoryArea>;

/** The storage and the listeners of an open tab. */
interface OpenTab {
  readonly area: Area;
  readonly listeners: ReadonlySet<(key: StorageKey) => void>;
}

/**
 * Creates an in-memory browser whose tabs share storage, receive each other's storage events and share exclusive locks.
 * With a delay, as in a busy browser, a tab reads what another one has stored when it receives the event.
 */
export function createTabs({ nextDelay }: Options = {}) {
  const local = memoryArea();
  const tabs = new Map<Tab, OpenTab>();
  const lastTasks = new Map<string, Promise<unknown>>();
  const markNames = new Set<string>();
  const marks: Marks = {
    async set(name, ms) {
      markNames.add(name);
      setTimeout(() => markNames.delete(name), ms);
    },
    has: async (name) => markNames.has(name),
  };

  return {
    local,
    open(): Tab {
      const listeners = new Set<(key: StorageKey) => void>();
      const session = memoryArea();
      const area = nextDelay ? memoryArea() : local;
      for (const [name, value] of local.values) area.setItem(name, value);
      let writes: ((target: Area) => void)[] = [];
      const write = (change: (target: Area) => void) => {
        for (const target of new Set([local, area])) change(target);
        writes.push(change);
      };
      const ownStorage = createStorage({
        local: () => ({
          getItem: area.getItem,
          setItem: (name, value) => write((target) => target.setItem(name, value)),
          removeItem: (name) => write((target) => target.removeItem(name)),
        }),
        session: () => session,
      });
      const closed = Promise.withResolvers<never>();
      closed.promise.catch(() => undefined);
      const tellOtherTabs = (keys: readonly StorageKey[]) => {
        const changes = writes;
        writes = [];
        // As in a browser, storage events are asynchronous.
        setTimeout(() => {
          for (const [other, target] of tabs) {
            if (other === tab) continue;
            if (nextDelay) for (const change of changes) change(target.area);
            for (const key of keys) for (const listener of target.listeners) listener(key);
          }
        }, nextDelay?.() ?? 0);
      };
      const tab: Tab = {
        storage: {
          ...ownStorage,
          set(key, value) {
            if (!tabs.has(tab)) return false;
            const isStored = ownStorage.set(key, value);
            tellOtherTabs([key]);
            return isStored;
          },
          remove(...keys) {
            if (!tabs.has(tab)) return;
            ownStorage.remove(...keys);
            tellOtherTabs(keys);
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
        marks,
        close() {
          tabs.delete(tab);
          closed.reject(new Error('The tab is closed'));
        },
      };
      tabs.set(tab, { area, listeners });
      return tab;
    },
  };
}
