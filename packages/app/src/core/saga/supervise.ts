import { call, fork, type SagaGenerator } from 'typed-redux-saga';

/** Maximum number of restarts of a watcher, so that one that always throws does not loop forever. */
const MAX_RESTARTS = 20;

/**
 * Runs watchers concurrently. A watcher that throws is restarted without affecting the others. The error is reported,
 * because an error that no watcher handles is a bug.
 */
export function* supervise(watchers: readonly (() => SagaGenerator<void>)[]): SagaGenerator<void> {
  for (const watcher of watchers) {
    yield* fork(function* supervised(): SagaGenerator<void> {
      for (let starts = 0; starts <= MAX_RESTARTS; starts += 1) {
        try {
          yield* call(watcher);
          return;
        } catch (error) {
          globalThis.reportError?.(error);
        }
      }
    });
  }
}
