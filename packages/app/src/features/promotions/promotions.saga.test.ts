import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { logoutRequested } from '#core/events.ts';
import { claimsArrived } from '#core/session/auth-slice.ts';
import { selectToasts, toastsFeature } from '#core/toasts/toasts.ts';
import { noBusiness } from '#testing/no-business.ts';
import { createTabs, type Tab } from '#testing/tabs.ts';
import { API, createWorld, OWNER, TOKEN_ENDPOINT, tokenOf, type World } from '#testing/world.ts';
import { feature } from './feature.ts';
import { promoDismissed, promoRetried, selectPromotions } from './promotions-slice.ts';

interface RecordedRequest {
  readonly code: string;
  readonly customer: string;
  readonly key: string | null;
}

const CODE = { code: 'WELCOME25', key: 'key-1' };
const PROMOTION = {
  code: 'WELCOME25',
  description: '$250 off the first fee',
  amount: 25_000,
  associatedAt: '2026-11-19T17:42:00Z',
};
const server = setupServer();
let requests: RecordedRequest[] = [];
let responses: (() => Response | Promise<Response>)[] = [];
let worlds: World[] = [];

beforeAll(() => server.listen());
afterAll(() => server.close());
beforeEach(() => {
  requests = [];
  responses = [];
  server.use(
    ...noBusiness,
    http.post(`${API}/promotions/customers/:id/:code/associate`, ({ params, request }) => {
      requests.push({
        code: String(params['code']),
        customer: String(params['id']),
        key: request.headers.get('Idempotency-Key'),
      });
      return responses.shift()?.() ?? HttpResponse.json(PROMOTION, { status: 201 });
    }),
  );
});
afterEach(() => {
  server.resetHandlers();
  for (const { task } of worlds.splice(0)) task.cancel();
});

async function openTab(tab: Tab, user = OWNER): Promise<World> {
  const world = createWorld({ storage: tab.storage, withLock: tab.withLock, marks: tab.marks, user });
  worlds.push(world);
  await vi.waitFor(() => expect(world.store.getState().auth.status).toBe('signedIn'));
  world.join(toastsFeature);
  world.join(feature);
  return world;
}

function createTabWithPromo(): Tab {
  const tab = createTabs().open();
  tab.storage.set('promo', CODE);
  return tab;
}

const statusOf = (world: World) => world.read(selectPromotions);
const respondWith = (status: number) => () => HttpResponse.json({ message: 'No' }, { status });

