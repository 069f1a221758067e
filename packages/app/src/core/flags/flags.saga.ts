import { call, delay, put, select, take, type SagaGenerator } from 'typed-redux-saga';
import { deps } from '#core/deps.ts';
import type { Feature } from '#core/feature.ts';
import { selectAuth, sessionStarted } from '#core/session/auth-slice.ts';
import { flagNames, flagsKnown, flagsReducer } from './flags-slice.ts';

/** Wait between two looks in milliseconds (spec §9). */
export const FLAGS_EVERY = 15_000;
/** Longest wait while the service does not answer; each failure doubles it up to here. */
export const FLAGS_LONGEST = 240_000;

/** One look. What the service does not answer is no news: the last set stays. */
function* look(): SagaGenerator<boolean> {
  const { api, storage } = yield* deps();
  try {
    const client = yield* call(api);
    const toggles = yield* call(() => client.features.list({ appName: 'plinth' }));
    const on = flagNames.filter((name) => toggles.some((toggle) => toggle.name === name && toggle.enabled));
    storage.set('flags', on);
    yield* put(flagsKnown(on));
    return true;
  } catch {
    return false;
  }
}

/** Follows the flag service while the tab is seen; the last set is kept for the next start (decisions: flags). */
function* flags(): SagaGenerator<void> {
  const { storage, whenVisible } = yield* deps();
  const kept = storage.get('flags');
  if (kept) yield* put(flagsKnown(kept));
  // Watchers begin anew when a session ends; the next person is the one to look for.
  if ((yield* select(selectAuth)).status !== 'signedIn') yield* take(sessionStarted);
  for (let pause = FLAGS_EVERY; ;) {
    yield* call(whenVisible);
    pause = (yield* call(look)) ? FLAGS_EVERY : Math.min(pause * 2, FLAGS_LONGEST);
    yield* delay(pause);
  }
}

/** Joins with the frame of the pages: nobody needs flags before sign-in. */
export const flagsFeature: Feature = { reducers: { flags: flagsReducer }, sagas: [flags] };
