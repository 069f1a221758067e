import { buffers, eventChannel, type EventChannel } from 'redux-saga';
import { call, delay, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import { deps, type Deps } from '#core/deps.ts';
import { logoutRequested } from '#core/events.ts';
import { selectUser, sessionStarted } from '#core/session/auth-slice.ts';
import { idleEndOf } from './idle-end.ts';
import { idleWarned, idleWarningEnded, selectIdleEnd, stayChosen } from './idle-slice.ts';

/** The time before the end of the session at which the user is warned, in milliseconds. */
export const IDLE_WARNING_MS = 60_000;
/** The shortest time between two inputs that are stored, in milliseconds. */
const RECORD_INTERVAL_MS = 5_000;

/** Emits when a tab has stored an input, and when the user returns to this tab: a timer may be late after sleep. */
const createChanges = ({ storage, onReturn }: Deps): EventChannel<'changed'> =>
  eventChannel((emit) => {
    const stops = [
      storage.onChange((key) => {
        if (key === 'lastInput') emit('changed');
      }),
      onReturn(() => emit('changed')),
    ];
    return () => stops.forEach((stop) => stop());
  }, buffers.sliding(1));

const createInputs = ({ onInput }: Deps): EventChannel<'input'> =>
  eventChannel((emit) => onInput(() => emit('input')), buffers.sliding(1));

/** Shows the warning or hides it. While it is shown, only the choice to stay counts as input. */
function* updateWarning(end: number | null): SagaGenerator<void> {
  if ((yield* select(selectIdleEnd)) === end) return;
  yield* put(end === null ? idleWarningEnded() : idleWarned(end));
}

/** Ends the session when no tab has had input for the time of the settings (product.md#guards). A minute before, it warns. */
export function* idle(): SagaGenerator<void> {
  const dependencies = yield* deps();
  const { storage, settings, now } = dependencies;
  if ((yield* select(selectUser)) === null) yield* take(sessionStarted);
  const [inputs, changes] = [createInputs(dependencies), createChanges(dependencies)];
  try {
    if (storage.get('lastInput') === null) storage.set('lastInput', now());
    for (;;) {
      const end = idleEndOf(storage, settings);
      if (end === null) return;
      const timeLeft = end - now();
      if (timeLeft <= 0) {
        yield* put(logoutRequested('expired'));
        return;
      }
      const isWarned = timeLeft <= IDLE_WARNING_MS;
      yield* call(updateWarning, isWarned ? end : null);
      const { changed, stayed, input } = yield* race({
        due: delay(isWarned ? timeLeft : timeLeft - IDLE_WARNING_MS),
        changed: take(changes),
        stayed: take(stayChosen),
        ...(isWarned ? {} : { input: take(inputs) }),
      });
      if (changed === undefined && (stayed || input)) {
        storage.set('lastInput', now());
        // A warning is at least a minute away.
        if (input) yield* delay(RECORD_INTERVAL_MS);
      }
    }
  } finally {
    inputs.close();
    changes.close();
  }
}
