import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { logoutRequested } from '#core/events.ts';
import { connectionsRequested } from '#features/_shared/bank-connections/connections-slice.ts';
import { platformsRequested, selectPlatforms, shops } from '#features/_shared/platforms/platforms-slice.ts';
import { selectAttention } from '#shell/menu.ts';
import { API, createWorld, type World } from '#testing/world.ts';
import { feature } from './feature.ts';
import { noticeOpened, selectNotices, selectUnread } from './notifications-slice.ts';
import { FIRST_REQUEST_DELAY_MS, MIN_REFRESH_INTERVAL_MS, REFRESH_INTERVAL_MS } from './refresh.saga.ts';
import { selectIsFirstLoad } from './sources.ts';

const server = setupServer();
const worlds: World[] = [];
let requests: string[] = [];
let leadStatus = 'ONBOARDED';
let bankStatus = 'CONNECTED';
let shopStatus = 'CONNECTED';
let accountingStatus = 'CONNECTED';

const CUSTOMER = `${API}/data/:kind/customers/:id`;
const platform = (id: string, name: string) => ({ id, name, linked: true, linkUrl: null });

/** Returns the responses of the provider, each of which counts its request. */
function handlers() {
  const respond = (name: string, path: string, body: (request: { kind: string }) => unknown) =>
    http.get(path, ({ params }) => {
      const kind = String(params['kind'] ?? '');
      requests.push(kind ? `${kind} ${name}` : name);
      return HttpResponse.json(body({ kind }) as null);
    });
  return [
    http.get(`${API}/financing/leads`, () =>
      HttpResponse.json([
        {
          id: 'lead-1',
          maxAmount: 100_000,
          phone: null,
          address: 'Portland',
          customerId: 'cus_harrow',
          status: leadStatus,
          meetingAt: null,
          created: '2026-05-01T09:00:00Z',
        },
      ]),
    ),
    http.get(`${API}/customers`, () => HttpResponse.json([])),
    respond('connections', `${API}/data/banking/customers/:id/connections`, () => [
      {
        id: 'tidewater',
        institution: 'Tidewater Credit Union',
        status: bankStatus,
        Accounts: [],
        statusChangedAt: '2026-11-17T09:00:00Z',
      },
    ]),
    respond('topup', `${API}/financing/customers/:id/topups`, () => ({
      maxAvailable: 0,
      owed: 0,
      inProgressAmount: 0,
    })),
    respond('integrations', `${CUSTOMER}/integrations`, ({ kind }) => [
      kind === 'commerce' ? platform('tillpoint', 'Tillpoint') : platform('ledgerline', 'Ledgerline'),
    ]),
    respond('linked', CUSTOMER, ({ kind }) =>
      kind === 'commerce'
        ? [
            {
              id: 'shop-1',
              integrationId: 'tillpoint',
              name: 'Harrow & Vine',
              status: shopStatus,
              linkedAt: '2026-05-31T09:00:00Z',
            },
          ]
        : { integrationId: 'ledgerline', status: accountingStatus, linkedAt: '2026-05-31T09:00:00Z' },
    ),
    http.get(`${API}/*`, ({ request }) => {
      requests.push(new URL(request.url).pathname);
      return HttpResponse.json([]);
    }),
  ];
}

const countOf = (name: string) => requests.filter((request) => request === name).length;

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
beforeEach(() => server.use(...handlers()));
afterEach(() => {
  vi.useRealTimers();
  for (const { task } of worlds.splice(0)) task.cancel();
  server.resetHandlers();
  requests = [];
  leadStatus = 'ONBOARDED';
  bankStatus = 'CONNECTED';
  shopStatus = 'CONNECTED';
  accountingStatus = 'CONNECTED';
});

