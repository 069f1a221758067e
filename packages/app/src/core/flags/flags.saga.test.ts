import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { logoutRequested } from '#core/events.ts';
import { selectAuth } from '#core/session/auth-slice.ts';
import { API, createWorld, memoryStorage, TOKEN_ENDPOINT, type World } from '#testing/world.ts';
import { selectFlag } from './flags-slice.ts';
import { flagsFeature, FLAGS_POLL_INTERVAL_MS, FLAGS_MAX_POLL_INTERVAL_MS } from './flags.saga.ts';

const server = setupServer();
const worlds: World[] = [];
let asked = 0;
let refreshes = 0;
let answer: () => Response = () => flags('commerce');

const flags = (...names: string[]) =>
  HttpResponse.json({
    toggles: names.map((name) => ({
      name,
      enabled: true,
      impressionData: false,
      variant: { name: 'disabled', enabled: false },
    })),
  });

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
afterEach(() => {
  vi.useRealTimers();
  for (const { task } of worlds.splice(0)) task.cancel();
  server.resetHandlers();
  asked = 0;
  refreshes = 0;
  answer = () => flags('commerce');
});

async function world(options: Parameters<typeof createWorld>[0] = {}) {
  server.use(
    http.get(`${API}/financing/leads`, () => HttpResponse.json([])),
    http.get(`${API}/customers`, () => HttpResponse.json([])),
    http.post(TOKEN_ENDPOINT, () => {
      refreshes += 1;
      return new HttpResponse(null, { status: 401 });
    }),
    http.get(`${API}/features/proxy`, () => {
      asked += 1;
      return answer();
    }),
  );
  const made = createWorld(options);
  worlds.push(made);
  await vi.waitFor(() => expect(made.store.getState().customers.status).toBe('ready'));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  made.join(flagsFeature);
  await vi.advanceTimersByTimeAsync(1_000);
  return made;
}

describe('flags', () => {
  it('are all on while they are unknown, and follow the service once it has responded', async () => {
    answer = () => HttpResponse.error();
    const { read } = await world();
    expect(read(selectFlag('commerce'))).toBe(true);
    expect(read(selectFlag('dashboard-cash-flow'))).toBe(true);
    answer = () => flags('commerce');
    await vi.advanceTimersByTimeAsync(2 * FLAGS_POLL_INTERVAL_MS + 10_000);
    expect(read(selectFlag('commerce'))).toBe(true);
    expect(read(selectFlag('dashboard-cash-flow'))).toBe(false);
  });

  it('are polled every 15 seconds', async () => {
    const { read } = await world();
    expect(asked).toBe(1);
    answer = () => flags('dashboard-cash-flow');
    await vi.advanceTimersByTimeAsync(FLAGS_POLL_INTERVAL_MS);
    expect(asked).toBe(2);
    expect(read(selectFlag('commerce'))).toBe(false);
    await vi.advanceTimersByTimeAsync(4 * FLAGS_POLL_INTERVAL_MS);
    expect(asked).toBe(6);
  });

  it('are stored for the next start, when the service may be down', async () => {
    const storage = memoryStorage();
    await world({ storage });
    vi.useRealTimers();
    answer = () => HttpResponse.error();
    const { read } = await world({ storage });
    expect(read(selectFlag('commerce'))).toBe(true);
    expect(read(selectFlag('dashboard-cash-flow'))).toBe(false);
  });

  it('are not polled while the tab is hidden', async () => {
    const { visibility } = await world();
    visibility.hide();
    await vi.advanceTimersByTimeAsync(20 * FLAGS_POLL_INTERVAL_MS);
    expect(asked).toBe(1);
    visibility.show();
    await vi.advanceTimersByTimeAsync(0);
    await vi.waitFor(() => expect(asked).toBe(2));
  });

  it.each([401, 500])(
    'keep their values while the service responds with %i, at longer and longer intervals, without a refresh or a logout',
    async (status) => {
      const { read, store } = await world();
      answer = () => new HttpResponse(null, { status });
      await vi.advanceTimersByTimeAsync(600_000);
      expect(read(selectFlag('dashboard-cash-flow'))).toBe(false);
      expect(refreshes).toBe(0);
      expect(selectAuth(store.getState()).status).toBe('signedIn');
      expect(asked).toBeLessThan(8);
      answer = () => flags('dashboard-cash-flow');
      await vi.advanceTimersByTimeAsync(FLAGS_MAX_POLL_INTERVAL_MS + 1_000);
      expect(read(selectFlag('dashboard-cash-flow'))).toBe(true);
    },
  );

  it('are not polled after the session has ended', async () => {
    const { store } = await world();
    store.dispatch(logoutRequested('user'));
    await vi.advanceTimersByTimeAsync(10 * FLAGS_POLL_INTERVAL_MS);
    expect(asked).toBe(1);
  });
});
