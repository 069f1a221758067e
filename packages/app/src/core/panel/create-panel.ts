import type { ApiClient } from '@plinth/api-client';
import { isHttpError, toApiError } from '@plinth/api-client/errors';
import { createAction, type Action } from '@reduxjs/toolkit';
import type { Task } from 'redux-saga';
import { call, cancel, fork, put, select, take, type SagaGenerator } from 'typed-redux-saga';
import { deps } from '#core/deps.ts';
import { loggedOut } from '#core/events.ts';
import { selectCustomerId } from '#core/session/auth-slice.ts';
import type { AheadAction } from './ahead.ts';
import { IDLE, type Panel, type PanelFailure } from './panel.ts';

/** Options of a panel: its name and its request. */
interface PanelOptions<Data, Key> {
  /** Prefix of the panel's action types: `dashboard/topup`. */
  readonly name: string;
  /** Requests the data. `key` selects the record where the panel shows one at a time: a card, a connection. */
  readonly request: (client: ApiClient, customerId: string, key: Key) => Promise<Data>;
}

/** The time for which data that was requested ahead is current for its page, which may be rendered later than expected. */
const AHEAD_MS = 10_000;

/**
 * Creates a panel of the store: its actions, a reducer and a watcher. A request for the key that is already loading is
 * ignored, and so is the first one after a request ahead. A request for another key and an invalidation cancel the load
 * in progress.
 */
export function createPanel<Data, Key extends string | undefined = undefined>({
  name,
  request,
}: PanelOptions<Data, Key>) {
  /** Load the data; the retry button dispatches it, too. */
  const requested = createAction<Key>(`${name}/requested`);
  /** The data has changed on the server: load it again, even while a load is in progress. */
  const invalidated = createAction<Key>(`${name}/invalidated`);
  const loading = createAction<{ readonly isNewKey: boolean }>(`${name}/loading`);
  /** The data has loaded. Sagas of other features take it, too. */
  const loaded = createAction<{ readonly data: Data; readonly loadedAt: number }>(`${name}/loaded`);
  /** A change that is known before the data is loaded again. Ignored unless the data has loaded. */
  const changed = createAction<Data>(`${name}/changed`);
  const failed = createAction<PanelFailure>(`${name}/failed`);

  const reducer = (state: Panel<Data> = IDLE, action: Action): Panel<Data> => {
    if (loading.match(action))
      return state.status === 'ready' && !action.payload.isNewKey ? state : { status: 'loading' };
    if (loaded.match(action)) return { status: 'ready', ...action.payload, stale: false };
    if (changed.match(action)) return state.status === 'ready' ? { ...state, data: action.payload } : state;
    if (failed.match(action))
      return state.status === 'ready' ? { ...state, stale: true } : { status: 'failed', failure: action.payload };
    return loggedOut.match(action) ? IDLE : state;
  };

  function* load(key: Key, isNewKey: boolean): SagaGenerator<void> {
    const { api, now } = yield* deps();
    const customerId = yield* select(selectCustomerId);
    if (customerId === null) return;
    yield* put(loading({ isNewKey }));
    try {
      const client = yield* call(api);
      const data = yield* call(() => request(client, customerId, key));
      yield* put(loaded({ data, loadedAt: now() }));
    } catch (error) {
      yield* put(failed({ code: toApiError(error).code, body: isHttpError(error) ? error.body : null }));
    }
  }

  function* watch(): SagaGenerator<void> {
    const { now } = yield* deps();
    let latest: { readonly key: Key; readonly task: Task } | null = null;
    let requestedAheadAt = Number.NEGATIVE_INFINITY;
    for (;;) {
      const action: AheadAction & { readonly payload: Key } = yield* take([requested, invalidated]);
      const key = action.payload;
      const isNewKey: boolean = latest !== null && latest.key !== key;
      const isAhead = action.meta?.isAhead === true;
      const wasAhead = now() - requestedAheadAt < AHEAD_MS;
      requestedAheadAt = isAhead ? now() : Number.NEGATIVE_INFINITY;
      if (requested.match(action) && latest && !isNewKey && (wasAhead || latest.task.isRunning())) continue;
      if (latest) yield* cancel(latest.task);
      latest = { key, task: yield* fork(load, key, isNewKey) };
    }
  }

  return { requested, invalidated, loaded, changed, reducer, watch };
}
