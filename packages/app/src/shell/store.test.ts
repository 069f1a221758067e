import type { Middleware } from '@reduxjs/toolkit';
import { afterEach, expect, it, vi } from 'vitest';
import type { Feature } from '#core/feature.ts';
import { createWorld, type World } from '#testing/world.ts';

const worlds: World[] = [];
afterEach(() => {
  for (const { task } of worlds.splice(0)) task.cancel();
});

function startWorld(): World {
  const world = createWorld({ user: null });
  worlds.push(world);
  return world;
}

/** Counts the actions of a type that pass through it. */
function countingMiddleware(type: string) {
  const onAction = vi.fn<(type: string) => void>();
  const middleware: Middleware = () => (next) => (action) => {
    if ((action as { readonly type: string }).type === type) onAction(type);
    return next(action);
  };
  return { middleware, onAction };
}

it('adds a feature that several features require once', () => {
  const { middleware, onAction } = countingMiddleware('ping');
  const shared: Feature = { reducers: { shared: (state: number = 7) => state }, middleware: [middleware] };
  const { store, join } = startWorld();
  join({ requires: [shared], reducers: { one: () => 1 } });
  join({ requires: [shared] });
  store.dispatch({ type: 'ping' });
  expect(store.getState()).toMatchObject({ shared: 7, one: 1 });
  expect(onAction).toHaveBeenCalledTimes(1);
});

it('runs the sagas of a feature until the session ends', () => {
  const { join } = startWorld();
  const onStart = vi.fn<() => void>();
  join({
    sagas: [
      // eslint-disable-next-line require-yield
      function* saga() {
        onStart();
      },
    ],
  });
  expect(onStart).toHaveBeenCalledTimes(1);
});

it('dispatches thunks', async () => {
  const { store } = startWorld();
  await expect(store.dispatch(async () => Promise.resolve('done'))).resolves.toBe('done');
});
