import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { hrefOf } from '#core/routes/href.ts';
import { noBusiness } from '#testing/no-business.ts';
import { API, createWorld, OWNER } from '#testing/world.ts';
import { readLinkReturn } from './link-return.ts';
import { linkDismissed, linkRequested, selectLinking } from './linking-slice.ts';
import { linkingFeature } from './linking.saga.ts';

const server = setupServer();
beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

async function startWorld() {
  server.use(...noBusiness);
  const world = createWorld();
  world.join(linkingFeature);
  await vi.waitFor(() => expect(world.store.getState().customers.status).toBe('ready'));
  return world;
}

describe('starting a link', () => {
  it('stores a new state and opens the hosted page', async () => {
    const searches: string[] = [];
    server.use(
      http.get(`${API}/data/banking/customers/:id/link`, ({ request }) => {
        searches.push(new URL(request.url).search);
        return HttpResponse.json({ url: 'https://bank.test/link', linkId: 'l1' });
      }),
    );
    const world = await startWorld();
    world.store.dispatch(linkRequested({ kind: 'bank', from: hrefOf('register', { step: 'bank' }) }));
    world.store.dispatch(linkRequested({ kind: 'bank', from: hrefOf('register', { step: 'bank' }) }));
    await vi.waitFor(() => expect(world.externalUrls).toEqual(['https://bank.test/link']));
    const stored = world.storage.get('linkState');
    expect(stored).toMatchObject({ kind: 'bank', from: hrefOf('register', { step: 'bank' }) });
    expect(searches).toEqual([`?state=${stored?.state}`]);
    world.task.cancel();
  });

  it.each([
    ['the provider fails', () => new HttpResponse(null, { status: 500 }), 'http'],
    ['the provider does not know the connection', () => new HttpResponse(null, { status: 404 }), 'not-found'],
    [
      'the address is not a web address',
      () => HttpResponse.json({ url: 'javascript:alert(1)', linkId: 'l' }),
      'schema',
    ],
  ])('stays on the page with an error when %s', async (_name, respond, code) => {
    server.use(http.get(`${API}/data/banking/customers/:id/link`, respond));
    const world = await startWorld();
    const request = { kind: 'bank', from: hrefOf('register', { step: 'bank' }) } as const;
    world.store.dispatch(linkRequested(request));
    await vi.waitFor(() => expect(world.read(selectLinking)).toEqual({ status: 'failed', request, code }));
    expect(world.externalUrls).toEqual([]);
    world.task.cancel();
  });
});

describe('leaving the page of a link', () => {
  it('opens no hosted page afterwards, and the next link starts', async () => {
    const bank = Promise.withResolvers<void>();
    server.use(
      http.get(`${API}/data/banking/customers/:id/link`, async () => {
        await bank.promise;
        return HttpResponse.json({ url: 'https://bank.test/link', linkId: 'l1' });
      }),
      http.post(`${API}/data/accounting/customers/:id`, () =>
        HttpResponse.json({ id: 'books', name: 'Books', linked: false, linkUrl: 'https://books.test/link' }),
      ),
    );
    const world = await startWorld();
    world.store.dispatch(linkRequested({ kind: 'bank', from: hrefOf('bank-accounts') }));
    world.store.dispatch(linkDismissed());
    world.store.dispatch(linkRequested({ kind: 'accounting', from: hrefOf('accounting'), id: 'books' }));
    await vi.waitFor(() => expect(world.externalUrls).toEqual(['https://books.test/link']));
    bank.resolve();
    await new Promise(setImmediate);
    expect(world.externalUrls).toEqual(['https://books.test/link']);
    expect(world.storage.get('linkState')).toMatchObject({ kind: 'accounting' });
    world.task.cancel();
  });
});

describe('reauthentication', () => {
  it.each([
    ['a linked bank', { kind: 'bank', from: hrefOf('bank-accounts'), id: 'c1' }, true],
    [
      'a shop that requires it',
      { kind: 'commerce', from: hrefOf('commerce'), id: 'tillpoint', reauthenticates: true },
      true,
    ],
    ['a new shop', { kind: 'commerce', from: hrefOf('commerce'), id: 'cartwheel' }, false],
  ] as const)('of %s is stored and reported when it is cancelled', async (_name, request, isReauthentication) => {
    server.use(
      http.get(`${API}/data/banking/customers/:id/link`, () =>
        HttpResponse.json({ url: 'https://hosted.test/link', linkId: 'l1' }),
      ),
      http.post(`${API}/data/commerce/customers/:id`, () =>
        HttpResponse.json({ id: request.id, name: 'A shop', linked: false, linkUrl: 'https://hosted.test/link' }),
      ),
    );
    const world = await startWorld();
    world.store.dispatch(linkRequested(request));
    await vi.waitFor(() => expect(world.externalUrls).toHaveLength(1));
    const search = `?state=${world.storage.get('linkState')?.state ?? ''}&error=cancelled`;
    expect(readLinkReturn(world.storage, search, request.kind, OWNER.uid)).toMatchObject({
      outcome: 'cancelled',
      isReauthentication,
    });
    world.task.cancel();
  });
});

describe('resuming a link', () => {
  const UNFINISHED_LINK = { kind: 'commerce', from: hrefOf('commerce'), id: 'bazaar-lane' } as const;
  const platform = { id: 'bazaar-lane', name: 'Bazaar Lane', linked: false };

  function recordStates(): string[] {
    const states: string[] = [];
    server.use(
      http.post(`${API}/data/commerce/customers/:id`, async ({ request }) => {
        const { state } = (await request.json()) as { readonly state: string };
        states.push(state);
        return HttpResponse.json({ ...platform, linkUrl: `https://platform.test/new?state=${state}` });
      }),
    );
    return states;
  }

  it('opens its page and stores the state in its URL', async () => {
    const states = recordStates();
    const world = await startWorld();
    world.store.dispatch(
      linkRequested({ ...UNFINISHED_LINK, linkUrl: 'https://platform.test/link?state=another-day' }),
    );
    await vi.waitFor(() => expect(world.externalUrls).toEqual(['https://platform.test/link?state=another-day']));
    expect(world.storage.get('linkState')).toEqual({
      state: 'another-day',
      kind: 'commerce',
      from: hrefOf('commerce'),
      uid: OWNER.uid,
    });
    expect(states).toEqual([]);
    world.task.cancel();
  });

  it.each(['https://platform.test/link', 'https://platform.test/link?state=', 'not a URL'])(
    'starts over when %j contains no state',
    async (linkUrl) => {
      const states = recordStates();
      const world = await startWorld();
      world.store.dispatch(linkRequested({ ...UNFINISHED_LINK, linkUrl }));
      await vi.waitFor(() => expect(world.externalUrls).toEqual([`https://platform.test/new?state=${states[0]}`]));
      expect(world.storage.get('linkState')?.state).toBe(states[0]);
      world.task.cancel();
    },
  );

  it('stays on the page with an error when the address is not a web address', async () => {
    const world = await startWorld();
    const request = { ...UNFINISHED_LINK, linkUrl: 'javascript:alert(1)?state=s' };
    world.store.dispatch(linkRequested(request));
    await vi.waitFor(() => expect(world.read(selectLinking)).toEqual({ status: 'failed', request, code: 'schema' }));
    expect(world.externalUrls).toEqual([]);
    world.task.cancel();
  });
});
