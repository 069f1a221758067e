import { call, delay, flush, put, race, take, type SagaGenerator } from 'typed-redux-saga';
import { deps, type Deps } from '../deps.ts';
import { loggedOut, logoutRequested } from '../events.ts';
import { RefreshError } from './identity.ts';
import { isToken } from './jwt.ts';
import type { RefreshRequest } from './token-queue.ts';

/** The wait after a refresh before requests go on (spec §7). */
export const AFTER_REFRESH = 250;
/** Name of the lock that the tabs share. */
export const REFRESH_LOCK = 'plinth.token-refresh';
/** Tries of one refresh while the identity provider says "later". */
const LIMITED_TRIES = 5;

type Outcome = { readonly token: string } | { readonly error: RefreshError };

/**
 * One refresh. Other tabs wait at the lock; whoever gets it reads the storage again, because the tab before it has
 * most often done the work.
 */
async function refreshOnce({ identity, storage, exclusive }: Deps, rejected: string): Promise<string> {
  return exclusive(REFRESH_LOCK, async () => {
    const current = storage.get('accessToken');
    if (current === null) throw new RefreshError('dead', 'not logged in');
    if (current !== rejected) return current;
    const tokens = await (await identity()).refresh();
    // Logging out while this was under way has removed the token: then nothing may be written back.
    if (storage.get('accessToken') === null) throw new RefreshError('dead', 'not logged in');
    if (!isToken(tokens.accessToken)) throw new RefreshError('failed', 'The answer has no token.');
    storage.set('accessToken', tokens.accessToken);
    storage.set('refreshToken', tokens.refreshToken);
    return tokens.accessToken;
  });
}

function* refresh(rejected: string): SagaGenerator<Outcome> {
  const world = yield* deps();
  for (let tries = 1; ; tries += 1) {
    try {
      return { token: yield* call(refreshOnce, world, rejected) };
    } catch (thrown) {
      const error = thrown instanceof RefreshError ? thrown : new RefreshError('failed', String(thrown));
      if (error.kind !== 'limited' || tries === LIMITED_TRIES) return { error };
      yield* delay(error.retryAfter);
    }
  }
}

/**
 * The refresh queue (spec §7): the first refused request pauses the queue, all others and every new request wait; one
 * refresh; 250 ms; all go on with the new token. A refresh that fails leaves the session as it is, unless the identity
 * provider says that it is over.
 */
export function* refreshQueue(): SagaGenerator<void> {
  const { tokens } = yield* deps();
  // One loop over the channel, not a taker: while one refresh runs, no second one can start.
  for (;;) {
    const first = yield* take(tokens.requests);
    tokens.pause();
    const { outcome } = yield* race({
      outcome: call(refresh, first.rejected),
      ended: take([logoutRequested, loggedOut]),
    });
    const result: Outcome = outcome ?? { error: new RefreshError('dead', 'not logged in') };
    if ('token' in result) yield* delay(AFTER_REFRESH);
    const waiting: RefreshRequest[] = [first, ...(yield* flush(tokens.requests))];
    if ('token' in result) {
      for (const request of waiting) request.resolve(result.token);
      tokens.resume();
    } else {
      for (const request of waiting) request.reject(result.error);
      tokens.resume(result.error);
      if (outcome && result.error.kind === 'dead') {
        // The callers hear the reason first; ending the session cancels whatever is still under way.
        yield* delay(0);
        yield* put(logoutRequested('expired'));
      }
    }
  }
}
