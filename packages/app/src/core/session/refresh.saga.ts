import { eventChannel } from 'redux-saga';
import { call, delay, put, race, take, type SagaGenerator } from 'typed-redux-saga';
import { deps } from '#core/deps.ts';
import { loggedOut, logoutRequested } from '#core/events.ts';
import { RefreshError } from './identity.ts';
import { refreshTokens } from './refresh-tokens.ts';

/** Delay between a refresh and the requests that waited for it (product.md#calls). */
export const RESUME_DELAY_MS = 250;
/** Attempts of one refresh while the identity provider limits the rate. */
const MAX_ATTEMPTS = 5;
/** Longest delay before another attempt; a longer one fails the refresh instead of leaving the page empty. */
const MAX_RETRY_DELAY_MS = 10_000;

type Outcome = { readonly token: string } | { readonly error: RefreshError };

/** Waits until the browser is online. */
function* waitUntilOnline(): SagaGenerator<void> {
  const { network } = yield* deps();
  const channel = eventChannel<'changed'>((emit) => network.subscribe(() => emit('changed')));
  try {
    while (!network.isOnline()) yield* take(channel);
  } finally {
    channel.close();
  }
}

/**
 * Refreshes the tokens, with retries. Offline, it waits for a connection and tries again instead of failing the waiting
 * requests; the connection may be back before the failure of an offline attempt is reported.
 */
function* refresh(rejected: string): SagaGenerator<Outcome> {
  const dependencies = yield* deps();
  for (let attempt = 1; ; attempt += 1) {
    const startedOnline = dependencies.network.isOnline();
    try {
      return { token: yield* call(refreshTokens, dependencies, rejected) };
    } catch (thrown) {
      const error = thrown instanceof RefreshError ? thrown : new RefreshError('failed', String(thrown));
      if (error.kind === 'failed' && !(startedOnline && dependencies.network.isOnline())) yield* call(waitUntilOnline);
      else if (error.kind !== 'rateLimited' || error.retryAfter > MAX_RETRY_DELAY_MS || attempt === MAX_ATTEMPTS)
        return { error };
      else yield* delay(error.retryAfter);
    }
  }
}

/**
 * Processes the refresh queue (product.md#calls). The first refused request pauses the queue, so that all others and
 * every new request wait. After one refresh and a delay, all continue with the new token. A failed refresh keeps the
 * session, unless the identity provider has ended it.
 */
export function* refreshQueue(): SagaGenerator<void> {
  const { tokens } = yield* deps();
  // One loop over the channel instead of `takeEvery`: a second refresh cannot start while one runs.
  for (;;) {
    const request = yield* take(tokens.requests);
    tokens.pause();
    const { outcome } = yield* race({
      outcome: call(refresh, request.rejected),
      ended: take([logoutRequested, loggedOut]),
    });
    const result: Outcome = outcome ?? { error: new RefreshError('expired', 'not logged in') };
    if ('token' in result) {
      yield* delay(RESUME_DELAY_MS);
      request.resolve(result.token);
      tokens.resume();
      continue;
    }
    request.reject(result.error);
    tokens.resume(result.error);
    if (outcome && result.error.kind === 'expired') {
      // Let the callers receive the error first: ending the session cancels everything in progress.
      yield* delay(0);
      yield* put(logoutRequested('expired'));
    }
  }
}
