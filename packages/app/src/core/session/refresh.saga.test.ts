import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { logoutRequested } from '#core/events.ts';
import { flushTasks } from '#testing/flush-tasks.ts';
import { API, createWorld, OWNER, TOKEN_ENDPOINT, tokenOf, type World } from '#testing/world.ts';
import { selectAuth } from './auth-slice.ts';

const server = setupServer();
beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** What the provider saw: which token came with which call. */
interface Seen {
  readonly path: string;
  readonly authorization: string | null;
}

const LEAD = {
  id: 'lead-1',
  status: 'ONBOARDED',
  phone: null,
  address: null,
  maxAmount: 1,
  customerId: 'cus_harrow',
  meetingAt: null,
  created: '2026-01-01T00:00:00Z',
};

let seen: Seen[] = [];
let refreshes = 0;
/** Tokens issued before this one are refused. */
let accepted = 2;
let refreshAnswer: (issue: number) => Promise<Response> | Response;
let worlds: World[] = [];

const bearer = (issue: number) => `Bearer ${tokenOf(OWNER, issue)}`;
const freshToken = (issue: number) => HttpResponse.json({ accessToken: tokenOf(OWNER, issue) });

beforeEach(() => {
  seen = [];
  refreshes = 0;
  accepted = 2;
  refreshAnswer = freshToken;
  server.use(
    http.post(TOKEN_ENDPOINT, () => {
      refreshes += 1;
      return refreshAnswer(refreshes + 1);
    }),
    http.get(`${API}/financing/leads`, () => HttpResponse.json([LEAD])),
    http.get(`${API}/customers`, () => HttpResponse.json([{ id: 'cus_harrow', contracts: [] }])),
    http.get(`${API}/data/banking/customers/:id/connections`, ({ request, params }) => {
      const authorization = request.headers.get('Authorization');
      seen.push({ path: String(params['id']), authorization });
      const issue = [1, 2, 3, 4, 5, 6, 7].find((each) => bearer(each) === authorization) ?? 0;
      return issue >= accepted ? HttpResponse.json([]) : HttpResponse.json({ message: 'expired' }, { status: 401 });
    }),
  );
});

afterEach(() => {
  vi.useRealTimers();
  for (const world of worlds) world.task.cancel();
  worlds = [];
});

/** A signed-in app whose token is the first one, which the provider refuses. */
async function signedIn(options: Parameters<typeof createWorld>[0] = {}): Promise<World> {
  const world = createWorld(options);
  worlds.push(world);
  await vi.waitFor(() => expect(world.store.getState().customers.status).toBe('ready'));
  return world;
}

async function calls(world: World, count: number, signal?: AbortSignal): Promise<PromiseSettledResult<unknown>[]> {
  const client = await world.api();
  return Promise.allSettled(
    Array.from({ length: count }, (_, index) => client.banking.connections(`c${index}`, signal ? { signal } : {})),
  );
}

const fulfilled = (results: readonly PromiseSettledResult<unknown>[]) =>
  results.filter(({ status }) => status === 'fulfilled').length;
const messages = (results: readonly PromiseSettledResult<unknown>[]) =>
  results.map((each) =>
    each.status === 'rejected' && each.reason instanceof Error ? each.reason.message : each.status,
  );

