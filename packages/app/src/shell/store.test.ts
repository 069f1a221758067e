import type { Middleware } from '@reduxjs/toolkit';
import { afterEach, expect, it, vi } from 'vitest';
import type { Feature } from '#core/feature.ts';
import { createWorld, type World } from '#testing/world.ts';

const worlds: World[] = [];
afterEach(() => {
  for (const { task } of worlds.splice(0)) task.cancel();
});

function world(): World {
  const made = createWorld({ user: null });
  worlds.push(made);
  return made;
}

/** Counts the actions of a type that pass through it. */
function countingMiddleware(type: string) {
  const seen = vi.fn<(type: string) => void>();
  const middleware: Middleware = () => (next) => (action) => {
    if ((action as { readonly type: string }).type === type) seen(type);
    return next(action);
  };
  return { middleware, seen };
}

it('adds a feature and the features that it requires once, whoever requires them', () => {
  const { middleware, seen } = countingMiddleware('ping');
  const shared: Feature = { reducers: { shared: (state: number = 7) => state }, middleware: [middleware] };
  const { store, join } = world();
  join({ requires: [shared], reducers: { one: () => 1 } });
  join({ requires: [shared] });
  store.dispatch({ type: 'ping' });
  expect(store.getState()).toMatchObject({ shared: 7, one: 1 });
  expect(seen).toHaveBeenCalledTimes(1);
});

it('runs the sagas of a feature until the session ends', () => {
  const { join } = world();
  const started = vi.fn<() => void>();
  join({
    sagas: [
      // eslint-disable-next-line require-yield
      function* saga() {
        started();
      },
    ],
  });
  expect(started).toHaveBeenCalledTimes(1);
});

it('dispatches thunks', async () => {
  const { store } = world();
  await expect(store.dispatch(async () => Promise.resolve('done'))).resolves.toBe('done');
});
