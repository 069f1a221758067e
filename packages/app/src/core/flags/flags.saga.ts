import { call, delay, put, select, take, type SagaGenerator } from 'typed-redux-saga';
import { deps } from '#core/deps.ts';
import type { Feature } from '#core/feature.ts';
import { selectProductUser, productSessionStarted } from '#core/session/auth-slice.ts';
import { flagNames, flagsReceived, flagsReducer } from './flags-slice.ts';

/** Interval at which the flags are polled (product.md#limits). */
export const FLAGS_POLL_INTERVAL_MS = 15_000;
/** Longest interval while the service fails; each failure doubles the interval up to this. */
export const FLAGS_MAX_POLL_INTERVAL_MS = 240_000;

/** Loads the flags and returns whether that succeeded. A failure keeps the last known flags. */
function* loadFlags(): SagaGenerator<boolean> {
  const { api, storage } = yield* deps();
  try {
    const client = yield* call(api);
    const toggles = yield* call(() => client.features.list({ appName: 'plinth' }));
    const on = flagNames.filter((name) => toggles.some((toggle) => toggle.name === name && toggle.enabled));
    storage.set('flags', on);
    yield* put(flagsReceived(on));
    return true;
  } catch {
    return false;
  }
}

/** Polls the flag service while the tab is visible, and stores the flags for the next start. */
function* flags(): SagaGenerator<void> {
  const { storage, whenVisible } = yield* deps();
  const stored = storage.get('flags');
  if (stored) yield* put(flagsReceived(stored));
  // The saga restarts when a session ends; poll again once the next user has signed in.
  if ((yield* select(selectProductUser)) === null) yield* take(productSessionStarted);
  for (let interval = FLAGS_POLL_INTERVAL_MS; ;) {
    yield* call(whenVisible);
    interval = (yield* call(loadFlags)) ? FLAGS_POLL_INTERVAL_MS : Math.min(interval * 2, FLAGS_MAX_POLL_INTERVAL_MS);
    yield* delay(interval);
  }
}

/** Joins the store with the page layout: flags are not needed before sign-in. */
export const flagsFeature: Feature = { reducers: { flags: flagsReducer }, sagas: [flags] };
