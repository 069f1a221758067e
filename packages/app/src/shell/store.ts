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

/** A feature's slices have joined: the action that gives them their initial state. */
const featureJoined = createAction('shell/featureJoined');

function* perSession(watchers: Feature['watchers']): SagaGenerator<void> {
  for (;;) yield* race({ run: call(runForever, watchers), ended: take(loggedOut) });
}

/** Watchers may end; the race that holds them must not end with them. */
function* runForever(watchers: Feature['watchers']): SagaGenerator<void> {
  yield* call(supervise, watchers);
  yield* take(loggedOut);
}

/** The store with the real reducer and the real root saga; `deps` is the world that they reach. */
export function createStore(deps: Deps) {
  const reducer = combineSlices({ auth: authReducer, customers: customersReducer, signIn: signInReducer });
  const saga = createSagaMiddleware({ context: { deps } });
  const store = configureStore({
    reducer,
    middleware: (defaults) => defaults({ thunk: false }).concat(saga),
    // Nothing of a token is ever in the state, so development tools may read it.
    devTools: import.meta.env.DEV,
  });
  /** Features share watchers; each runs once, or every wish would be granted twice. */
  const running = new Set<Feature['watchers'][number]>();
  const task = saga.run(rootSaga);

  return {
    store,
    task,
    /** Lets a feature's reducers and watchers join, once. */
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
/** The slices that are always there; a feature's own join later, so its selectors take them as optional. */
export type RootState = ReturnType<App['store']['getState']>;
