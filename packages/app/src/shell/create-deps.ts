import { randomId } from '@plinth/api-client/random-id';
import { saveFile } from '@plinth/ui-kit/save-file';
import { createApi } from '#core/api/api.ts';
import type { Settings } from '#core/config/settings.ts';
import type { Deps } from '#core/deps.ts';
import { createNetwork } from '#core/network/network.ts';
import type { Incident } from '#core/reports/incident.ts';
import { withDemoAccounts, withStoredAccounts } from '#core/session/demo-identity.ts';
import type { IdentityProvider } from '#core/session/identity.ts';
import { createStoredUserReader } from '#core/session/stored-user.ts';
import { createTokenQueue } from '#core/session/token-queue.ts';
import type { Storage } from '#core/storage/storage.ts';
import { whenIdle } from '#shared/idle.ts';
import { once } from '#shared/once.ts';
import { safeUrl } from '#shared/safe-url.ts';
import { createLock, createMarks } from './locks.ts';

const INPUT_EVENTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll'] as const;

/** Creates the dependencies of the running app. @param report Reports what went wrong. */
export function createDeps(
  settings: Settings,
  storage: Storage,
  loadDemo: Deps['loadDemo'],
  report: (incident: Incident) => void,
): Deps {
  const tokens = createTokenQueue(storage);
  const api = createApi(settings, tokens.source, {
    onNotice: (notice) => {
      // oxlint-disable-next-line no-console -- undeclared response fields are logged
      console.info('provider response', notice);
    },
    onFailure: (call, error) => report({ call, error }),
  });
  const now = () => Date.now();
  const storedUser = createStoredUserReader(storage, now);
  return {
    identity: once<IdentityProvider>(async () => {
      const { createFirebaseIdentity } = await import('#core/session/firebase.ts');
      const provider = createFirebaseIdentity(settings.firebase);
      return loadDemo ? withDemoAccounts(provider, storage, loadDemo) : provider;
    }),
    storedUser: loadDemo ? withStoredAccounts(storedUser, storage) : storedUser,
    api: api.load,
    abortCalls: api.abort,
    loadDemo,
    storage,
    tokens,
    network: createNetwork(),
    settings,
    now,
    newId: randomId,
    openExternal: (url) => {
      const safeAddress = safeUrl(url, location.origin);
      if (safeAddress !== null) location.assign(safeAddress);
      return safeAddress !== null;
    },
    saveFile,
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
    onInput: (listener) => {
      for (const type of INPUT_EVENTS) document.addEventListener(type, listener, { passive: true, capture: true });
      return () => {
        for (const type of INPUT_EVENTS) document.removeEventListener(type, listener, { capture: true });
      };
    },
    withLock: createLock(globalThis.navigator?.locks),
    marks: createMarks(globalThis.navigator?.locks),
  };
}
