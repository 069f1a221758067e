import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { logoutRequested } from '#core/events.ts';
import { customerCreated } from '#features/_shared/customers/customers-slice.ts';
import { customerWith } from '#testing/customers.ts';
import { API, createWorld, tokenOf, type World } from '#testing/world.ts';
import { selectAuth, selectClaims, selectUser } from './auth-slice.ts';
import { claimsRequested } from './claims.saga.ts';
import { RefreshError, type IdentityUser } from './identity.ts';

const server = setupServer();
const NEW: IdentityUser = {
  uid: 'u9',
  displayName: 'Noor Haddad',
  email: 'new@plinth.test',
  photoURL: null,
  customerId: null,
};

let customerCalls = 0;
let worlds: World[] = [];

beforeAll(() => server.listen());
afterAll(() => server.close());
beforeEach(() => {
  customerCalls = 0;
  server.use(
    http.get(`${API}/financing/leads`, () => HttpResponse.json([])),
    http.get(`${API}/customers`, () => {
      customerCalls += 1;
      return HttpResponse.json([]);
    }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  server.resetHandlers();
  for (const world of worlds) world.task.cancel();
  worlds = [];
});

describe('claims polling', () => {
  async function createWaitingWorld(): Promise<World & { refreshTimes: number[] }> {
    const world = createWorld({ user: NEW });
    worlds.push(world);
    await vi.waitFor(() => expect(world.store.getState().customers.status).toBe('ready'));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
    const refreshTimes: number[] = [];
    world.identity.refresh = () => {
      refreshTimes.push(performance.now());
      return Promise.resolve({ accessToken: tokenOf(NEW, 2), refreshToken: 'refresh' });
    };
    return Object.assign(world, { refreshTimes });
  }

  it('refreshes the token every second, and loads the customer only once the claim has arrived', async () => {
    const world = await createWaitingWorld();
    world.store.dispatch(customerCreated(customerWith([], 'cus_9')));
    await vi.advanceTimersByTimeAsync(7_500);
    expect(world.refreshTimes).toHaveLength(7);
    const intervals = world.refreshTimes.slice(1).map((time, index) => time - world.refreshTimes[index]!);
    expect(intervals).toEqual(Array(6).fill(1_000));
    expect(customerCalls).toBe(0);
    world.identity.user = { ...NEW, customerId: 'cus_9' };
    await vi.advanceTimersByTimeAsync(1_000);
    expect(selectUser(world.store.getState())?.customerId).toBe('cus_9');
    vi.useRealTimers();
    await vi.waitFor(() => expect(customerCalls).toBe(1));
  });

  it('polls every five seconds after a minute, times out after five minutes, and starts again on request', async () => {
    const world = await createWaitingWorld();
    world.store.dispatch(claimsRequested());
    await vi.advanceTimersByTimeAsync(60_500);
    expect(world.refreshTimes).toHaveLength(60);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(world.refreshTimes).toHaveLength(62);
    await vi.advanceTimersByTimeAsync(229_000);
    expect(selectClaims(world.store.getState())).toBe('polling');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(selectClaims(world.store.getState())).toBe('missing');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(world.refreshTimes).toHaveLength(108);
    expect(vi.getTimerCount()).toBe(0);
    world.store.dispatch(claimsRequested());
    expect(selectClaims(world.store.getState())).toBe('polling');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(world.refreshTimes).toHaveLength(109);
  });

  it('stops when the session ends', async () => {
    const world = await createWaitingWorld();
    world.store.dispatch(claimsRequested());
    await vi.advanceTimersByTimeAsync(2_500);
    world.store.dispatch(logoutRequested('user'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(world.refreshTimes).toHaveLength(2);
  });

  it('continues after a failed refresh, and ends the session when the refresh token has expired', async () => {
    const world = await createWaitingWorld();
    world.identity.refresh = () => Promise.reject(new RefreshError('failed', 'no response'));
    world.store.dispatch(claimsRequested());
    await vi.advanceTimersByTimeAsync(3_500);
    expect(world.read(selectAuth).status).toBe('signedIn');
    world.identity.refresh = () => Promise.reject(new RefreshError('expired', 'gone'));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(world.read(selectAuth)).toMatchObject({ status: 'anonymous', reason: 'expired' });
  });
});
