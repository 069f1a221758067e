import { combineSlices, configureStore, createAction } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { call, race, take, type SagaGenerator } from 'typed-redux-saga';
import { customersReducer } from '../core/customers/customers-slice.ts';
import type { Deps } from '../core/deps.ts';
import { loggedOut } from '../core/events.ts';
import type { Feature } from '../core/feature.ts';
import { supervise } from '../core/saga/supervise.ts';
import { authReducer } from '../core/session/auth-slice.ts';
import { signInReducer } from '../core/session/sign-in-slice.ts';
import { rootSaga } from './root.saga.ts';

/** Gives the slices of a feature that has joined their initial state. */
const featureJoined = createAction('shell/featureJoined');

function* perSession(watchers: Feature['watchers']): SagaGenerator<void> {
  for (;;) yield* race({ run: call(runForever, watchers), ended: take(loggedOut) });
}

/** Keeps the race open until the session ends, even when the watchers finish. */
function* runForever(watchers: Feature['watchers']): SagaGenerator<void> {
  yield* call(supervise, watchers);
  yield* take(loggedOut);
}

/** Creates the store and starts the root saga. `deps` is how sagas reach everything outside the store. */
export function createStore(deps: Deps) {
  const reducer = combineSlices({ auth: authReducer, customers: customersReducer, signIn: signInReducer });
  const saga = createSagaMiddleware({ context: { deps } });
  const store = configureStore({
    reducer,
    middleware: (defaults) => defaults({ thunk: false }).concat(saga),
    // The state never contains a token, so development tools may read it.
    devTools: import.meta.env.DEV,
  });
  /** Features share watchers; each runs once, or it would handle every action twice. */
  const running = new Set<Feature['watchers'][number]>();
  const task = saga.run(rootSaga);

  return {
    store,
    task,
    /** Adds a feature's reducers and starts its watchers, once. */
    join(feature: Feature): void {
      for (const [reducerPath, slice] of Object.entries(feature.reducers))
        reducer.inject({ reducerPath, reducer: slice });
      store.dispatch(featureJoined());
      const fresh = feature.watchers.filter((watcher) => !running.has(watcher));
      for (const watcher of fresh) running.add(watcher);
      saga.run(perSession, fresh);
    },
  };
}

export type App = ReturnType<typeof createStore>;
/** The slices that always exist. A feature's slices join later, so its selectors treat them as optional. */
export type RootState = ReturnType<App['store']['getState']>;
