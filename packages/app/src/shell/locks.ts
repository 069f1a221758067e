import type { Deps, Marks } from '#core/deps.ts';

type Locks = Pick<LockManager, 'request' | 'query'> | undefined;

/** Creates a lock within the tab. It is by name: a call that holds one lock may refresh the token under another. */
function createTabLock(): Deps['withLock'] {
  const lastCalls = new Map<string, Promise<unknown>>();
  return (name, action) => {
    const call = (lastCalls.get(name) ?? Promise.resolve()).then(action);
    lastCalls.set(
      name,
      call.catch(() => undefined),
    );
    return call;
  };
}

/**
 * Creates the lock: across tabs with Web Locks, or within the tab in browsers without them and in those that deny them,
 * as they do where they block the data of the site.
 */
export function createLock(locks: Locks): Deps['withLock'] {
  const withTabLock = createTabLock();
  if (!locks) return withTabLock;
  return async (name, action) => {
    let isHeld = false;
    try {
      return await (locks.request(name, () => {
        isHeld = true;
        return action();
      }) as ReturnType<typeof action>);
    } catch (error) {
      if (isHeld) throw error;
      return withTabLock(name, action);
    }
  };
}

/** Creates the marks: shared Web Locks, or none in browsers without them or that deny them, where each tab is on its own. */
export function createMarks(locks: Locks): Marks {
  if (!locks) return { set: async () => undefined, has: async () => false };
  return {
    set: (name, ms) =>
      new Promise((resolve) => {
        const hold = () => {
          resolve();
          return new Promise<void>((release) => {
            setTimeout(release, ms);
          });
        };
        locks.request(name, { mode: 'shared' }, hold).catch(() => resolve());
      }),
    async has(name) {
      const { held = [] } = await locks.query().catch(() => ({ held: [] }));
      return held.some((lock) => lock.name === name);
    },
  };
}
