import { call, fork, type SagaGenerator } from 'typed-redux-saga';

/** How often a watcher is started again before it stays down: a watcher that always throws must not spin. */
const RESTARTS = 20;

/**
 * Runs watchers side by side. One that throws is started again; the others never notice. What it threw is reported,
 * because an error that reaches this place is a mistake in the program.
 */
export function* supervise(watchers: readonly (() => SagaGenerator<void>)[]): SagaGenerator<void> {
  for (const watcher of watchers) {
    yield* fork(function* supervised(): SagaGenerator<void> {
      for (let starts = 0; starts <= RESTARTS; starts += 1) {
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