/** Starts a session whose page requests nothing itself. A busy browser is idle once `becomeIdle` is called. */
async function startSession({ isVisible = true, isBusy = false } = {}) {
  let idle = Promise.resolve();
  let becomeIdle = (): void => undefined;
  const world = createWorld({ whenIdle: () => idle });
  worlds.push(world);
  if (!isVisible) world.visibility.hide();
  await vi.waitFor(() => expect(world.store.getState().customers.status).toBe('ready'));
  if (isBusy) {
    idle = new Promise((resolve) => {
      becomeIdle = resolve;
    });
  }
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  world.join(feature);
  await vi.advanceTimersByTimeAsync(FIRST_REQUEST_DELAY_MS);
  return { ...world, becomeIdle };
}

describe('refresh', () => {
  it('loads the data behind the notifications and the dots of the menu on every page', async () => {
    bankStatus = 'AUTH_ERROR';
    shopStatus = 'AUTH_ERROR';
    accountingStatus = 'AUTH_ERROR';
    const { read } = await startSession();
    await vi.waitFor(() => expect(read(selectNotices)).toHaveLength(3));
    expect(
      read(selectNotices).map((notice) => (notice.kind === 'connectionBroke' ? notice.institution : notice.kind)),
    ).toEqual(expect.arrayContaining(['Tidewater Credit Union', 'Tillpoint', 'Ledgerline']));
    expect(read(selectAttention)).toEqual(['bank-accounts', 'accounting', 'commerce']);
  });

  it('has ended its first load when everything has loaded or failed, and not before', async () => {
    bankStatus = 'AUTH_ERROR';
    server.use(http.get(`${API}/financing/customers/:id/topups`, () => HttpResponse.json(null, { status: 500 })));
    const { read, store, becomeIdle } = await startSession({ isBusy: true });
    const noticesDuringLoad: number[] = [];
    store.subscribe(() => {
      if (read(selectIsFirstLoad)) noticesDuringLoad.push(read(selectNotices).length);
    });
    expect(read(selectIsFirstLoad)).toBe(true);
    expect(requests).toEqual([]);
    becomeIdle();
    await vi.advanceTimersByTimeAsync(MIN_REFRESH_INTERVAL_MS);
    await vi.waitFor(() => expect(read(selectIsFirstLoad)).toBe(false));
    expect(noticesDuringLoad).toContain(1);
    expect(read(selectNotices)).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(REFRESH_INTERVAL_MS);
    expect(read(selectIsFirstLoad)).toBe(false);
  });

  it('names a broken shop by its platform once the platforms have loaded, although it was announced without them', async () => {
    shopStatus = 'AUTH_ERROR';
    server.use(
      http.get(`${API}/data/commerce/customers/:id/integrations`, () => HttpResponse.json(null, { status: 500 }), {
        once: true,
      }),
    );
    const world = createWorld();
    worlds.push(world);
    const { read, store } = world;
    await vi.waitFor(() => expect(store.getState().customers.status).toBe('ready'));
    world.join(feature);
    store.dispatch(platformsRequested('commerce'));
    await vi.waitFor(() => expect(read(selectPlatforms('commerce')).status).toBe('failed'));
    store.dispatch(shops.requested());
    await vi.waitFor(() => expect(read(selectNotices)).toMatchObject([{ institution: 'Harrow & Vine' }]));
    store.dispatch(platformsRequested('commerce'));
    await vi.waitFor(() => expect(read(selectNotices)).toMatchObject([{ institution: 'Tillpoint' }]));
  });

  it('does not request what the page has requested', async () => {
    const world = createWorld();
    worlds.push(world);
    await vi.waitFor(() => expect(world.store.getState().customers.status).toBe('ready'));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
    world.join(feature);
    world.store.dispatch(connectionsRequested());
    await vi.advanceTimersByTimeAsync(2 * FIRST_REQUEST_DELAY_MS);
    await vi.waitFor(() => expect(countOf('commerce linked')).toBe(1));
    expect(countOf('connections')).toBe(1);
  });

  it('requests nothing before the onboarding is complete', async () => {
    leadStatus = 'ONBOARDING';
    await startSession();
    await vi.advanceTimersByTimeAsync(REFRESH_INTERVAL_MS);
    expect(requests).toEqual([]);
  });

  it('reports a connection that breaks while the user looks, two minutes later at the latest', async () => {
    const { read } = await startSession();
    await vi.waitFor(() => expect(countOf('connections')).toBe(1));
    bankStatus = 'AUTH_ERROR';
    await vi.advanceTimersByTimeAsync(REFRESH_INTERVAL_MS);
    await vi.waitFor(() => expect(read(selectNotices)).toMatchObject([{ institution: 'Tidewater Credit Union' }]));
    expect(countOf('connections')).toBe(2);
  });

  it('refreshes when the user returns to the tab, and ignores further returns for a short time', async () => {
    const { visibility } = await startSession();
    await vi.waitFor(() => expect(countOf('connections')).toBe(1));
    await vi.advanceTimersByTimeAsync(MIN_REFRESH_INTERVAL_MS);
    visibility.focus();
    visibility.focus();
    await vi.waitFor(() => expect(countOf('connections')).toBe(2));
    visibility.focus();
    await vi.advanceTimersByTimeAsync(MIN_REFRESH_INTERVAL_MS);
    expect(countOf('connections')).toBe(2);
  });

  it('requests nothing in a tab that was opened in the background until the user looks at it', async () => {
    const { visibility } = await startSession({ isVisible: false });
    await vi.advanceTimersByTimeAsync(REFRESH_INTERVAL_MS);
    expect(requests).toEqual([]);
    visibility.show();
    await vi.advanceTimersByTimeAsync(FIRST_REQUEST_DELAY_MS);
    await vi.waitFor(() => expect(countOf('connections')).toBe(1));
  });

  it('waits while the tab is hidden or the browser is offline', async () => {
    const { visibility, network } = await startSession();
    await vi.waitFor(() => expect(countOf('connections')).toBe(1));
    visibility.hide();
    await vi.advanceTimersByTimeAsync(3 * REFRESH_INTERVAL_MS);
    expect(countOf('connections')).toBe(1);
    network.set(false);
    visibility.show();
    await vi.advanceTimersByTimeAsync(REFRESH_INTERVAL_MS);
    expect(countOf('connections')).toBe(1);
    network.set(true);
    await vi.advanceTimersByTimeAsync(REFRESH_INTERVAL_MS);
    await vi.waitFor(() => expect(countOf('connections')).toBe(2));
  });

  it('removes the notification of a shop that is reconnected, and keeps that of the bank', async () => {
    bankStatus = 'AUTH_ERROR';
    shopStatus = 'AUTH_ERROR';
    const { read, visibility } = await startSession();
    await vi.waitFor(() => expect(read(selectNotices)).toHaveLength(2));
    shopStatus = 'CONNECTED';
    await vi.advanceTimersByTimeAsync(MIN_REFRESH_INTERVAL_MS);
    visibility.focus();
    await vi.waitFor(() => expect(read(selectNotices)).toMatchObject([{ source: 'bank' }]));
    expect(read(selectAttention)).toEqual(['bank-accounts']);
  });

  it('requests nothing after the session has ended', async () => {
    const { store } = await startSession();
    await vi.waitFor(() => expect(countOf('connections')).toBe(1));
    store.dispatch(logoutRequested('user'));
    await vi.advanceTimersByTimeAsync(2 * REFRESH_INTERVAL_MS);
    expect(countOf('connections')).toBe(1);
  });

  it('marks only the opened notification as read', async () => {
    bankStatus = 'AUTH_ERROR';
    shopStatus = 'AUTH_ERROR';
    const { read, store } = await startSession();
    await vi.waitFor(() => expect(read(selectNotices)).toHaveLength(2));
    store.dispatch(noticeOpened('connection-tidewater'));
    expect([...read(selectUnread)]).toEqual(['commerce-shop-1']);
  });
});
