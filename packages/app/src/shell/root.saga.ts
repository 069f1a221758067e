import { call, type SagaGenerator } from 'typed-redux-saga';
import { supervise } from '#core/saga/supervise.ts';
import { claims } from '#core/session/claims.saga.ts';
import { refreshQueue } from '#core/session/refresh.saga.ts';
import { logout, otherTabs, session } from '#core/session/session.saga.ts';
import { customers, persistOnboardingStep } from '#features/_shared/customers/customers.saga.ts';

/** Runs as long as the app. `session` starts last, after the sagas that listen to it. */
export function* rootSaga(): SagaGenerator<void> {
  yield* call(supervise, [refreshQueue, logout, otherTabs, claims, customers, persistOnboardingStep, session]);
}
