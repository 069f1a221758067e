import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { API, createWorld, memoryStorage } from '#testing/world.ts';
import { forgetLinkState, readLinkReturn } from './link-return.ts';
import { linkingFeature } from './linking.saga.ts';
import { linkRequested, selectLinking } from './linking-slice.ts';

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

describe('beginning a link', () => {
  it('keeps a state of its own and leaves for the hosted page', async () => {
    const asked: string[] = [];
    server.use(
      http.get(`${API}/data/banking/customers/:id/link`, ({ request }) => {
        asked.push(new URL(request.url).search);
        return HttpResponse.json({ url: 'https://bank.test/link', linkId: 'l1' });
      }),
    );
    const made = await world();
    made.store.dispatch(linkRequested({ kind: 'bank', from: '/register/bank' }));
    made.store.dispatch(linkRequested({ kind: 'bank', from: '/register/bank' }));
    await vi.waitFor(() => expect(made.left).toEqual(['https://bank.test/link']));
    const kept = made.storage.get('linkState');
    expect(kept).toMatchObject({ kind: 'bank', from: '/register/bank' });
    expect(asked).toEqual([`?state=${kept?.state}`]);
    made.task.cancel();
  });

  it.each([
    ['the provider fails', () => new HttpResponse(null, { status: 500 }), 'http'],
    ['the address is no web address', () => HttpResponse.json({ url: 'javascript:alert(1)', linkId: 'l' }), 'schema'],
  ])('stays and says so when %s', async (_name, answer, code) => {
    server.use(http.get(`${API}/data/banking/customers/:id/link`, answer));
    const made = await world();
    const request = { kind: 'bank', from: '/register/bank' } as const;
    made.store.dispatch(linkRequested(request));
    await vi.waitFor(() => expect(made.read(selectLinking)).toEqual({ status: 'failed', request, code }));
    expect(made.left).toEqual([]);
    made.task.cancel();
  });
});

describe('coming back from a hosted page', () => {
  const kept = { state: 's1', kind: 'bank', from: '/register/bank' } as const;

  it.each([
    ['?state=s1&connectionId=c1', { outcome: 'linked', kind: 'bank', connectionId: 'c1', from: '/register/bank' }],
    ['?state=s1&error=cancelled', { outcome: 'cancelled', kind: 'bank', from: '/register/bank' }],
    ['?state=s1&error=failed', { outcome: 'failed', kind: 'bank', from: '/register/bank' }],
    ['?state=s1', { outcome: 'failed', kind: 'bank', from: '/register/bank' }],
    ['?state=other&connectionId=c1', { outcome: 'refused' }],
    ['?connectionId=c1', { outcome: 'refused' }],
    ['', { outcome: 'refused' }],
  ])('reads %s', (search, expected) => {
    const storage = memoryStorage();
    storage.set('linkState', kept);
    expect(readLinkReturn(storage, search, 'bank')).toEqual(expected);
  });

  it('believes a state once, and only for what it was made for', () => {
    const storage = memoryStorage();
    storage.set('linkState', kept);
    const read = (kind: 'bank' | 'accounting') => {
      const result = readLinkReturn(storage, '?state=s1&connectionId=c1', kind);
      forgetLinkState(storage, result);
      return result.outcome;
    };
    expect(read('accounting')).toBe('refused');
    expect(read('bank')).toBe('linked');
    expect(read('bank')).toBe('refused');
  });
});
