import type { Action } from '@reduxjs/toolkit';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { logoutRequested } from '#core/events.ts';
import type { Feature } from '#core/feature.ts';
import { noBusiness } from '#testing/no-business.ts';
import { API, createWorld, type World } from '#testing/world.ts';
import { ahead } from './ahead.ts';
import { createPanel } from './create-panel.ts';
import { IDLE, type Panel } from './panel.ts';

type Platforms = readonly { readonly name: string; readonly linked: boolean }[];
type Statuses = readonly { readonly status: string }[];

const platforms = createPanel<Platforms>({
  name: 'test/platforms',
  request: (client, customerId) => client.commerce.integrations(customerId),
});
const status = createPanel<Statuses, string>({
  name: 'test/status',
  request: async (client, _customerId, key) => [await client.banking.linkStatus('cus_harrow', key)],
});
const feature: Feature = {
  reducers: {
    platforms: platforms.reducer,
    status: status.reducer,
  },
  sagas: [platforms.watch, status.watch],
};
const selectPlatforms = (state: { readonly platforms?: Panel<Platforms> }) => state.platforms ?? IDLE;
const selectStatus = (state: { readonly status?: Panel<Statuses> }) => state.status ?? IDLE;
const PLATFORMS = `${API}/data/commerce/customers/cus_harrow/integrations`;
const LEDGERLINE = { id: 'ledgerline', name: 'Ledgerline', linked: false, linkUrl: null };
const worlds: World[] = [];
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  for (const { task } of worlds.splice(0)) task.cancel();
  server.resetHandlers();
});
afterAll(() => server.close());

async function createReadyWorld(options?: Parameters<typeof createWorld>[0]) {
  server.use(...noBusiness);
  const world = createWorld(options);
  worlds.push(world);
  world.join(feature);
  await vi.waitFor(() => expect(world.store.getState().customers.status).toBe('ready'));
  return world;
}

