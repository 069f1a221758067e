import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { logoutRequested } from '#core/events.ts';
import { selectAuth } from '#core/session/auth-slice.ts';
import { noBusiness } from '#testing/no-business.ts';
import { API, createWorld, memoryStorage, TOKEN_ENDPOINT, type World } from '#testing/world.ts';
import { selectFlag } from './flags-slice.ts';
import { flagsFeature, FLAGS_POLL_INTERVAL_MS, FLAGS_MAX_POLL_INTERVAL_MS } from './flags.saga.ts';

const server = setupServer();
const worlds: World[] = [];
let requestCount = 0;
let refreshes = 0;
let respond: () => Response = () => flags('commerce');

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
  requestCount = 0;
  refreshes = 0;
  respond = () => flags('commerce');
});

async function startWorld(options: Parameters<typeof createWorld>[0] = {}) {
  server.use(
    ...noBusiness,
    http.post(TOKEN_ENDPOINT, () => {
      refreshes += 1;
      return new HttpResponse(null, { status: 401 });
    }),
    http.get(`${API}/features/proxy`, () => {
      requestCount += 1;
      return respond();
    }),
  );
  const world = createWorld(options);
  worlds.push(world);
  await vi.waitFor(() => expect(world.store.getState().customers.status).toBe('ready'));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  world.join(flagsFeature);
  await vi.advanceTimersByTimeAsync(1_000);
  return world;
}

describe('flags', () => {
  it('are all on while they are unknown, and follow the service once it has responded', async () => {
    respond = () => HttpResponse.error();
    const { read } = await startWorld();
    expect(read(selectFlag('commerce'))).toBe(true);
    expect(read(selectFlag('dashboard-cash-flow'))).toBe(true);
    respond = () => flags('commerce');
    await vi.advanceTimersByTimeAsync(2 * FLAGS_POLL_INTERVAL_MS + 10_000);
    expect(read(selectFlag('commerce'))).toBe(true);
    expect(read(selectFlag('dashboard-cash-flow'))).toBe(false);
  });

  it('are polled every 15 seconds', async () => {
    const { read } = await startWorld();
    expect(requestCount).toBe(1);
    respond = () => flags('dashboard-cash-flow');
    await vi.advanceTimersByTimeAsync(FLAGS_POLL_INTERVAL_MS);
    expect(requestCount).toBe(2);
    expect(read(selectFlag('commerce'))).toBe(false);
    await vi.advanceTimersByTimeAsync(4 * FLAGS_POLL_INTERVAL_MS);
    expect(requestCount).toBe(6);
  });

  it('are stored for the next start, when the service may be down', async () => {
    const storage = memoryStorage();
    await startWorld({ storage });
    vi.useRealTimers();
    respond = () => HttpResponse.error();
    const { read } = await startWorld({ storage });
    expect(read(selectFlag('commerce'))).toBe(true);
    expect(read(selectFlag('dashboard-cash-flow'))).toBe(false);
  });

  it('are not polled while the tab is hidden', async () => {
    const { visibility } = await startWorld();
    visibility.hide();
    await vi.advanceTimersByTimeAsync(20 * FLAGS_POLL_INTERVAL_MS);
    expect(requestCount).toBe(1);
    visibility.show();
    await vi.advanceTimersByTimeAsync(0);
    await vi.waitFor(() => expect(requestCount).toBe(2));
  });

  it.each([401, 500])(
    'keep their values while the service responds with %i, at longer and longer intervals, without a refresh or a logout',
    async (status) => {
      const { read, store } = await startWorld();
      respond = () => new HttpResponse(null, { status });
      await vi.advanceTimersByTimeAsync(600_000);
      expect(read(selectFlag('dashboard-cash-flow'))).toBe(false);
      expect(refreshes).toBe(0);
      expect(selectAuth(store.getState()).status).toBe('signedIn');
      expect(requestCount).toBeLessThan(8);
      respond = () => flags('dashboard-cash-flow');
      await vi.advanceTimersByTimeAsync(FLAGS_MAX_POLL_INTERVAL_MS + 1_000);
      expect(read(selectFlag('dashboard-cash-flow'))).toBe(true);
    },
  );

  it('are not polled after the session has ended', async () => {
    const { store } = await startWorld();
    store.dispatch(logoutRequested('user'));
    await vi.advanceTimersByTimeAsync(10 * FLAGS_POLL_INTERVAL_MS);
    expect(requestCount).toBe(1);
  });
});
