import { call, put, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { deps } from '#core/deps.ts';
import { IdentityError } from '#core/session/identity.ts';
import { failureOf } from '#core/session/sign-in.ts';
import { resetFailed, resetRequested, resetSent } from './password-reset-slice.ts';

function* send({ payload: email }: ReturnType<typeof resetRequested>): SagaGenerator<void> {
  const { identity } = yield* deps();
  try {
    const provider = yield* call(identity);
    yield* call(() => provider.sendPasswordReset(email));
  } catch (error) {
    // Whether an account exists is nobody else's business: the answer is the same.
    if (!(error instanceof IdentityError && error.code === 'auth/user-not-found')) {
      yield* put(resetFailed(failureOf(error)));
      return;
    }
  }
  yield* put(resetSent(email));
}

/** Requests password resets; a second submit while one is being sent is ignored. */
export function* passwordReset(): SagaGenerator<void> {
  yield* takeLeading(resetRequested, send);
}
