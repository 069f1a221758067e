import { createAction, type Action } from '@reduxjs/toolkit';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { logoutRequested } from '#core/events.ts';
import type { Feature } from '#core/feature.ts';
import { API, createWorld, type World } from '#testing/world.ts';
import { createPanel } from './create-panel.ts';
import { IDLE, type Panel } from './panel.ts';

type Statuses = readonly { readonly status: string }[];

const received = createAction<number>('test/received');
const platforms = createPanel<readonly { readonly name: string }[]>({
  name: 'test/platforms',
  ask: (client, customerId) => client.commerce.integrations(customerId),
  tell: (data) => received(data.length),
});
const oneOf = createPanel<Statuses, string>({
  name: 'test/oneOf',
  ask: async (client, _customerId, key) => [await client.banking.linkStatus('cus_harrow', key)],
});
let told: number[] = [];
const feature: Feature = {
  reducers: {
    platforms: platforms.reducer,
    oneOf: oneOf.reducer,
    told: (state: number = 0, action: Action) => {
      if (received.match(action)) told.push(action.payload);
      return state;
    },
  },
  sagas: [platforms.watch, oneOf.watch],
};
const selectPlatforms = (state: { readonly platforms?: Panel<readonly { readonly name: string }[]> }) =>
  state.platforms ?? IDLE;
const selectOneOf = (state: { readonly oneOf?: Panel<Statuses> }) => state.oneOf ?? IDLE;
const PLATFORMS = `${API}/data/commerce/customers/cus_harrow/integrations`;
const LEDGERLINE = { id: 'ledgerline', name: 'Ledgerline', linked: false, linkUrl: null };
const worlds: World[] = [];
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  for (const { task } of worlds.splice(0)) task.cancel();
  server.resetHandlers();
  told = [];
});
afterAll(() => server.close());

async function world() {
  server.use(
    http.get(`${API}/financing/leads`, () => HttpResponse.json([])),
    http.get(`${API}/customers`, () => HttpResponse.json([])),
  );
  const made = createWorld();
  worlds.push(made);
  made.join(feature);
  await vi.waitFor(() => expect(made.store.getState().customers.status).toBe('ready'));
  return made;
}

describe('a panel', () => {
  it('asks again when it is out of date, and drops the answer to what was asked before', async () => {
    const before = Promise.withResolvers<void>();
    let asked = 0;
    server.use(
      http.get(PLATFORMS, async () => {
        asked += 1;
        if (asked > 1) return HttpResponse.json([{ ...LEDGERLINE, linked: true }]);
        await before.promise;
        return HttpResponse.json([LEDGERLINE]);
      }),
    );
    const { store, read } = await world();
    store.dispatch(platforms.wanted());
    await vi.waitFor(() => expect(asked).toBe(1));
    store.dispatch(platforms.outdated());
    await vi.waitFor(() => expect(read(selectPlatforms)).toMatchObject({ status: 'ready', data: [{ linked: true }] }));
    before.resolve();
    store.dispatch(platforms.wanted());
    await vi.waitFor(() => expect(asked).toBe(3));
    expect(read(selectPlatforms)).toMatchObject({ data: [{ linked: true }] });
  });

  it('loads once however often it is wanted, and by however many features it is shared', async () => {
    let asked = 0;
    server.use(
      http.get(PLATFORMS, () => {
        asked += 1;
        return HttpResponse.json([LEDGERLINE]);
      }),
    );
    const { store, read, ...app } = await world();
    app.join({ reducers: {}, sagas: [platforms.watch] });
    store.dispatch(platforms.wanted());
    store.dispatch(platforms.wanted());
    await vi.waitFor(() =>
      expect(read(selectPlatforms)).toMatchObject({ status: 'ready', data: [LEDGERLINE], stale: false }),
    );
    expect(asked).toBe(1);
    expect(told).toEqual([1]);
  });

  it('keeps why it failed and what the server answered', async () => {
    server.use(http.get(PLATFORMS, () => HttpResponse.json({ message: 'No such customer' }, { status: 404 })));
    const { store, read } = await world();
    store.dispatch(platforms.wanted());
    await vi.waitFor(() =>
      expect(read(selectPlatforms)).toMatchObject({
        status: 'failed',
        failure: { body: { message: 'No such customer' } },
      }),
    );
  });

  it('loads on a retry, keeps its data while they are loaded again and when that fails, and goes with the session', async () => {
    const answers: (() => Response)[] = [];
    server.use(http.get(PLATFORMS, () => answers.shift()?.() ?? new HttpResponse(null, { status: 400 })));
    const { store, read } = await world();
    const panel = () => read(selectPlatforms);
    store.dispatch(platforms.wanted());
    await vi.waitFor(() => expect(panel().status).toBe('failed'));
    answers.push(() => HttpResponse.json([LEDGERLINE]));
    store.dispatch(platforms.wanted());
    await vi.waitFor(() => expect(panel()).toMatchObject({ status: 'ready', stale: false }));
    store.dispatch(platforms.wanted());
    expect(panel()).toMatchObject({ status: 'ready', data: [LEDGERLINE] });
    await vi.waitFor(() => expect(panel()).toMatchObject({ status: 'ready', data: [LEDGERLINE], stale: true }));
    store.dispatch(logoutRequested('asked'));
    expect(panel().status).toBe('idle');
  });

  it('gives one key up for another, and shows nothing of the one under the other', async () => {
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
    const { store, read } = await world();
    const panel = () => read(selectOneOf);
    store.dispatch(oneOf.wanted('first'));
    await vi.waitFor(() => expect(panel()).toMatchObject({ status: 'ready', data: [{ status: 'PENDING' }] }));
    store.dispatch(oneOf.wanted('slow'));
    expect(panel().status).toBe('loading');
    await vi.waitFor(() => expect(release).toHaveLength(1));
    store.dispatch(oneOf.wanted('last'));
    await vi.waitFor(() => expect(panel()).toMatchObject({ status: 'ready' }));
    release();
    // A whole call later the slow answer has been there.
    server.use(http.get(PLATFORMS, () => HttpResponse.json([LEDGERLINE])));
    store.dispatch(platforms.wanted());
    await vi.waitFor(() => expect(read(selectPlatforms).status).toBe('ready'));
    expect(panel()).toMatchObject({ data: [{ status: 'PENDING' }] });
  });
});