describe('createPanel', () => {
  it('loads again when it is invalidated, and ignores the response to the earlier request', async () => {
    const firstResponse = Promise.withResolvers<void>();
    let requestCount = 0;
    server.use(
      http.get(PLATFORMS, async () => {
        requestCount += 1;
        if (requestCount > 1) return HttpResponse.json([{ ...LEDGERLINE, linked: true }]);
        await firstResponse.promise;
        return HttpResponse.json([LEDGERLINE]);
      }),
    );
    const { store, read } = await createReadyWorld();
    store.dispatch(platforms.requested());
    await vi.waitFor(() => expect(requestCount).toBe(1));
    store.dispatch(platforms.invalidated());
    await vi.waitFor(() => expect(read(selectPlatforms)).toMatchObject({ status: 'ready', data: [{ linked: true }] }));
    firstResponse.resolve();
    store.dispatch(platforms.requested());
    await vi.waitFor(() => expect(requestCount).toBe(3));
    expect(read(selectPlatforms)).toMatchObject({ data: [{ linked: true }] });
  });

  it('loads once when it is requested twice, and when two features require it', async () => {
    let requestCount = 0;
    server.use(
      http.get(PLATFORMS, () => {
        requestCount += 1;
        return HttpResponse.json([LEDGERLINE]);
      }),
    );
    const { store, read, ...app } = await createReadyWorld();
    app.join({ requires: [feature] });
    app.join({ requires: [feature] });
    store.dispatch(platforms.requested());
    store.dispatch(platforms.requested());
    await vi.waitFor(() =>
      expect(read(selectPlatforms)).toMatchObject({ status: 'ready', data: [LEDGERLINE], stale: false }),
    );
    expect(requestCount).toBe(1);
  });

  it('loads once for a request ahead and the request of its page, unless the page is rendered much later', async () => {
    let requestCount = 0;
    server.use(
      http.get(PLATFORMS, () => {
        requestCount += 1;
        return HttpResponse.json([LEDGERLINE]);
      }),
    );
    let time = Date.parse('2026-11-19T17:42:00Z');
    const { store, read } = await createReadyWorld({ now: () => time });
    const requestAndWait = async (action: Action) => {
      store.dispatch(action);
      await vi.waitFor(() => expect(read(selectPlatforms)).toMatchObject({ loadedAt: time }));
    };
    await requestAndWait(ahead(platforms.requested()));
    store.dispatch(platforms.requested());
    expect(requestCount).toBe(1);
    time += 1;
    await requestAndWait(platforms.requested());
    expect(requestCount).toBe(2);
    time += 1;
    await requestAndWait(ahead(platforms.requested()));
    time += 10_000;
    await requestAndWait(platforms.requested());
    expect(requestCount).toBe(4);
  });

  it('shows a change at once, and keeps its time and whether it is stale', async () => {
    server.use(http.get(PLATFORMS, () => HttpResponse.json([LEDGERLINE]), { once: true }));
    const { store, read } = await createReadyWorld();
    const change = platforms.changed([{ ...LEDGERLINE, linked: true }]);
    store.dispatch(change);
    expect(read(selectPlatforms)).toEqual({ status: 'idle' });
    store.dispatch(platforms.requested());
    await vi.waitFor(() => expect(read(selectPlatforms).status).toBe('ready'));
    server.use(http.get(PLATFORMS, () => HttpResponse.error()));
    store.dispatch(platforms.requested());
    await vi.waitFor(() => expect(read(selectPlatforms)).toMatchObject({ stale: true }));
    const before = read(selectPlatforms);
    store.dispatch(change);
    expect(read(selectPlatforms)).toEqual({ ...before, data: [{ ...LEDGERLINE, linked: true }] });
  });

  it('keeps the code and the response body of a failure', async () => {
    server.use(http.get(PLATFORMS, () => HttpResponse.json({ message: 'No such customer' }, { status: 404 })));
    const { store, read } = await createReadyWorld();
    store.dispatch(platforms.requested());
    await vi.waitFor(() =>
      expect(read(selectPlatforms)).toMatchObject({
        status: 'failed',
        failure: { body: { message: 'No such customer' } },
      }),
    );
  });

  it('loads on a retry, keeps its data while a reload is pending or has failed, and is reset at logout', async () => {
    const responses: (() => Response)[] = [];
    server.use(http.get(PLATFORMS, () => responses.shift()?.() ?? new HttpResponse(null, { status: 400 })));
    const { store, read } = await createReadyWorld();
    const panel = () => read(selectPlatforms);
    store.dispatch(platforms.requested());
    await vi.waitFor(() => expect(panel().status).toBe('failed'));
    responses.push(() => HttpResponse.json([LEDGERLINE]));
    store.dispatch(platforms.requested());
    await vi.waitFor(() => expect(panel()).toMatchObject({ status: 'ready', stale: false }));
    store.dispatch(platforms.requested());
    expect(panel()).toMatchObject({ status: 'ready', data: [LEDGERLINE] });
    await vi.waitFor(() => expect(panel()).toMatchObject({ status: 'ready', data: [LEDGERLINE], stale: true }));
    store.dispatch(logoutRequested('user'));
    expect(panel().status).toBe('idle');
  });

  it('cancels the load of another key, and never shows its data under the new key', async () => {
    let release = () => {};
    server.use(
      http.get(`${API}/data/banking/customers/cus_harrow/link/:id`, async ({ params }) => {
        if (params['id'] === 'slow') await new Promise<void>((resolve) => (release = resolve));
        return HttpResponse.json({
          id: params['id'],
          status: params['id'] === 'slow' ? 'FAILED' : 'PENDING',
          connectionId: null,
        });
      }),
    );
    const { store, read } = await createReadyWorld();
    const panel = () => read(selectStatus);
    store.dispatch(status.requested('first'));
    await vi.waitFor(() => expect(panel()).toMatchObject({ status: 'ready', data: [{ status: 'PENDING' }] }));
    store.dispatch(status.requested('slow'));
    expect(panel().status).toBe('loading');
    await vi.waitFor(() => expect(release).toHaveLength(1));
    store.dispatch(status.requested('last'));
    await vi.waitFor(() => expect(panel()).toMatchObject({ status: 'ready' }));
    release();
    // Once another call has finished, the slow response has arrived, too.
    server.use(http.get(PLATFORMS, () => HttpResponse.json([LEDGERLINE])));
    store.dispatch(platforms.requested());
    await vi.waitFor(() => expect(read(selectPlatforms).status).toBe('ready'));
    expect(panel()).toMatchObject({ data: [{ status: 'PENDING' }] });
  });
});
