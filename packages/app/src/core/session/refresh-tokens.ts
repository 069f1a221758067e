import type { Deps } from '#core/deps.ts';
import { RefreshError, type Tokens } from './identity.ts';
import { isToken, subjectOf } from './jwt.ts';

/** Name of the lock that all tabs share. */
const LOCK_NAME = 'plinth.token-refresh';

/** How long the lock is held after new tokens are stored, until the browser has notified the other tabs. */
const STORAGE_PROPAGATION_MS = 250;

/** Returns the function that requests new tokens: from the identity provider, or in a session of the demo from the demo. */
async function refreshRequestOf({ identity, loadDemo, storage }: Deps): Promise<() => Promise<Tokens>> {
  if (loadDemo === null || storage.get('demoAccount') === null) {
    const provider = await identity();
    return () => provider.refresh();
  }
  const { refresh } = await loadDemo();
  return () => refresh(storage.get('refreshToken') ?? '');
}

/**
 * Refreshes the tokens and stores them. Tabs take turns with a lock; each reads the storage again once it holds the
 * lock, because the tab before it has usually stored new tokens.
 * @param rejected the token that was refused: no refresh happens when storage holds another one. Null always refreshes.
 * @returns the new access token.
 * @throws {RefreshError} `not logged in` when the session ends before the response arrives (spec §8).
 */
export async function refreshTokens(deps: Deps, rejected: string | null): Promise<string> {
  const { storage, withLock } = deps;
  const request = await refreshRequestOf(deps);
  const refreshed = Promise.withResolvers<string>();
  const lockedRefresh = withLock(LOCK_NAME, async () => {
    const tokenBefore = storage.get('accessToken');
    if (tokenBefore === null) throw new RefreshError('expired', 'not logged in');
    if (rejected !== null && tokenBefore !== rejected) return refreshed.resolve(tokenBefore);
    const tokens = await request();
    if (!isToken(tokens.accessToken)) throw new RefreshError('failed', 'The answer has no token.');
    const tokenAfter = storage.get('accessToken');
    // A logout during the refresh has removed the token: write nothing back.
    if (tokenAfter === null) throw new RefreshError('expired', 'not logged in');
    // Another user has signed in during the refresh: keep their tokens and their session.
    if (subjectOf(tokenAfter) !== subjectOf(tokenBefore)) throw new RefreshError('failed', 'not logged in');
    storage.set('accessToken', tokens.accessToken);
    storage.set('refreshToken', tokens.refreshToken);
    refreshed.resolve(tokens.accessToken);
    return new Promise<void>((resolve) => {
      setTimeout(resolve, STORAGE_PROPAGATION_MS);
    });
  });
  lockedRefresh.catch(refreshed.reject);
  return refreshed.promise;
}
