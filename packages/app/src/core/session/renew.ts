import type { Deps } from '#core/deps.ts';
import { RefreshError } from './identity.ts';
import { isToken, subjectOf } from './jwt.ts';

/** Name of the lock that the tabs share. */
const LOCK = 'plinth.token-refresh';

/** How long the lock outlives new tokens, in milliseconds: a browser tells its tabs of them in its own time. */
const SETTLE = 250;

/**
 * Forces new tokens and keeps them. Other tabs wait at the lock; whoever gets it reads the storage again, because the
 * tab before it has most often done the work.
 * @param rejected the token that was refused: with another one in storage nothing is asked for. Null asks in any case.
 * @throws {RefreshError} `not logged in` when the session ended before the answer came (spec §8).
 */
export async function renew({ identity, storage, withLock }: Deps, rejected: string | null): Promise<string> {
  const provider = await identity();
  const renewed = Promise.withResolvers<string>();
  const turn = withLock(LOCK, async () => {
    const before = storage.get('accessToken');
    if (before === null) throw new RefreshError('dead', 'not logged in');
    if (rejected !== null && before !== rejected) return renewed.resolve(before);
    const tokens = await provider.refresh();
    if (!isToken(tokens.accessToken)) throw new RefreshError('failed', 'The answer has no token.');
    const after = storage.get('accessToken');
    // Logging out while this was under way has removed the token: then nothing may be written back.
    if (after === null) throw new RefreshError('dead', 'not logged in');
    // Somebody else has signed in meanwhile: theirs is not to be replaced, and theirs is not to be ended.
    if (subjectOf(after) !== subjectOf(before)) throw new RefreshError('failed', 'not logged in');
    storage.set('accessToken', tokens.accessToken);
    storage.set('refreshToken', tokens.refreshToken);
    renewed.resolve(tokens.accessToken);
    return new Promise<void>((resolve) => {
      setTimeout(resolve, SETTLE);
    });
  });
  turn.catch(renewed.reject);
  return renewed.promise;
}
