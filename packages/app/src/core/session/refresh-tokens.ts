import type { Deps } from '#core/deps.ts';
import { RefreshError } from './identity.ts';
import { isToken, subjectOf } from './jwt.ts';

/** Name of the lock that all tabs share. */
const LOCK_NAME = 'plinth.token-refresh';

/** The longest time in milliseconds until a tab reads what another one has stored. */
const STORAGE_DELAY_MS = 10_000;

const replacementMark = (token: string): string => `plinth.token-replaced ${token}`;

/**
 * Returns the stored token. When another tab has just replaced it, it is the next one: a busy browser may tell the tabs
 * late what is stored, and the replaced tokens must not be used again.
 */
async function latestToken({ storage, marks }: Deps): Promise<string | null> {
  const token = storage.get('accessToken');
  if (token === null || !(await marks.has(replacementMark(token)))) return token;
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      unsubscribe();
      resolve(storage.get('accessToken'));
    };
    const finishIfChanged = () => {
      if (storage.get('accessToken') !== token) finish();
    };
    const timer = setTimeout(finish, STORAGE_DELAY_MS);
    const unsubscribe = storage.onChange(finishIfChanged);
    finishIfChanged();
  });
}

/**
 * Refreshes the tokens and stores them. Tabs take turns with a lock; each reads the storage again once it holds the
 * lock, because the tab before it has usually stored new tokens.
 * @param rejected the token that was refused: no refresh happens when storage holds another one. Null always refreshes.
 * @returns the new access token.
 * @throws {RefreshError} `not logged in` when the session ends before the response arrives (product.md#errors).
 */
export async function refreshTokens(deps: Deps, rejected: string | null): Promise<string> {
  const { identity, storage, withLock, marks } = deps;
  const provider = await identity();
  return withLock(LOCK_NAME, async () => {
    const tokenBefore = await latestToken(deps);
    if (tokenBefore === null) throw new RefreshError('expired', 'not logged in');
    if (rejected !== null && tokenBefore !== rejected) return tokenBefore;
    const tokens = await provider.refresh();
    if (!isToken(tokens.accessToken)) throw new RefreshError('failed', 'The response has no token.');
    const tokenAfter = storage.get('accessToken');
    // A logout during the refresh has removed the token: write nothing back.
    if (tokenAfter === null) throw new RefreshError('expired', 'not logged in');
    // Another user has signed in during the refresh: keep their tokens and their session.
    if (subjectOf(tokenAfter) !== subjectOf(tokenBefore)) throw new RefreshError('failed', 'not logged in');
    storage.set('accessToken', tokens.accessToken);
    storage.set('refreshToken', tokens.refreshToken);
    await marks.set(replacementMark(tokenBefore), STORAGE_DELAY_MS);
    return tokens.accessToken;
  });
}
