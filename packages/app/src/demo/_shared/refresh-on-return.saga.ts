import type { Action, ThunkDispatch } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { eventChannel } from 'redux-saga';
import { call, put, take, type SagaGenerator } from 'typed-redux-saga';

/**
 * Loads the data that a page shows again when the window gets the focus, since another tab may have changed it, and when
 * the connection is back.
 */
export function* refreshOnReturn(): SagaGenerator<void> {
  const returns = yield* call(() =>
    eventChannel<Action>((emit) => setupListeners(emit as ThunkDispatch<unknown, unknown, Action>)),
  );
  try {
    for (;;) yield* put(yield* take(returns));
  } finally {
    returns.close();
  }
}
