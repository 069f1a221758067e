import { createApi } from '#core/api/api.ts';
import type { Settings } from '#core/config/settings.ts';
import type { Deps } from '#core/deps.ts';
import { createNetwork } from '#core/network/network.ts';
import type { IdentityProvider } from '#core/session/identity.ts';
import { createTokenQueue } from '#core/session/token-queue.ts';
import type { Storage } from '#core/storage/storage.ts';
import { safeUrl } from '#shared/safe-url.ts';
import { saveBytes } from '#shared/save-file.ts';

/** Runs one call of a name at a time: across tabs with Web Locks, within the tab where the browser has none. */
function createLock(): Deps['withLock'] {
  const locks = globalThis.navigator?.locks;
  if (locks) return (name, action) => locks.request(name, action) as ReturnType<typeof action>;
  // By name, like the locks: a call that holds one lock may refresh the token under another.
  const last = new Map<string, Promise<unknown>>();
  return (name, action) => {
    const next = (last.get(name) ?? Promise.resolve()).then(action);
    last.set(
      name,
      next.catch(() => undefined),
    );
    return next;
  };
}

/** Loads once. After a failure the next call loads again. */
function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loaded: Promise<Value> | null = null;
  return () => {
    loaded ??= load().catch((error: unknown) => {
      loaded = null;
      throw error;
    });
    return loaded;
  };
}

/** Creates the dependencies of the running app. */
export function createDeps(settings: Settings, storage: Storage): Deps {
  const tokens = createTokenQueue(storage);
  const api = createApi(settings, tokens.source, (notice) => {
    // oxlint-disable-next-line no-console -- decisions: what an answer has beyond the specification is logged
    console.info('provider answer', notice);
  });
  return {
    identity: once<IdentityProvider>(() =>
      import('#core/session/firebase.ts').then(({ createFirebaseIdentity }) =>
        createFirebaseIdentity(settings.firebase),
      ),
    ),
    api: api.load,
    abortCalls: api.abort,
    storage,
    tokens,
    network: createNetwork(),
    settings,
    now: () => Date.now(),
    newId: () => crypto.randomUUID(),
    leave: (url) => {
      const safe = safeUrl(url, location.origin);
      if (safe !== null) location.assign(safe);
      return safe !== null;
    },
    save: saveBytes,
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
    withLock: createLock(),
  };
}
