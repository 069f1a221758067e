import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { demoApi } from './demo-api.ts';

type CacheUpdate = ReturnType<typeof demoApi.util.updateQueryData>;
type State = Parameters<typeof demoApi.util.selectInvalidatedBy>[0];

/** A query whose data are cached, as `selectInvalidatedBy` returns it. */
export interface CachedQuery {
  readonly endpointName: string;
  readonly originalArgs: unknown;
  readonly queryCacheKey: string;
}

/** What `onQueryStarted` gets of a call. */
export interface ChangingCall {
  readonly dispatch: ThunkDispatch<State, unknown, UnknownAction>;
  readonly getState: () => State;
  readonly queryFulfilled: PromiseLike<unknown>;
}

/**
 * Shows a change before its call has ended, and rolls it back when the call fails. A query that was sent before the
 * call may respond with the data as they were, so its response is changed, too. The call's endpoint invalidates the
 * tags of the queries when it fails: changes may overlap, and then the data from before one of them contain another.
 * @param queriesOf returns the queries whose data change.
 * @param updateOf returns the update of such a query's data.
 */
export function updateOptimistically(
  { dispatch, getState, queryFulfilled }: ChangingCall,
  queriesOf: (state: State) => readonly CachedQuery[],
  updateOf: (query: CachedQuery) => CacheUpdate,
): void {
  const undos = new Map<string, () => unknown>();
  let hasFailed = false;
  const change = (query: CachedQuery) => dispatch(updateOf(query));
  for (const query of queriesOf(getState())) undos.set(query.queryCacheKey, change(query).undo);
  for (const running of dispatch(demoApi.util.getRunningQueriesThunk())) {
    const changeResponse = () => {
      const query = queriesOf(getState()).find(({ queryCacheKey }) => queryCacheKey === running.queryCacheKey);
      if (!query) return;
      change(query);
      undos.set(query.queryCacheKey, running.refetch);
    };
    running.then(
      () => !hasFailed && changeResponse(),
      () => undefined,
    );
  }
  const rollBack = () => {
    hasFailed = true;
    for (const undo of undos.values()) undo();
  };
  queryFulfilled.then(undefined, rollBack);
}
