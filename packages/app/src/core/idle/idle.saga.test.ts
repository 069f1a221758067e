import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { selectAuth } from '#core/session/auth-slice.ts';
import { noBusiness } from '#testing/no-business.ts';
import { createTabs, type Tab } from '#testing/tabs.ts';
import { createWorld, type World } from '#testing/world.ts';
import { idleFeature } from './idle-feature.ts';
import { selectIdleEnd, stayChosen } from './idle-slice.ts';

const START = Date.parse('2026-11-19T17:42:00Z');
const MINUTE_MS = 60_000;

const server = setupServer(...noBusiness);
let worlds: World[] = [];

beforeAll(() => server.listen());
afterAll(() => server.close());
beforeEach(() => void vi.useFakeTimers({ now: START }));
afterEach(() => {
  for (const world of worlds) world.task.cancel();
  worlds = [];
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const status = (world: World) => selectAuth(world.store.getState());
const isWarned = (world: World) => world.read(selectIdleEnd) !== null;

async function openTab({ storage, withLock, marks }: Tab): Promise<World> {
  const world = createWorld({ storage, withLock, marks, settings: { idleMinutes: 10 }, now: () => Date.now() });
  worlds.push(world);
  await pass(0);
  world.join(idleFeature);
  await pass(0);
  return world;
}

describe('a session without input', () => {
  it('ends after the minutes of the settings, with a warning a minute before', async () => {
    const tab = createTabs().open();
    const world = await openTab(tab);
    await pass(9 * MINUTE_MS - 1);
    expect(isWarned(world)).toBe(false);
    await pass(1);
    expect([isWarned(world), status(world).status]).toEqual([true, 'signedIn']);
    await pass(MINUTE_MS);
    expect([isWarned(world), status(world)]).toMatchObject([false, { status: 'anonymous', reason: 'expired' }]);
    expect(tab.storage.get('accessToken')).toBeNull();
  });

  it('goes on with each input', async () => {
    const world = await openTab(createTabs().open());
    await pass(8 * MINUTE_MS);
    world.input();
    await pass(8 * MINUTE_MS);
    expect([isWarned(world), status(world).status]).toEqual([false, 'signedIn']);
  });

  it('needs a choice once it warns, and goes on with it', async () => {
    const world = await openTab(createTabs().open());
    await pass(9 * MINUTE_MS);
    world.input();
    await pass(1);
    expect(isWarned(world)).toBe(true);
    world.store.dispatch(stayChosen());
    expect(isWarned(world)).toBe(false);
    await pass(9 * MINUTE_MS - 1);
    expect([isWarned(world), status(world).status]).toEqual([false, 'signedIn']);
  });

  it('counts the input of every tab, and the choice to stay in one of them', async () => {
    const browser = createTabs();
    const [first, second] = [await openTab(browser.open()), await openTab(browser.open())];
    await pass(8 * MINUTE_MS);
    first.input();
    await pass(2 * MINUTE_MS);
    expect([isWarned(first), isWarned(second)]).toEqual([false, false]);
    await pass(7 * MINUTE_MS);
    expect([isWarned(first), isWarned(second)]).toEqual([true, true]);
    second.store.dispatch(stayChosen());
    await pass(1);
    expect([isWarned(first), isWarned(second)]).toEqual([false, false]);
  });

  it('is over when the computer wakes after that time, though no timer ran', async () => {
    const world = await openTab(createTabs().open());
    vi.setSystemTime(START + 11 * MINUTE_MS);
    world.visibility.focus();
    await pass(0);
    expect(status(world)).toMatchObject({ status: 'anonymous', reason: 'expired' });
  });

  it('is over when the browser is opened again after that time', async () => {
    const browser = createTabs();
    const world = await openTab(browser.open());
    world.task.cancel();
    vi.setSystemTime(START + 11 * MINUTE_MS);
    const reopened = await openTab(browser.open());
    expect(status(reopened)).toMatchObject({ status: 'anonymous', reason: 'expired' });
  });
});
