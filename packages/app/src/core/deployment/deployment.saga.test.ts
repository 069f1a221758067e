import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { logoutRequested } from '#core/events.ts';
import { selectToasts } from '#core/toasts/toasts.ts';
import { noBusiness } from '#testing/no-business.ts';
import { createWorld, type World } from '#testing/world.ts';
import { createDeploymentFeature } from './deployment-feature.ts';
import { reloadChosen } from './deployment.saga.ts';

const OWN = '/assets/index-00000000.js';
const NEXT = '/assets/index-11111111.js';
const MINUTE_MS = 60_000;

const server = setupServer(...noBusiness);
let worlds: World[] = [];

beforeAll(() => server.listen());
afterAll(() => server.close());
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const world of worlds) world.task.cancel();
  worlds = [];
  vi.useRealTimers();
});

/** Opens a tab; `deployed` are the scripts of the deployed build. */
async function openTab(scripts: string | null = OWN) {
  const build = { deployed: OWN as string | null };
  const chunkListeners = new Set<() => void>();
  const readScripts = vi.fn<() => Promise<string | null>>(async () => build.deployed);
  const reload = vi.fn<() => void>();
  const world = createWorld({ now: () => Date.now() });
  worlds.push(world);
  world.join(
    createDeploymentFeature({
      scripts,
      readScripts,
      reload,
      onMissingChunk: (listener) => {
        chunkListeners.add(listener);
        return () => chunkListeners.delete(listener);
      },
    }),
  );
  const settle = () => vi.advanceTimersByTimeAsync(0);
  await settle();
  return {
    world,
    build,
    readScripts,
    reload,
    focus: async () => {
      world.visibility.focus();
      await settle();
    },
    missChunk: async () => {
      for (const listener of chunkListeners) listener();
      await settle();
    },
    toasts: () => world.read(selectToasts).map(({ text, action, duration }) => [text, action?.text, duration]),
  };
}

const OFFER = ['deployment.available', 'deployment.reload', Infinity];

describe('a version that was deployed while the tab was open', () => {
  it('is offered when the user returns to the tab, which looks at most once in five minutes', async () => {
    const { build, focus, readScripts, toasts } = await openTab();
    await focus();
    expect([readScripts.mock.calls.length, toasts()]).toEqual([1, []]);
    build.deployed = NEXT;
    await vi.advanceTimersByTimeAsync(5 * MINUTE_MS - 1);
    await focus();
    expect([readScripts.mock.calls.length, toasts()]).toEqual([1, []]);
    await vi.advanceTimersByTimeAsync(1);
    await focus();
    expect([readScripts.mock.calls.length, toasts()]).toEqual([2, [OFFER]]);
  });

  it('is offered at once when a chunk is missing', async () => {
    const { build, focus, missChunk, toasts } = await openTab();
    await focus();
    build.deployed = NEXT;
    await missChunk();
    expect(toasts()).toEqual([OFFER]);
  });

  it('is not looked for without a connection, which is why a chunk is missing then', async () => {
    const { world, missChunk, readScripts } = await openTab();
    world.network.set(false);
    await missChunk();
    expect(readScripts).not.toHaveBeenCalled();
    world.network.set(true);
    await missChunk();
    expect(readScripts).toHaveBeenCalledOnce();
  });

  it('is offered once, and the next one again', async () => {
    const { world, build, missChunk } = await openTab();
    build.deployed = NEXT;
    await missChunk();
    world.store.dispatch({ type: 'toasts/toastClosed', payload: 1 });
    await missChunk();
    expect(world.read(selectToasts)).toEqual([]);
    build.deployed = '/assets/index-22222222.js';
    await missChunk();
    expect(world.read(selectToasts)).toHaveLength(1);
  });

  it('is not offered again to the next session', async () => {
    const { world, build, missChunk } = await openTab();
    build.deployed = NEXT;
    await missChunk();
    world.store.dispatch(logoutRequested('user'));
    await vi.advanceTimersByTimeAsync(0);
    await missChunk();
    expect(world.read(selectToasts)).toEqual([]);
  });

  it('reloads the page only when the user wants it', async () => {
    const { world, build, missChunk, reload } = await openTab();
    build.deployed = NEXT;
    await missChunk();
    await vi.advanceTimersByTimeAsync(60 * MINUTE_MS);
    expect(reload).not.toHaveBeenCalled();
    world.store.dispatch(reloadChosen());
    expect(reload).toHaveBeenCalledOnce();
  });
});

it('offers nothing when the deployed version is unknown', async () => {
  const { build, missChunk, toasts } = await openTab();
  build.deployed = null;
  await missChunk();
  expect(toasts()).toEqual([]);
});

it('never looks during development', async () => {
  const { focus, missChunk, readScripts } = await openTab(null);
  await focus();
  await missChunk();
  expect(readScripts).not.toHaveBeenCalled();
});
