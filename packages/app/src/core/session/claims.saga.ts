import { createAction } from '@reduxjs/toolkit';
import { call, delay, put, race, take, type SagaGenerator } from 'typed-redux-saga';
import { deps } from '#core/deps.ts';
import { loggedOut, logoutRequested } from '#core/events.ts';
import { claimsArrived, claimsPollingStarted, claimsPollingTimedOut } from './auth-slice.ts';
import { RefreshError, type IdentityUser } from './identity.ts';
import { refreshTokens } from './refresh-tokens.ts';

/** Interval at which the token's claims are polled during the first minute, in milliseconds (product.md#calls). */
export const CLAIMS_POLL_INTERVAL_MS = 1_000;
/** Interval after the first minute, in milliseconds. */
export const CLAIMS_SLOW_POLL_INTERVAL_MS = 5_000;
/** Attempts of the first minute. */
const FAST_ATTEMPTS = 60;
/** Attempts until polling stops after five minutes and the user is offered a retry. */
export const CLAIMS_MAX_ATTEMPTS = FAST_ATTEMPTS + 48;

/** Poll for the claim `{product}_id`: the customer exists, or the retry button was clicked. */
export const claimsRequested = createAction('session/claimsRequested');

/** Refreshes the token and reads its claims. The tabs' lock keeps it from running beside a refresh of the queue. */
function* refreshUser(): SagaGenerator<IdentityUser | null> {
  const dependencies = yield* deps();
  yield* call(refreshTokens, dependencies, null);
  const provider = yield* call(dependencies.identity);
  return yield* call(() => provider.currentUser());
}

function* poll(): SagaGenerator<void> {
  yield* put(claimsPollingStarted());
  for (let attempt = 0; attempt < CLAIMS_MAX_ATTEMPTS; attempt += 1) {
    yield* delay(attempt < FAST_ATTEMPTS ? CLAIMS_POLL_INTERVAL_MS : CLAIMS_SLOW_POLL_INTERVAL_MS);
    try {
      const user = yield* call(refreshUser);
      if (user?.customerId) {
        yield* put(claimsArrived(user));
        return;
      }
    } catch (error) {
      if (error instanceof RefreshError && error.kind === 'expired') {
        yield* put(logoutRequested('expired'));
        return;
      }
      // A failed attempt counts; the next one follows after the interval.
    }
  }
  yield* put(claimsPollingTimedOut());
}

/** Polls for the claim on request, one poll at a time, until the session ends. */
export function* claims(): SagaGenerator<void> {
  for (;;) {
    yield* take(claimsRequested);
    yield* race({ done: call(poll), ended: take([logoutRequested, loggedOut]) });
  }
}
