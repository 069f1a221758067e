import { put, type SagaGenerator } from 'typed-redux-saga';
import { demoApi } from './demo-api.ts';

/** Removes the data of the last session from the store. Sagas start again when a session has ended. */
export function* resetData(): SagaGenerator<void> {
  yield* put(demoApi.util.resetApiState());
}