describe('pending promo code', () => {
  it('is associated with the customer once, and then deleted', async () => {
    const world = await openTab(createTabWithPromo());
    await vi.waitFor(() => expect(statusOf(world)).toEqual({ status: 'associated', code: 'WELCOME25' }));
    expect(world.storage.get('promo')).toBeNull();
    expect(requests).toEqual([{ code: 'WELCOME25', customer: 'cus_harrow', key: 'key-1.cus_harrow' }]);
    expect(world.read(selectToasts)).toMatchObject([
      { kind: 'success', values: { code: 'WELCOME25', benefit: '$250 off the first fee' } },
    ]);
  });

  it('waits for the claim with the customer id', async () => {
    const world = await openTab(createTabWithPromo(), { ...OWNER, customerId: null });
    expect(statusOf(world)).toEqual({ status: 'pending', code: 'WELCOME25' });
    world.store.dispatch(claimsArrived(OWNER));
    await vi.waitFor(() => expect(statusOf(world).status).toBe('associated'));
    expect(requests).toHaveLength(1);
  });

  it('sends one POST when it is triggered again during the request', async () => {
    const response = Promise.withResolvers<Response>();
    responses.push(() => response.promise);
    const world = await openTab(createTabWithPromo());
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    world.store.dispatch(promoRetried());
    world.store.dispatch(claimsArrived(OWNER));
    response.resolve(HttpResponse.json(PROMOTION, { status: 201 }));
    await vi.waitFor(() => expect(statusOf(world).status).toBe('associated'));
    expect(requests).toHaveLength(1);
  });

  it('sends one POST from two tabs', async () => {
    const browser = createTabs();
    const tabs = [browser.open(), browser.open()] as const;
    tabs[0].storage.set('promo', CODE);
    const [world, otherWorld] = await Promise.all([openTab(tabs[0]), openTab(tabs[1])]);
    await vi.waitFor(() =>
      expect([statusOf(world).status, statusOf(otherWorld).status].toSorted()).toEqual(['associated', 'idle']),
    );
    expect(requests).toHaveLength(1);
  });

  it('keeps its key after a token refresh', async () => {
    server.use(http.post(TOKEN_ENDPOINT, () => HttpResponse.json({ accessToken: tokenOf(OWNER, 2) })));
    responses.push(respondWith(401));
    const world = await openTab(createTabWithPromo());
    await vi.waitFor(() => expect(statusOf(world).status).toBe('associated'));
    expect(requests.map(({ key }) => key)).toEqual(['key-1.cus_harrow', 'key-1.cus_harrow']);
  });

  it.each([
    [404, 'unknown'],
    [409, 'used'],
  ] as const)('is discarded after the response %d, which is reported as %s', async (status, error) => {
    responses.push(respondWith(status));
    const world = await openTab(createTabWithPromo());
    await vi.waitFor(() => expect(statusOf(world)).toEqual({ status: 'failed', code: 'WELCOME25', error }));
    expect(world.storage.get('promo')).toBeNull();
    expect(world.read(selectToasts)).toMatchObject([{ kind: 'danger', description: `promotions.reason.${error}` }]);
    expect(world.read(selectToasts)[0]).not.toHaveProperty('action');
    world.store.dispatch(promoDismissed('WELCOME25'));
    expect(statusOf(world).status).toBe('idle');
  });

  it('is kept when the request fails, and a retry sends the same key', async () => {
    responses.push(respondWith(500));
    const world = await openTab(createTabWithPromo());
    await vi.waitFor(() => expect(statusOf(world)).toMatchObject({ status: 'failed', error: 'failed' }));
    expect(world.storage.get('promo')).toEqual(CODE);
    expect(world.read(selectToasts)).toMatchObject([
      { kind: 'danger', action: { event: promoRetried() }, dismissed: promoDismissed('WELCOME25') },
    ]);
    world.store.dispatch(promoRetried());
    await vi.waitFor(() => expect(statusOf(world).status).toBe('associated'));
    expect(new Set(requests.map(({ key }) => key)).size).toBe(1);
  });

  it('is discarded when its failure is dismissed, unless another code was captured meanwhile', async () => {
    responses.push(respondWith(500), respondWith(500));
    const world = await openTab(createTabWithPromo());
    await vi.waitFor(() => expect(statusOf(world).status).toBe('failed'));
    world.storage.set('promo', { code: 'OTHER', key: 'key-2' });
    world.store.dispatch(promoDismissed('WELCOME25'));
    await vi.waitFor(() => expect(statusOf(world)).toMatchObject({ status: 'failed', code: 'OTHER' }));
    world.store.dispatch(promoDismissed('OTHER'));
    expect([statusOf(world).status, world.storage.get('promo')]).toEqual(['idle', null]);
  });

  it.each(['user', 'expired'] as const)('leaves nothing in the store when the session ends (%s)', async (reason) => {
    const response = Promise.withResolvers<Response>();
    responses.push(() => response.promise);
    const world = await openTab(createTabWithPromo());
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    world.store.dispatch(logoutRequested(reason));
    response.resolve(HttpResponse.json(PROMOTION, { status: 201 }));
    await vi.waitFor(() => expect(world.store.getState().auth.status).toBe('anonymous'));
    // An expired session keeps the code for the next sign-in; a logout discards it.
    const isKept = reason === 'expired';
    expect(statusOf(world).status).toBe(isKept ? 'pending' : 'idle');
    expect(world.storage.get('promo')).toEqual(isKept ? CODE : null);
    expect(world.read(selectToasts)).toEqual([]);
  });
});
