import { call, put, race, take, type SagaGenerator } from 'typed-redux-saga';
import { deps } from '#core/deps.ts';
import { IdentityError } from '#core/session/identity.ts';
import { failureOf } from '#core/session/sign-in.ts';
import { resetDismissed, resetFailed, resetRequested, resetSent } from './password-reset-slice.ts';

function* send({ payload: email }: ReturnType<typeof resetRequested>): SagaGenerator<void> {
  const { identity } = yield* deps();
  try {
    const provider = yield* call(identity);
    yield* call(() => provider.sendPasswordReset(email));
  } catch (error) {
    // The response is the same for unknown accounts, so that it does not reveal whether an account exists.
    if (!(error instanceof IdentityError && error.code === 'auth/user-not-found')) {
      yield* put(resetFailed(failureOf(error)));
      return;
    }
  }
  yield* put(resetSent(email));
}

/**
 * Requests password resets, ignoring further submits while a request is in progress. After the page was left, its result
 * is ignored.
 */
export function* passwordReset(): SagaGenerator<void> {
  for (;;) {
    const request = yield* take(resetRequested);
    yield* race({ sent: call(send, request), dismissed: take(resetDismissed) });
  }
}
