import { createAction } from '@reduxjs/toolkit';
import { call, delay, put, race, take, type SagaGenerator } from 'typed-redux-saga';
import { deps } from '#core/deps.ts';
import { loggedOut, logoutRequested } from '#core/events.ts';
import { claimsArrived, claimsAwaited, claimsMissed } from './auth-slice.ts';
import { RefreshError, type IdentityUser } from './identity.ts';
import { renew } from './renew.ts';

/** Wait between two looks at the token's claims (spec §7). */
export const CLAIMS_EVERY = 1_000;
/** After that many looks the person is told, and asks again with a button. */
export const CLAIMS_LOOKS = 60;

/** The customer exists: the token will carry `{product}_id` soon. Also what the retry button says. */
export const claimsRequested = createAction('session/claimsRequested');

/** A forced refresh and a look. It takes the tabs' lock, so it never runs beside a refresh of the queue. */
function* look(): SagaGenerator<IdentityUser | null> {
  const world = yield* deps();
  yield* call(renew, world, null);
  const provider = yield* call(world.identity);
  return yield* call(() => provider.currentUser());
}

function* poll(): SagaGenerator<void> {
  yield* put(claimsAwaited());
  for (let looks = 0; looks < CLAIMS_LOOKS; looks += 1) {
    yield* delay(CLAIMS_EVERY);
    try {
      const user = yield* call(look);
      if (user?.customerId) {
        yield* put(claimsArrived(user));
        return;
      }
    } catch (error) {
      if (error instanceof RefreshError && error.kind === 'dead') {
        yield* put(logoutRequested('expired'));
        return;
      }
      // A look that failed is one look less; the next comes in a second.
    }
  }
  yield* put(claimsMissed());
}

/** Waits for the claim, one wait at a time; the end of the session ends it. */
export function* claims(): SagaGenerator<void> {
  for (;;) {
    yield* take(claimsRequested);
    yield* race({ done: call(poll), ended: take([logoutRequested, loggedOut]) });
  }
}
