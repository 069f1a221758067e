import { createDemoServer } from '@plinth/mocks/demo/node';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { logoutRequested } from '#core/events.ts';
import { selectAuth, selectSession } from '#core/session/auth-slice.ts';
import { createStorage, type Storage } from '#core/storage/storage.ts';
import { flushTasks } from '#testing/flush-tasks.ts';
import { createWorld, memoryArea, memoryStorage, OWNER, type World } from '#testing/world.ts';
import { profileApi } from './_shared/profile.ts';
import { RENEWAL_LEAD_MS } from './_shared/session/session.saga.ts';
import { accountChosen, selectDemoSignIn } from './_shared/session/sign-in-slice.ts';
import { demo } from './demo.ts';

const LIFETIME_MS = 600_000;
const START = Date.parse('2026-11-19T17:42:00Z');

let now = START;
let worlds: World[] = [];
let mock: ReturnType<typeof createDemoServer>;

beforeEach(() => {
  now = START;
  vi.stubGlobal('location', new URL('http://localhost'));
  mock = createDemoServer({ clock: () => new Date(now) });
  // A call of the product would fail the test.
  mock.server.listen({ onUnhandledFrame: 'error' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  mock.server.close();
  for (const world of worlds) world.task.cancel();
  worlds = [];
});

function openApp(storage: Storage, user: typeof OWNER | null = null): World {
  const world = createWorld({
    storage,
    user,
    loadDemo: async () => ({ ...demo, resetData: () => undefined }),
    now: () => now,
  });
  world.join(demo.feature);
  worlds.push(world);
  return world;
}

const session = (world: World) => selectSession(world.store.getState());
const signedIn = (world: World) => vi.waitFor(() => expect(session(world)?.kind).toBe('demo'));

async function signInAs(
  email: string,
  password: string,
  isRemembered = true,
  storage = memoryStorage(),
): Promise<{ readonly world: World; readonly storage: Storage }> {
  const world = openApp(storage);
  await vi.waitFor(() => expect(selectAuth(world.store.getState()).status).toBe('anonymous'));
  world.store.dispatch(accountChosen({ email, password, isRemembered }));
  return { world, storage };
}

describe('a session of the demo', () => {
  it.each([
    ['admin@demo.com', 'admin', [{ action: 'manage', subject: 'all' }]],
    [
      'client@demo.com',
      'client',
      [
        { action: 'read', subject: 'ACL' },
        { action: 'read', subject: 'Auth' },
      ],
    ],
  ] as const)('starts for %s with its role and permissions', async (email, role, ability) => {
    const { world, storage } = await signInAs(email, role);
    await signedIn(world);
    expect(session(world)).toEqual({ kind: 'demo', role, ability });
    expect(storage.get('accessToken')).toMatch(/^[\w-]+\.[\w-]+\.[\w-]*$/);
  });

  it('does not start with a wrong password, and keeps the reason', async () => {
    const { world, storage } = await signInAs('admin@demo.com', 'client');
    await vi.waitFor(() =>
      expect(world.read(selectDemoSignIn)).toEqual({ status: 'failed', message: 'Email or Password is Invalid' }),
    );
    expect(storage.get('accessToken')).toBeNull();
  });

  it('is restored after a reload, and in another tab', async () => {
    const { world, storage } = await signInAs('client@demo.com', 'client');
    await signedIn(world);
    const reloaded = openApp(storage);
    await signedIn(reloaded);
    expect(session(reloaded)).toEqual(session(world));
  });

  it('stays while the identity provider still has the user of an earlier session', async () => {
    const { world, storage } = await signInAs('client@demo.com', 'client');
    await signedIn(world);
    const reloaded = openApp(storage, OWNER);
    await flushTasks();
    expect(session(reloaded)?.kind).toBe('demo');
  });

  it('renews its tokens a minute before they run out', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: START });
    const { world, storage } = await signInAs('admin@demo.com', 'admin');
    await signedIn(world);
    const token = storage.get('accessToken');
    now = START + LIFETIME_MS - RENEWAL_LEAD_MS;
    await vi.advanceTimersByTimeAsync(LIFETIME_MS - RENEWAL_LEAD_MS - 5_000);
    expect(storage.get('accessToken')).toBe(token);
    await vi.advanceTimersByTimeAsync(6_000);
    await vi.waitFor(() => expect(storage.get('accessToken')).not.toBe(token));
    expect(session(world)?.kind).toBe('demo');
  });

  it('that is not remembered survives a reload, and another tab has none', async () => {
    const local = memoryArea();
    const openTab = () => {
      const tab = memoryArea();
      return createStorage({ local: () => local, session: () => tab });
    };
    const { world, storage } = await signInAs('client@demo.com', 'client', false, openTab());
    await signedIn(world);
    const reloaded = openApp(storage);
    await signedIn(reloaded);
    const otherTab = openApp(openTab());
    await flushTasks();
    expect(selectAuth(otherTab.store.getState()).status).toBe('anonymous');
    // The session of the tab in which it was started has kept its tokens.
    expect(storage.get('accessToken')).not.toBeNull();
    expect(session(world)?.kind).toBe('demo');
  });

  it('takes the place of that of another account, whose data leave the store', async () => {
    const { world, storage } = await signInAs('admin@demo.com', 'admin');
    await signedIn(world);
    await world.store.dispatch(profileApi.endpoints.profile.initiate());
    expect(profileApi.endpoints.profile.select()(world.store.getState() as never).data).toBeDefined();
    world.store.dispatch(accountChosen({ email: 'client@demo.com', password: 'client' }));
    await vi.waitFor(() => expect(session(world)).toMatchObject({ role: 'client' }));
    expect(profileApi.endpoints.profile.select()(world.store.getState() as never).data).toBeUndefined();
    expect(storage.get('demoAccount')?.id).toBe(2);
    // The sagas of the new session sign in again.
    world.store.dispatch(accountChosen({ email: 'admin@demo.com', password: 'admin' }));
    await vi.waitFor(() => expect(session(world)).toMatchObject({ role: 'admin' }));
  });

  it('ends when its renewal is refused', async () => {
    const { world, storage } = await signInAs('admin@demo.com', 'admin');
    await signedIn(world);
    now = START + LIFETIME_MS + 1;
    const reloaded = openApp(storage);
    await vi.waitFor(() =>
      expect(selectAuth(reloaded.store.getState())).toMatchObject({
        status: 'anonymous',
        reason: 'expired',
        lastUid: '1',
      }),
    );
    expect([storage.get('accessToken'), storage.get('demoAccount')]).toEqual([null, null]);
  });

  it('leaves nothing behind after a logout', async () => {
    const { world, storage } = await signInAs('admin@demo.com', 'admin');
    await signedIn(world);
    world.store.dispatch(logoutRequested('user'));
    await vi.waitFor(() => expect(selectAuth(world.store.getState()).status).toBe('anonymous'));
    expect([storage.get('accessToken'), storage.get('refreshToken'), storage.get('demoAccount')]).toEqual([
      null,
      null,
      null,
    ]);
  });
});
