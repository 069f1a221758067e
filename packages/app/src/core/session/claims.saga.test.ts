import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { logoutRequested } from '#core/events.ts';
import { customerCreated } from '#features/_shared/customers/customers-slice.ts';
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
  async function waiting(): Promise<World & { looks: number[] }> {
    const made = createWorld({ user: NEW });
    worlds.push(made);
    await vi.waitFor(() => expect(made.store.getState().customers.status).toBe('ready'));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
    const looks: number[] = [];
    made.identity.refresh = () => {
      looks.push(performance.now());
      return Promise.resolve({ accessToken: tokenOf(NEW, 2), refreshToken: 'refresh' });
    };
    return Object.assign(made, { looks });
  }

  it('refreshes the token every second, and loads the customer only once the claim has arrived', async () => {
    const made = await waiting();
    made.store.dispatch(
      customerCreated({
        id: 'cus_9',
        contracts: [],
        legalName: null,
        tradingName: null,
        country: null,
        website: null,
        industry: null,
        monthlyRevenue: null,
      }),
    );
    await vi.advanceTimersByTimeAsync(7_500);
    expect(made.looks).toHaveLength(7);
    const waits = made.looks.slice(1).map((at, index) => at - made.looks[index]!);
    expect(waits).toEqual(Array(6).fill(1_000));
    expect(customerCalls).toBe(0);
    made.identity.user = { ...NEW, customerId: 'cus_9' };
    await vi.advanceTimersByTimeAsync(1_000);
    expect(selectUser(made.store.getState())?.customerId).toBe('cus_9');
    vi.useRealTimers();
    await vi.waitFor(() => expect(customerCalls).toBe(1));
  });

  it('times out after a minute, and starts again on request', async () => {
    const made = await waiting();
    made.store.dispatch(claimsRequested());
    await vi.advanceTimersByTimeAsync(61_000);
    expect(selectClaims(made.store.getState())).toBe('missing');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(made.looks).toHaveLength(60);
    expect(vi.getTimerCount()).toBe(0);
    made.store.dispatch(claimsRequested());
    expect(selectClaims(made.store.getState())).toBe('polling');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(made.looks).toHaveLength(61);
  });

  it('stops when the session ends', async () => {
    const made = await waiting();
    made.store.dispatch(claimsRequested());
    await vi.advanceTimersByTimeAsync(2_500);
    made.store.dispatch(logoutRequested('user'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(made.looks).toHaveLength(2);
  });

  it('continues after a failed refresh, and ends the session when the refresh token has expired', async () => {
    const made = await waiting();
    made.identity.refresh = () => Promise.reject(new RefreshError('failed', 'no answer'));
    made.store.dispatch(claimsRequested());
    await vi.advanceTimersByTimeAsync(3_500);
    expect(made.read(selectAuth).status).toBe('signedIn');
    made.identity.refresh = () => Promise.reject(new RefreshError('expired', 'gone'));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(made.read(selectAuth)).toEqual({ status: 'anonymous', reason: 'expired' });
  });
});
