import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { logoutRequested } from '#core/events.ts';
import { claimsArrived } from '#core/session/auth-slice.ts';
import { selectToasts, toastsFeature } from '#core/toasts/toasts.ts';
import { createTabs, type Tab } from '#testing/tabs.ts';
import { API, createWorld, OWNER, TOKEN_ENDPOINT, tokenOf, type World } from '#testing/world.ts';
import { feature } from './feature.ts';
import { promoDismissed, promoRetried, selectPromotions } from './promotions-slice.ts';

interface Sent {
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
let sent: Sent[] = [];
let answers: (() => Response | Promise<Response>)[] = [];
let worlds: World[] = [];

beforeAll(() => server.listen());
afterAll(() => server.close());
beforeEach(() => {
  sent = [];
  answers = [];
  server.use(
    http.get(`${API}/financing/leads`, () => HttpResponse.json([])),
    http.get(`${API}/customers`, () => HttpResponse.json([])),
    http.post(`${API}/promotions/customers/:id/:code/associate`, ({ params, request }) => {
      sent.push({
        code: String(params['code']),
        customer: String(params['id']),
        key: request.headers.get('Idempotency-Key'),
      });
      return answers.shift()?.() ?? HttpResponse.json(PROMOTION, { status: 201 });
    }),
  );
});
afterEach(() => {
  server.resetHandlers();
  for (const { task } of worlds.splice(0)) task.cancel();
});

async function open(tab: Tab, user = OWNER): Promise<World> {
  const world = createWorld({ storage: tab.storage, withLock: tab.withLock, user });
  worlds.push(world);
  await vi.waitFor(() => expect(world.store.getState().auth.status).toBe('signedIn'));
  world.join(toastsFeature);
  world.join(feature);
  return world;
}

function tabWithPromo(): Tab {
  const tab = createTabs().open();
  tab.storage.set('promo', CODE);
  return tab;
}

const statusOf = (world: World) => world.read(selectPromotions);
const refuse = (status: number) => () => HttpResponse.json({ message: 'No' }, { status });

describe('a held promo code', () => {
  it('is associated with the customer once, and then deleted', async () => {
    const world = await open(tabWithPromo());
    await vi.waitFor(() => expect(statusOf(world)).toEqual({ status: 'associated', code: 'WELCOME25' }));
    expect(world.storage.get('promo')).toBeNull();
    expect(sent).toEqual([{ code: 'WELCOME25', customer: 'cus_harrow', key: 'key-1.cus_harrow' }]);
    expect(world.read(selectToasts)).toMatchObject([
      { kind: 'success', values: { code: 'WELCOME25', gives: '$250 off the first fee' } },
    ]);
  });

  it('waits for the claim that names the customer', async () => {
    const world = await open(tabWithPromo(), { ...OWNER, customerId: null });
    expect(statusOf(world)).toEqual({ status: 'held', code: 'WELCOME25' });
    world.store.dispatch(claimsArrived(OWNER));
    await vi.waitFor(() => expect(statusOf(world).status).toBe('associated'));
    expect(sent).toHaveLength(1);
  });

  it('sends one POST however often it is triggered meanwhile', async () => {
    const answer = Promise.withResolvers<Response>();
    answers.push(() => answer.promise);
    const world = await open(tabWithPromo());
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    world.store.dispatch(promoRetried());
    world.store.dispatch(claimsArrived(OWNER));
    answer.resolve(HttpResponse.json(PROMOTION, { status: 201 }));
    await vi.waitFor(() => expect(statusOf(world).status).toBe('associated'));
    expect(sent).toHaveLength(1);
  });

  it('sends one POST from two tabs', async () => {
    const browser = createTabs();
    const tabs = [browser.open(), browser.open()] as const;
    tabs[0].storage.set('promo', CODE);
    const [one, other] = await Promise.all([open(tabs[0]), open(tabs[1])]);
    await vi.waitFor(() =>
      expect([statusOf(one).status, statusOf(other).status].toSorted()).toEqual(['associated', 'idle']),
    );
    expect(sent).toHaveLength(1);
  });

  it('keeps its key through a token refresh', async () => {
    server.use(http.post(TOKEN_ENDPOINT, () => HttpResponse.json({ accessToken: tokenOf(OWNER, 2) })));
    answers.push(refuse(401));
    const world = await open(tabWithPromo());
    await vi.waitFor(() => expect(statusOf(world).status).toBe('associated'));
    expect(sent.map(({ key }) => key)).toEqual(['key-1.cus_harrow', 'key-1.cus_harrow']);
  });

  it.each([
    [404, 'unknown'],
    [409, 'used'],
  ] as const)('that is refused with %d is told of as %s and given up', async (status, error) => {
    answers.push(refuse(status));
    const world = await open(tabWithPromo());
    await vi.waitFor(() => expect(statusOf(world)).toEqual({ status: 'failed', code: 'WELCOME25', error }));
    expect(world.storage.get('promo')).toBeNull();
    expect(world.read(selectToasts)).toMatchObject([{ kind: 'danger', description: `promotions.reason.${error}` }]);
    expect(world.read(selectToasts)[0]).not.toHaveProperty('action');
    world.store.dispatch(promoDismissed('WELCOME25'));
    expect(statusOf(world).status).toBe('idle');
  });

  it('stays captured when the request fails, and a retry has the same key', async () => {
    answers.push(refuse(500));
    const world = await open(tabWithPromo());
    await vi.waitFor(() => expect(statusOf(world)).toMatchObject({ status: 'failed', error: 'failed' }));
    expect(world.storage.get('promo')).toEqual(CODE);
    expect(world.read(selectToasts)).toMatchObject([
      { kind: 'danger', action: { event: promoRetried() }, dismissed: promoDismissed('WELCOME25') },
    ]);
    world.store.dispatch(promoRetried());
    await vi.waitFor(() => expect(statusOf(world).status).toBe('associated'));
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  });

  it('is dropped when its failure is dismissed, unless another code was captured meanwhile', async () => {
    answers.push(refuse(500), refuse(500));
    const world = await open(tabWithPromo());
    await vi.waitFor(() => expect(statusOf(world).status).toBe('failed'));
    world.storage.set('promo', { code: 'OTHER', key: 'key-2' });
    world.store.dispatch(promoDismissed('WELCOME25'));
    await vi.waitFor(() => expect(statusOf(world)).toMatchObject({ status: 'failed', code: 'OTHER' }));
    world.store.dispatch(promoDismissed('OTHER'));
    expect([statusOf(world).status, world.storage.get('promo')]).toEqual(['idle', null]);
  });

  it.each(['user', 'expired'] as const)(
    'of a session that ends (%s) leaves nothing of it in the store',
    async (reason) => {
      const answer = Promise.withResolvers<Response>();
      answers.push(() => answer.promise);
      const world = await open(tabWithPromo());
      await vi.waitFor(() => expect(sent).toHaveLength(1));
      world.store.dispatch(logoutRequested(reason));
      answer.resolve(HttpResponse.json(PROMOTION, { status: 201 }));
      await vi.waitFor(() => expect(world.store.getState().auth.status).toBe('anonymous'));
      // An expired session keeps the code for the next sign-in; a logout discards it.
      const isKept = reason === 'expired';
      expect(statusOf(world).status).toBe(isKept ? 'held' : 'idle');
      expect(world.storage.get('promo')).toEqual(isKept ? CODE : null);
      expect(world.read(selectToasts)).toEqual([]);
    },
  );
});
