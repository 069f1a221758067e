import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { logoutRequested } from '#core/events.ts';
import type { Feature } from '#core/feature.ts';
import { API, createWorld, type World } from '#testing/world.ts';
import { integrationsOf } from './integrations.saga.ts';
import { integrationsReducer, integrationsWanted, selectPlatforms } from './integrations-slice.ts';

const feature: Feature = { reducers: { integrations: integrationsReducer }, watchers: [integrationsOf('accounting'), integrationsOf('commerce')] };
const LEDGERLINE = { id: 'ledgerline', name: 'Ledgerline', linked: false, linkUrl: null };
const worlds: World[] = [];
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  for (const { task } of worlds.splice(0)) task.cancel();
  server.resetHandlers();
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

describe('the platforms of a kind', () => {
  it('load on their own, once however often they are wanted', async () => {
    let asked = 0;
    server.use(
      http.get(`${API}/data/accounting/customers/cus_harrow/integrations`, () => {
        asked += 1;
        return HttpResponse.json([LEDGERLINE]);
      }),
      http.get(`${API}/data/commerce/customers/cus_harrow/integrations`, () => HttpResponse.html('<h1>Gateway</h1>')),
    );
    const { store, read } = await world();
    store.dispatch(integrationsWanted('accounting'));
    store.dispatch(integrationsWanted('accounting'));
    store.dispatch(integrationsWanted('commerce'));
    await vi.waitFor(() => expect(read(selectPlatforms('accounting'))).toEqual({ status: 'ready', integrations: [LEDGERLINE] }));
    await vi.waitFor(() => expect(read(selectPlatforms('commerce'))).toEqual({ status: 'failed', code: 'schema' }));
    expect(asked).toBe(1);
  });

  it('load on a retry, stay while they are loaded again, and go with the session', async () => {
    let fails = true;
    let release = () => {};
    server.use(
      http.get(`${API}/data/commerce/customers/cus_harrow/integrations`, async () => {
        if (fails) return new HttpResponse(null, { status: 500 });
        await new Promise<void>((resolve) => {
          release = resolve;
        });
        return HttpResponse.json([{ ...LEDGERLINE, linked: true }]);
      }),
    );
    const { store, read } = await world();
    const status = () => read(selectPlatforms('commerce')).status;
    store.dispatch(integrationsWanted('commerce'));
    await vi.waitFor(() => expect(status()).toBe('failed'));
    fails = false;
    for (const during of ['loading', 'ready']) {
      release = () => {};
      const idle = release;
      store.dispatch(integrationsWanted('commerce'));
      await vi.waitFor(() => expect(release).not.toBe(idle));
      expect(status()).toBe(during);
      release();
      await vi.waitFor(() => expect(read(selectPlatforms('commerce'))).toMatchObject({ integrations: [{ linked: true }] }));
    }
    store.dispatch(logoutRequested('asked'));
    expect(status()).toBe('idle');
  });
});
