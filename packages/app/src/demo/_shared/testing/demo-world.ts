import { createDemoServer } from '@plinth/mocks/demo/node';
import { afterEach, beforeEach, vi } from 'vitest';
import type { Feature } from '#core/feature.ts';
import { createWorld, type World } from '#testing/world.ts';
import { demoFeature } from '../feature.ts';

/** The store of the running test and the mock that responds to its calls. */
export interface DemoWorld {
  readonly world: World;
  readonly mock: ReturnType<typeof createDemoServer>;
}

/**
 * Runs each test over the store of the demo and a fresh mock.
 * @param load loads the data that the test starts with.
 * @param feature the feature that the test needs besides the sessions and the data of the demo.
 * @returns the world of the running test, whose properties change with every test.
 */
export function setUpDemo(load: (world: World) => PromiseLike<unknown>, feature: Feature = {}): DemoWorld {
  let world: World;
  let mock: DemoWorld['mock'];
  beforeEach(async () => {
    // The demo's calls are at the root of the app's origin.
    vi.stubGlobal('location', new URL('http://localhost'));
    mock = createDemoServer();
    mock.server.listen({ onUnhandledFrame: 'error' });
    world = createWorld({ user: null });
    world.join({ ...feature, requires: [demoFeature] });
    await load(world);
  });
  afterEach(() => {
    world.task.cancel();
    mock.server.close();
    vi.unstubAllGlobals();
  });
  return {
    get world() {
      return world;
    },
    get mock() {
      return mock;
    },
  };
}
