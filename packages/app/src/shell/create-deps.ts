import { createApi } from '#core/api/api.ts';
import type { Settings } from '#core/config/settings.ts';
import type { Deps, Marks } from '#core/deps.ts';
import { createNetwork } from '#core/network/network.ts';
import type { IdentityProvider } from '#core/session/identity.ts';
import { createTokenQueue } from '#core/session/token-queue.ts';
import type { Storage } from '#core/storage/storage.ts';
import { whenIdle } from '#shared/idle.ts';
import { once } from '#shared/once.ts';
import { safeUrl } from '#shared/safe-url.ts';
import { saveBytes } from '#shared/save-file.ts';

/** Creates the lock: across tabs with Web Locks, or within the tab in browsers without them. */
function createLock(): Deps['withLock'] {
  const locks = globalThis.navigator?.locks;
  if (locks) return (name, action) => locks.request(name, action) as ReturnType<typeof action>;
  // By name, like the locks: a call that holds one lock may refresh the token under another.
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

/** Creates the marks: shared Web Locks, or none in browsers without them, where each tab is on its own. */
function createMarks(): Marks {
  const locks = globalThis.navigator?.locks;
  if (!locks) return { set: async () => undefined, has: async () => false };
  return {
    set: (name, ms) =>
      new Promise((resolve, reject) => {
        const hold = () => {
          resolve();
          return new Promise<void>((release) => {
            setTimeout(release, ms);
          });
        };
        locks.request(name, { mode: 'shared' }, hold).catch(reject);
      }),
    async has(name) {
      const { held = [] } = await locks.query();
      return held.some((lock) => lock.name === name);
    },
  };
}

/** Creates the dependencies of the running app. */
export function createDeps(settings: Settings, storage: Storage, loadDemo: Deps['loadDemo']): Deps {
  const tokens = createTokenQueue(storage);
  const api = createApi(settings, tokens.source, (notice) => {
    // oxlint-disable-next-line no-console -- response fields beyond the specification are logged
    console.info('provider response', notice);
  });
  return {
    identity: once<IdentityProvider>(() =>
      import('#core/session/firebase.ts').then(({ createFirebaseIdentity }) =>
        createFirebaseIdentity(settings.firebase),
      ),
    ),
    api: api.load,
    abortCalls: api.abort,
    loadDemo,
    storage,
    tokens,
    network: createNetwork(),
    settings,
    now: () => Date.now(),
    newId: () => crypto.randomUUID(),
    openExternal: (url) => {
      const safeAddress = safeUrl(url, location.origin);
      if (safeAddress !== null) location.assign(safeAddress);
      return safeAddress !== null;
    },
    saveFile: saveBytes,
    whenVisible: () =>
      new Promise((resolve) => {
        const resolveIfVisible = () => {
          if (document.visibilityState === 'hidden') return;
          document.removeEventListener('visibilitychange', resolveIfVisible);
          resolve();
        };
        document.addEventListener('visibilitychange', resolveIfVisible);
        resolveIfVisible();
      }),
    whenIdle: () => new Promise((resolve) => void whenIdle(resolve)),
    onReturn: (listener) => {
      const listenIfVisible = () => {
        if (document.visibilityState === 'visible') listener();
      };
      globalThis.addEventListener('focus', listener);
      document.addEventListener('visibilitychange', listenIfVisible);
      return () => {
        globalThis.removeEventListener('focus', listener);
        document.removeEventListener('visibilitychange', listenIfVisible);
      };
    },
    withLock: createLock(),
    marks: createMarks(),
  };
}
