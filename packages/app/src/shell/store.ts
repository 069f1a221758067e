import { combineSlices, configureStore, createAction, createDynamicMiddleware } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { call, race, take, type SagaGenerator } from 'typed-redux-saga';
import type { Deps } from '#core/deps.ts';
import { loggedOut } from '#core/events.ts';
import type { Feature } from '#core/feature.ts';
import { supervise } from '#core/saga/supervise.ts';
import { authReducer } from '#core/session/auth-slice.ts';
import { signInReducer } from '#core/session/sign-in-slice.ts';
import { customersReducer } from '#features/_shared/customers/customers-slice.ts';
import { rootSaga } from './root.saga.ts';

/** Initializes the state of the slices of a feature that has joined. */
const featureJoined = createAction('shell/featureJoined');

type Sagas = NonNullable<Feature['sagas']>;

function* runPerSession(sagas: Sagas): SagaGenerator<void> {
  for (;;) yield* race({ run: call(runForever, sagas), ended: take(loggedOut) });
}

/** Keeps the race open until the session ends, even when the sagas finish. */
function* runForever(sagas: Sagas): SagaGenerator<void> {
  yield* call(supervise, sagas);
  yield* take(loggedOut);
}

/** Creates the store and starts the root saga. Sagas access everything outside the store through `deps`. */
export function createStore(deps: Deps) {
  const reducer = combineSlices({ auth: authReducer, customers: customersReducer, signIn: signInReducer });
  const sagaMiddleware = createSagaMiddleware({ context: { deps } });
  const dynamicMiddleware = createDynamicMiddleware();
  const store = configureStore({
    reducer,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: deps } }).concat(dynamicMiddleware.middleware, sagaMiddleware),
    // A change that shows at once is rendered in the task of its event: a checkbox would have its old value for a frame.
    enhancers: (defaults) => defaults({ autoBatch: { type: 'tick' } }),
    // The state never contains a token, so development tools may read it.
    devTools: import.meta.env.DEV,
  });
  const joinedFeatures = new Set<Feature>();
  /** Features may share a saga. It runs once, or it would handle every action twice. */
  const startedSagas = new Set<Sagas[number]>();
  const task = sagaMiddleware.run(rootSaga);

  /** Adds the reducers, the middleware and the sagas of a feature and of those that it requires, once. */
  function join(feature: Feature): void {
    if (joinedFeatures.has(feature)) return;
    joinedFeatures.add(feature);
    const { requires = [], reducers = {}, middleware = [], sagas = [] } = feature;
    requires.forEach(join);
    for (const [reducerPath, slice] of Object.entries(reducers)) reducer.inject({ reducerPath, reducer: slice });
    dynamicMiddleware.addMiddleware(...middleware);
    store.dispatch(featureJoined());
    sagaMiddleware.run(
      runPerSession,
      sagas.filter((saga) => !startedSagas.has(saga)),
    );
    for (const saga of sagas) startedSagas.add(saga);
  }

  const { loadDemo } = deps;
  return {
    store,
    task,
    join,
    /** Loads the demo and adds it to the store, which the demo's components need to render; null without a demo. */
    loadDemo:
      loadDemo &&
      (async () => {
        const demo = await loadDemo();
        join(demo.feature);
        return demo;
      }),
  };
}

export type App = ReturnType<typeof createStore>;
/** The slices that always exist. A feature's slices join later, so its selectors treat them as optional. */
export type RootState = ReturnType<App['store']['getState']>;