describe('the refresh queue', () => {
  it.each([10, 100])(
    'refreshes once for %i refused calls and sends each exactly twice, the second time with the new token',
    async (count) => {
      const world = await signedIn();
      const begun = performance.now();
      expect(fulfilled(await calls(world, count))).toBe(count);
      expect(performance.now() - begun).toBeLessThan(3_000);
      expect(refreshes).toBe(1);
      for (let index = 0; index < count; index += 1) {
        const sent = seen.filter(({ path }) => path === `c${index}`).map(({ authorization }) => authorization);
        expect(sent).toEqual([bearer(1), bearer(2)]);
      }
    },
  );

  it('delays new calls during a refresh, then sends each once', async () => {
    const world = await signedIn();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const release = Promise.withResolvers<void>();
    refreshAnswer = async (issue) => {
      await release.promise;
      return freshToken(issue);
    };
    const first = calls(world, 1);
    await vi.waitFor(() => expect(refreshes).toBe(1));
    const client = await world.api();
    const late = Array.from({ length: 5 }, (_, index) => client.banking.connections(`late${index}`));
    await vi.advanceTimersByTimeAsync(2_000);
    await flushTasks();
    vi.useRealTimers();
    expect(seen.filter(({ path }) => path.startsWith('late'))).toEqual([]);
    release.resolve();
    await Promise.all([first, ...late]);
    expect(seen.filter(({ path }) => path.startsWith('late')).map(({ authorization }) => authorization)).toEqual(
      Array(5).fill(bearer(2)),
    );
  });

  it('refreshes after a refusal without a body', async () => {
    const world = await signedIn();
    server.use(
      http.get(`${API}/data/banking/customers/:id/connections`, ({ request }) =>
        request.headers.get('Authorization') === bearer(1)
          ? new HttpResponse(null, { status: 401 })
          : HttpResponse.json([]),
      ),
    );
    expect(fulfilled(await calls(world, 3))).toBe(3);
    expect(refreshes).toBe(1);
  });

  it('fails a call that is refused twice, and keeps the session', async () => {
    accepted = 9;
    const world = await signedIn();
    expect(messages(await calls(world, 1))).toEqual(['expired']);
    expect(refreshes).toBe(1);
    expect(selectAuth(world.store.getState()).status).toBe('signedIn');
  });

  it('ends the session once when the identity provider refuses the refresh', async () => {
    refreshAnswer = () => new HttpResponse(null, { status: 401 });
    const world = await signedIn();
    expect(fulfilled(await calls(world, 10))).toBe(0);
    expect(refreshes).toBe(1);
    await vi.waitFor(() =>
      expect(selectAuth(world.store.getState())).toEqual({ status: 'anonymous', reason: 'expired' }),
    );
    expect(world.storage.get('accessToken')).toBeNull();
  });

  it.each([
    ['500', () => new HttpResponse(null, { status: 500 })],
    ['503', () => new HttpResponse(null, { status: 503 })],
    ['no answer', () => HttpResponse.error()],
    ['an empty body', () => new HttpResponse(null, { status: 200 })],
    ['HTML', () => HttpResponse.html('<p>welcome</p>')],
    ['no token field', () => HttpResponse.json({ hello: 'there' })],
  ])(
    'rejects the calls and stays signed in when the refresh returns %s; the next call refreshes again',
    async (_name, answer) => {
      refreshAnswer = answer;
      const world = await signedIn();
      expect(fulfilled(await calls(world, 3))).toBe(0);
      expect(refreshes).toBe(1);
      expect(selectAuth(world.store.getState()).status).toBe('signedIn');
      refreshAnswer = freshToken;
      expect(fulfilled(await calls(world, 1))).toBe(1);
      expect(
        seen
          .map(({ authorization }) => authorization)
          .filter((each) => !/^Bearer [\w-]+\.[\w-]+\.[\w-]*$/.test(each ?? '')),
      ).toEqual([]);
    },
  );

  it('retries after the delay that the identity provider requests', async () => {
    const at: number[] = [];
    refreshAnswer = (issue) => {
      at.push(performance.now());
      return at.length === 1
        ? new HttpResponse(null, { status: 429, headers: { 'Retry-After': '1' } })
        : freshToken(issue);
    };
    const world = await signedIn();
    expect(fulfilled(await calls(world, 2))).toBe(2);
    expect(at).toHaveLength(2);
    expect(at[1]! - at[0]!).toBeGreaterThanOrEqual(990);
  });

  it('fails after five rate-limited attempts and stays signed in', async () => {
    refreshAnswer = () => new HttpResponse(null, { status: 429, headers: { 'Retry-After': '0' } });
    const world = await signedIn();
    expect(fulfilled(await calls(world, 1))).toBe(0);
    expect(refreshes).toBe(5);
    expect(selectAuth(world.store.getState()).status).toBe('signedIn');
  });

  it('resends a call that was refused late with the stored token, without another refresh', async () => {
    const world = await signedIn();
    const late = Promise.withResolvers<void>();
    server.use(
      http.get(`${API}/data/banking/customers/slow/connections`, async ({ request }) => {
        const authorization = request.headers.get('Authorization');
        seen.push({ path: 'slow', authorization });
        if (authorization !== bearer(1)) return HttpResponse.json([]);
        await late.promise;
        return HttpResponse.json({ message: 'expired' }, { status: 401 });
      }),
    );
    const client = await world.api();
    const slow = client.banking.connections('slow');
    await vi.waitFor(() => expect(seen.some(({ path }) => path === 'slow')).toBe(true));
    await calls(world, 1);
    late.resolve();
    await slow;
    expect(refreshes).toBe(1);
    expect(seen.filter(({ path }) => path === 'slow').map(({ authorization }) => authorization)).toEqual([
      bearer(1),
      bearer(2),
    ]);
  });

  it('does not resend a call that was aborted while it waited, and resends the others', async () => {
    const world = await signedIn();
    const release = Promise.withResolvers<void>();
    refreshAnswer = async (issue) => {
      await release.promise;
      return freshToken(issue);
    };
    const controller = new AbortController();
    // The call that starts the refresh is the one that is given up.
    const given = calls(world, 1, controller.signal);
    await vi.waitFor(() => expect(refreshes).toBe(1));
    const client = await world.api();
    const other = client.banking.connections('other');
    controller.abort();
    const [result] = await given;
    expect(result?.status).toBe('rejected');
    release.resolve();
    await other;
    expect(refreshes).toBe(1);
    expect(seen.map(({ path }) => path)).toEqual(['c0', 'other']);
  });

  // Neither a frame nor an idle callback exists here: the wait is a timer, which a hidden tab keeps.
  it('waits 250 ms after a refresh before it resends a call', async () => {
    const world = await signedIn();
    let refreshedAt = 0;
    refreshAnswer = (issue) => {
      refreshedAt = performance.now();
      return freshToken(issue);
    };
    await calls(world, 1);
    expect(performance.now() - refreshedAt).toBeGreaterThanOrEqual(245);
  });

  it('fails every waiting call with "not logged in" when there is no user, and ends the session', async () => {
    const world = await signedIn();
    world.identity.user = null;
    expect(messages(await calls(world, 3))).toEqual(Array(3).fill('not logged in'));
    await vi.waitFor(() =>
      expect(selectAuth(world.store.getState())).toEqual({ status: 'anonymous', reason: 'expired' }),
    );
  });

  it('stores no token when the user logs out during the refresh', async () => {
    const world = await signedIn();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const release = Promise.withResolvers<void>();
    refreshAnswer = async (issue) => {
      await release.promise;
      return freshToken(issue);
    };
    const waiting = calls(world, 3);
    await vi.waitFor(() => expect(refreshes).toBe(1));
    world.store.dispatch(logoutRequested('user'));
    release.resolve();
    expect(fulfilled(await waiting)).toBe(0);
    await flushTasks();
    await vi.advanceTimersByTimeAsync(5_000);
    await flushTasks();
    expect([world.storage.get('accessToken'), world.storage.get('refreshToken')]).toEqual([null, null]);
  });

  it('uses the token that another tab has stored while this tab waited for the lock', async () => {
    const world = await signedIn({
      withLock: async (_name, action) => {
        world.storage.set('accessToken', tokenOf(OWNER, 2));
        return action();
      },
    });
    expect(fulfilled(await calls(world, 2))).toBe(2);
    expect(refreshes).toBe(0);
  });

  it('does not refresh because of the clock, only after a refusal', async () => {
    accepted = 1;
    const world = await signedIn();
    vi.setSystemTime(Date.now() + 7_200_000);
    expect(fulfilled(await calls(world, 3))).toBe(3);
    vi.setSystemTime(Date.now() - 14_400_000);
    expect(fulfilled(await calls(world, 3))).toBe(3);
    expect(refreshes).toBe(0);
  });
});
