import type { ApiClient } from '@plinth/api-client';
import { isHttpError, toApiError } from '@plinth/api-client/errors';
import { createAction, type Action } from '@reduxjs/toolkit';
import type { Task } from 'redux-saga';
import { call, cancel, fork, put, select, take, type SagaGenerator } from 'typed-redux-saga';
import { deps } from '#core/deps.ts';
import { loggedOut } from '#core/events.ts';
import { selectCustomerId } from '#core/session/auth-slice.ts';
import { IDLE, type Panel, type PanelFailure } from './panel.ts';

/** What a panel shows and where it comes from. */
interface PanelSource<Data, Key> {
  /** Begins the names of its actions: `dashboard/topup`. */
  readonly name: string;
  /** Asks the provider. `key` tells one of several apart where the panel shows one at a time: a card, a connection. */
  readonly ask: (client: ApiClient, customerId: string, key: Key) => Promise<Data>;
  /** Tells the other features of what came. */
  readonly tell?: (data: Data) => Action;
}

/**
 * A panel of the store: an action that wishes for it, a reducer and a watcher. A wish for what is under way already is
 * the same wish; a wish for another key gives the older one up, and so does a change that was made here.
 */
export function createPanel<Data, Key extends string | undefined = undefined>({
  name,
  ask,
  tell,
}: PanelSource<Data, Key>) {
  /** Load it; also what its retry button says. */
  const wanted = createAction<Key>(`${name}/wanted`);
  /** What was asked for before now is out of date, because of something that was done here: load it again. */
  const outdated = createAction<Key>(`${name}/outdated`);
  const loading = createAction<{ readonly isOther: boolean }>(`${name}/loading`);
  const loaded = createAction<{ readonly data: Data; readonly at: number }>(`${name}/loaded`);
  const failed = createAction<PanelFailure>(`${name}/failed`);

  const reducer = (state: Panel<Data> = IDLE, action: Action): Panel<Data> => {
    if (loading.match(action))
      return state.status === 'ready' && !action.payload.isOther ? state : { status: 'loading' };
    if (loaded.match(action)) return { status: 'ready', ...action.payload, stale: false };
    if (failed.match(action))
      return state.status === 'ready' ? { ...state, stale: true } : { status: 'failed', failure: action.payload };
    return loggedOut.match(action) ? IDLE : state;
  };

  function* load(key: Key, isOther: boolean): SagaGenerator<void> {
    const { api, now } = yield* deps();
    const customerId = yield* select(selectCustomerId);
    if (customerId === null) return;
    yield* put(loading({ isOther }));
    try {
      const client = yield* call(api);
      const data = yield* call(() => ask(client, customerId, key));
      yield* put(loaded({ data, at: now() }));
      if (tell) yield* put(tell(data));
    } catch (error) {
      yield* put(failed({ code: toApiError(error).code, body: isHttpError(error) ? error.body : null }));
    }
  }

  function* watch(): SagaGenerator<void> {
    let latest: { readonly key: Key; readonly task: Task } | null = null;
    for (;;) {
      const wish: { readonly type: string; readonly payload: Key } = yield* take([wanted, outdated]);
      const key = wish.payload;
      const isOther: boolean = latest !== null && latest.key !== key;
      if (latest?.task.isRunning() && !isOther && wanted.match(wish)) continue;
      if (latest) yield* cancel(latest.task);
      latest = { key, task: yield* fork(load, key, isOther) };
    }
  }

  return { wanted, outdated, loaded, reducer, watch };
}
