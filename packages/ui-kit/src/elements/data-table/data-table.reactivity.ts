import type { TableReactivityBindings } from '@tanstack/table-core/reactivity';

const never = { unsubscribe: () => undefined };

/**
 * How the table holds its values: plainly. The element gives it the whole state and reads it back when it renders, so
 * nobody listens to a value, and no library of signals comes along.
 */
export const plainReactivity: TableReactivityBindings = {
  createOptionsStore: false,
  wrapExternalAtoms: false,
  addSubscription: () => undefined,
  createWritableAtom: <Value>(initial: Value) => {
    let value = initial;
    return {
      get: () => value,
      set: (next: Value | ((before: Value) => Value)) => {
        value = typeof next === 'function' ? (next as (before: Value) => Value)(value) : next;
      },
      subscribe: () => never,
    };
  },
  createReadonlyAtom: (read) => ({ get: read, subscribe: () => never }),
  untrack: (read) => read(),
  batch: (change) => change(),
  schedule: (action) => queueMicrotask(action),
};
