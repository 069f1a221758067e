import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { logoutRequested } from '#core/events.ts';
import { noBusiness } from '#testing/no-business.ts';
import { API, createWorld, type World } from '#testing/world.ts';
import {
  accountingPlatformsFeature,
  commercePlatformsFeature,
  information,
  platformsRequested,
  selectInformation,
  selectPlatforms,
  selectShops,
  shops,
} from './platforms-slice.ts';
import { selectUnlinking, selectUnlinkRequest, unlinkAsked, unlinking, unlinkingFeature } from './unlinking.ts';

const QUILLBOOKS = { id: 'quillbooks', name: 'Quillbooks', linked: true, linkUrl: null };
const COMPANY = {
  integrationId: 'quillbooks',
  connectionId: 'c1',
  status: 'CONNECTED',
  linkedAt: '2026-05-30T08:00:00Z',
  lastReadAt: null,
  company: { id: 'co', name: 'Harrow & Vine', currency: 'USD' },
};
const SHOPFRONT = { id: 'shopfront', name: 'Shopfront', linked: true, linkUrl: null };
const TILLPOINT = { id: 'tillpoint', name: 'Tillpoint', linked: true, linkUrl: null };
const shop = (id: string, integrationId: string) => ({
  id,
  integrationId,
  name: 'Harrow & Vine',
  status: 'CONNECTED',
  linkedAt: '2026-05-30T08:00:00Z',
  lastReadAt: null,
});

const REQUESTS = {
  accounting: { kind: 'accounting', connectionId: 'c1', integrationId: 'quillbooks', name: 'Quillbooks' },
  commerce: { kind: 'commerce', connectionId: 's1', integrationId: 'shopfront', name: 'Shopfront' },
} as const;

const worlds: World[] = [];
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  for (const { task } of worlds.splice(0)) task.cancel();
  server.resetHandlers();
});
afterAll(() => server.close());

/** Creates a business with one linked platform of each kind whose data has already loaded. */
async function startWorld() {
  server.use(
    ...noBusiness,
    http.get(`${API}/data/accounting/customers/cus_harrow`, () => HttpResponse.json(COMPANY)),
    http.get(`${API}/data/accounting/customers/cus_harrow/integrations`, () => HttpResponse.json([QUILLBOOKS])),
    http.get(`${API}/data/commerce/customers/cus_harrow`, () =>
      HttpResponse.json([shop('s1', 'shopfront'), shop('s2', 'tillpoint')]),
    ),
    http.get(`${API}/data/commerce/customers/cus_harrow/integrations`, () => HttpResponse.json([SHOPFRONT, TILLPOINT])),
  );
  const world = createWorld();
  worlds.push(world);
  for (const feature of [accountingPlatformsFeature, commercePlatformsFeature, unlinkingFeature]) world.join(feature);
  await vi.waitFor(() => expect(world.store.getState().customers.status).toBe('ready'));
  for (const action of [
    information.requested(),
    shops.requested(),
    platformsRequested('accounting'),
    platformsRequested('commerce'),
  ])
    world.store.dispatch(action);
  await vi.waitFor(() => expect(statuses(world)).toEqual(['ready', 'ready', 'ready', 'ready']));
  return world;
}

const statuses = ({ read }: World): string[] => [
  read(selectInformation).status,
  read(selectShops).status,
  read(selectPlatforms('accounting')).status,
  read(selectPlatforms('commerce')).status,
];

/** Makes the provider handle removals with `respond` and never respond to reads. Returns the removed connections. */
function handleRemovals(respond: () => Response): string[] {
  const removed: string[] = [];
  const neverRespond = () => new Promise<never>(() => undefined);
  server.use(
    http.delete(`${API}/data/:kind/customers/cus_harrow/connections/:id`, ({ params }) => {
      removed.push(`${String(params['kind'])} ${String(params['id'])}`);
      return respond();
    }),
    http.get(`${API}/data/:kind/customers/cus_harrow`, neverRespond),
    http.get(`${API}/data/:kind/customers/cus_harrow/integrations`, neverRespond),
  );
  return removed;
}

