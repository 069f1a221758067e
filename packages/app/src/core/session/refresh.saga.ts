import { eventChannel } from 'redux-saga';
import { call, delay, put, race, take, type SagaGenerator } from 'typed-redux-saga';
import { deps } from '#core/deps.ts';
import { loggedOut, logoutRequested } from '#core/events.ts';
import { RefreshError } from './identity.ts';
import { renew } from './renew.ts';

/** The wait after a refresh before requests go on (spec §7). */
export const AFTER_REFRESH = 250;
/** Tries of one refresh while the identity provider says "later". */
const LIMITED_TRIES = 5;
/** Longest wait for "later" in milliseconds; nobody looks at an empty page for longer. */
const LIMITED_WAIT = 10_000;

type Outcome = { readonly token: string } | { readonly error: RefreshError };

/** Waits until the browser says that there is a connection again. */
function* reconnected(): SagaGenerator<void> {
  const { network } = yield* deps();
  const channel = eventChannel<'changed'>((emit) => network.subscribe(() => emit('changed')));
  try {
    while (!network.isOnline()) yield* take(channel);
  } finally {
    channel.close();
  }
}

/**
 * One refresh. Without a connection the queue waits for one instead of failing what it holds; only then it asks again.
 * The connection may be back before the failure of what began without it is told.
 */
function* refresh(rejected: string): SagaGenerator<Outcome> {
  const world = yield* deps();
  for (let tries = 1; ; tries += 1) {
    const beganOnline = world.network.isOnline();
    try {
      return { token: yield* call(renew, world, rejected) };
    } catch (thrown) {
      const error = thrown instanceof RefreshError ? thrown : new RefreshError('failed', String(thrown));
      if (error.kind === 'failed' && !(beganOnline && world.network.isOnline())) yield* call(reconnected);
      else if (error.kind !== 'limited' || error.retryAfter > LIMITED_WAIT || tries === LIMITED_TRIES) return { error };
      else yield* delay(error.retryAfter);
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
    const request = yield* take(tokens.requests);
    tokens.pause();
    const { outcome } = yield* race({
      outcome: call(refresh, request.rejected),
      ended: take([logoutRequested, loggedOut]),
    });
    const result: Outcome = outcome ?? { error: new RefreshError('dead', 'not logged in') };
    if ('token' in result) {
      yield* delay(AFTER_REFRESH);
      request.resolve(result.token);
      tokens.resume();
      continue;
    }
    request.reject(result.error);
    tokens.resume(result.error);
    if (outcome && result.error.kind === 'dead') {
      // The callers hear the reason first; ending the session cancels whatever is still under way.
      yield* delay(0);
      yield* put(logoutRequested('expired'));
    }
  }
}
