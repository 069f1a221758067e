import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { hrefOf } from '#core/routes/href.ts';
import { API, createWorld } from '#testing/world.ts';
import { readLinkReturn } from './link-return.ts';
import { linkRequested, selectLinking } from './linking-slice.ts';
import { linkingFeature } from './linking.saga.ts';

const server = setupServer();
beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

async function world() {
  server.use(
    http.get(`${API}/financing/leads`, () => HttpResponse.json([])),
    http.get(`${API}/customers`, () => HttpResponse.json([])),
  );
  const made = createWorld();
  made.join(linkingFeature);
  await vi.waitFor(() => expect(made.store.getState().customers.status).toBe('ready'));
  return made;
}

describe('starting a link', () => {
  it('stores a new state and leaves for the hosted page', async () => {
    const asked: string[] = [];
    server.use(
      http.get(`${API}/data/banking/customers/:id/link`, ({ request }) => {
        asked.push(new URL(request.url).search);
        return HttpResponse.json({ url: 'https://bank.test/link', linkId: 'l1' });
      }),
    );
    const made = await world();
    made.store.dispatch(linkRequested({ kind: 'bank', from: hrefOf('register', { step: 'bank' }) }));
    made.store.dispatch(linkRequested({ kind: 'bank', from: hrefOf('register', { step: 'bank' }) }));
    await vi.waitFor(() => expect(made.externalUrls).toEqual(['https://bank.test/link']));
    const kept = made.storage.get('linkState');
    expect(kept).toMatchObject({ kind: 'bank', from: hrefOf('register', { step: 'bank' }) });
    expect(asked).toEqual([`?state=${kept?.state}`]);
    made.task.cancel();
  });

  it.each([
    ['the provider fails', () => new HttpResponse(null, { status: 500 }), 'http'],
    ['the provider does not know the connection', () => new HttpResponse(null, { status: 404 }), 'not-found'],
    [
      'the address is not a web address',
      () => HttpResponse.json({ url: 'javascript:alert(1)', linkId: 'l' }),
      'schema',
    ],
  ])('stays on the page with an error when %s', async (_name, answer, code) => {
    server.use(http.get(`${API}/data/banking/customers/:id/link`, answer));
    const made = await world();
    const request = { kind: 'bank', from: hrefOf('register', { step: 'bank' }) } as const;
    made.store.dispatch(linkRequested(request));
    await vi.waitFor(() => expect(made.read(selectLinking)).toEqual({ status: 'failed', request, code }));
    expect(made.externalUrls).toEqual([]);
    made.task.cancel();
  });
});

describe('signing in again', () => {
  it.each([
    ['a linked bank', { kind: 'bank', from: hrefOf('bank-accounts'), id: 'c1' }, true],
    ['a shop that requires it', { kind: 'commerce', from: hrefOf('commerce'), id: 'tillpoint', again: true }, true],
    ['a new shop', { kind: 'commerce', from: hrefOf('commerce'), id: 'cartwheel' }, false],
  ] as const)('to %s is stored, and known when it was cancelled', async (_name, request, again) => {
    server.use(
      http.get(`${API}/data/banking/customers/:id/link`, () =>
        HttpResponse.json({ url: 'https://hosted.test/link', linkId: 'l1' }),
      ),
      http.post(`${API}/data/commerce/customers/:id`, () =>
        HttpResponse.json({ id: request.id, name: 'A shop', linked: false, linkUrl: 'https://hosted.test/link' }),
      ),
    );
    const made = await world();
    made.store.dispatch(linkRequested(request));
    await vi.waitFor(() => expect(made.externalUrls).toHaveLength(1));
    const search = `?state=${made.storage.get('linkState')?.state ?? ''}&error=cancelled`;
    expect(readLinkReturn(made.storage, search, request.kind)).toMatchObject({ outcome: 'cancelled', again });
    made.task.cancel();
  });
});

describe('resuming a link', () => {
  const begun = { kind: 'commerce', from: hrefOf('commerce'), id: 'bazaar-lane' } as const;
  const platform = { id: 'bazaar-lane', name: 'Bazaar Lane', linked: false };

  function asked(): string[] {
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

  it('opens its page and stores the state of its address', async () => {
    const states = asked();
    const made = await world();
    made.store.dispatch(linkRequested({ ...begun, linkUrl: 'https://platform.test/link?state=another-day' }));
    await vi.waitFor(() => expect(made.externalUrls).toEqual(['https://platform.test/link?state=another-day']));
    expect(made.storage.get('linkState')).toEqual({ state: 'another-day', kind: 'commerce', from: hrefOf('commerce') });
    expect(states).toEqual([]);
    made.task.cancel();
  });

  it.each(['https://platform.test/link', 'https://platform.test/link?state=', 'no address'])(
    'starts over when %j contains no state',
    async (linkUrl) => {
      const states = asked();
      const made = await world();
      made.store.dispatch(linkRequested({ ...begun, linkUrl }));
      await vi.waitFor(() => expect(made.externalUrls).toEqual([`https://platform.test/new?state=${states[0]}`]));
      expect(made.storage.get('linkState')?.state).toBe(states[0]);
      made.task.cancel();
    },
  );

  it('stays on the page with an error when the address is not a web address', async () => {
    const made = await world();
    const request = { ...begun, linkUrl: 'javascript:alert(1)?state=s' };
    made.store.dispatch(linkRequested(request));
    await vi.waitFor(() => expect(made.read(selectLinking)).toEqual({ status: 'failed', request, code: 'schema' }));
    expect(made.externalUrls).toEqual([]);
    made.task.cancel();
  });
});