describe('unlinking', () => {
  it('removes the accounting connection and updates the page immediately', async () => {
    const { store, read } = await startWorld();
    const removed = handleRemovals(() => new HttpResponse(null, { status: 204 }));
    store.dispatch(unlinkAsked(REQUESTS.accounting));
    expect([read(selectUnlinking).status, read(selectUnlinkRequest)]).toEqual(['idle', REQUESTS.accounting]);
    store.dispatch(unlinking.submitted(REQUESTS.accounting));
    store.dispatch(unlinking.submitted(REQUESTS.accounting));
    await vi.waitFor(() => expect(read(selectUnlinking)).toMatchObject({ status: 'sent', input: REQUESTS.accounting }));
    expect(removed).toEqual(['accounting c1']);
    expect(read(selectPlatforms('accounting'))).toMatchObject({ data: [{ ...QUILLBOOKS, linked: false }] });
    expect(read(selectInformation)).toMatchObject({ status: 'ready', data: null });
  });

  it('removes one shop and keeps the others', async () => {
    const { store, read } = await startWorld();
    const removed = handleRemovals(() => new HttpResponse(null, { status: 204 }));
    store.dispatch(unlinking.submitted(REQUESTS.commerce));
    await vi.waitFor(() => expect(read(selectUnlinking).status).toBe('sent'));
    expect(removed).toEqual(['commerce s1']);
    expect(read(selectPlatforms('commerce'))).toMatchObject({ data: [{ ...SHOPFRONT, linked: false }, TILLPOINT] });
    expect(read(selectShops)).toMatchObject({ status: 'ready', data: [shop('s2', 'tillpoint')] });
  });

  it('treats a missing connection as removed', async () => {
    const { store, read } = await startWorld();
    handleRemovals(() => new HttpResponse(null, { status: 404 }));
    store.dispatch(unlinking.submitted(REQUESTS.accounting));
    await vi.waitFor(() => expect(read(selectUnlinking).status).toBe('sent'));
    expect(read(selectInformation)).toMatchObject({ data: null });
  });

  it('reports a rejected request and changes nothing', async () => {
    const { store, read } = await startWorld();
    handleRemovals(() => HttpResponse.json({ message: 'A collection is on its way' }, { status: 409 }));
    store.dispatch(unlinking.submitted(REQUESTS.commerce));
    await vi.waitFor(() => expect(read(selectUnlinking)).toMatchObject({ status: 'failed', input: REQUESTS.commerce }));
    expect(read(selectShops)).toMatchObject({ data: [shop('s1', 'shopfront'), shop('s2', 'tillpoint')] });
    expect(read(selectPlatforms('commerce'))).toMatchObject({ data: [SHOPFRONT, TILLPOINT] });
  });

  it('reports the result even if the dialog was dismissed or another unlink was requested meanwhile', async () => {
    const { store, read } = await startWorld();
    handleRemovals(() => new HttpResponse(null, { status: 409 }));
    store.dispatch(unlinking.submitted(REQUESTS.accounting));
    store.dispatch(unlinking.dismissed());
    store.dispatch(unlinkAsked(REQUESTS.commerce));
    expect(read(selectUnlinking)).toMatchObject({ status: 'sending', input: REQUESTS.accounting });
    await vi.waitFor(() =>
      expect(read(selectUnlinking)).toMatchObject({ status: 'failed', input: REQUESTS.accounting }),
    );
    store.dispatch(unlinking.dismissed());
    expect([read(selectUnlinking), read(selectUnlinkRequest)]).toEqual([{ status: 'idle' }, null]);
  });

  it('is reset when the session ends', async () => {
    const world = await startWorld();
    const { store, read } = world;
    store.dispatch(unlinkAsked(REQUESTS.accounting));
    store.dispatch(logoutRequested('user'));
    expect(read(selectUnlinkRequest)).toBe(null);
    expect(statuses(world)).toEqual(['idle', 'idle', 'idle', 'idle']);
  });
});
