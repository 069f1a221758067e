import { HttpResponse } from 'msw';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { bindCall, defineCall } from './call.ts';
import { BASE_URL, createTestClient, startProvider } from './testing/provider.ts';

const provider = startProvider();
const promotion = { code: 'WELCOME25', description: null, amount: 25_000, associatedAt: null };
const requestLines = () => provider.requests.map(({ method, url }) => `${method} ${url.pathname}${url.search}`);

test('derives the name of a call from its method and path', () => {
  const call = defineCall({ method: 'PATCH', path: '/financing/leads/:leadId', response: v.unknown() });
  expect(call.name).toBe('PATCH /financing/leads/:leadId');
});

test('sends parameters, body, query and options in this order', async () => {
  const call = defineCall({
    method: 'POST',
    path: '/a/:b/c/:d',
    body: v.object({ amount: v.number() }),
    query: v.object({ page: v.optional(v.string()) }),
    fixedQuery: { include: 'x,y' },
    response: v.unknown(),
  });
  await bindCall(call, createTestClient().send)('1', '/2', { amount: 3 }, { page: '4' }, { idempotencyKey: 'key-5' });
  expect(requestLines()).toEqual(['POST /v1/a/1/c/%2F2?include=x%2Cy&page=4']);
  expect(JSON.parse(provider.requests[0]!.body)).toEqual({ amount: 3 });
  expect(provider.requests[0]!.headers.get('idempotency-key')).toBe('key-5');
});

test('sends the declared fields only', async () => {
  const { client } = createTestClient();
  const file = new File(['a,b'], 'sales.csv', { type: 'text/csv' });
  provider.respondWith(() => HttpResponse.json({ url: 'https://storage.example/', key: 'k-1' }));
  await client.files.signUpload(file);
  expect(JSON.parse(provider.requests[0]!.body)).toEqual({ name: 'sales.csv', type: 'text/csv', size: 3 });
});

test('omits undefined parameters of an optional query', async () => {
  provider.respondWith(() => HttpResponse.json({ toggles: [] }));
  const { client } = createTestClient();
  await client.features.list();
  await client.features.list({ appName: 'plinth', userId: undefined });
  expect(requestLines()).toEqual(['GET /v1/features/proxy', 'GET /v1/features/proxy?appName=plinth']);
});

test('asks the flag service without a token when it has an address of its own', async () => {
  provider.respondWith(() => HttpResponse.json({ toggles: [] }));
  const { client } = createTestClient({ flagsUrl: `${BASE_URL}/flags/frontend` });
  await client.features.list({ appName: 'plinth' });
  const [request] = provider.requests;
  expect(request?.url.href).toBe(`${BASE_URL}/flags/frontend?appName=plinth`);
  expect(request?.headers.get('authorization')).toBeNull();
});

test('sends no idempotency key to an API that does not permit it', async () => {
  provider.respondWith(() => HttpResponse.json({ url: 'https://storage.example/', key: 'k-1' }));
  const { client } = createTestClient({ sendsIdempotencyKeys: false });
  await client.files.signUpload({ name: 'sales.csv', type: 'text/csv', size: 3 }, { idempotencyKey: 'key-5' });
  expect(provider.requests[0]?.headers.has('idempotency-key')).toBe(false);
});

test('refuses an invalid parameter and sends nothing', async () => {
  const { client } = createTestClient();
  await expect(client.contracts.list('..')).rejects.toMatchObject({ code: 'invalid-path' });
  expect(provider.requests).toEqual([]);
});

test('resolves with null for a 404 where the declaration allows it, and rejects otherwise', async () => {
  provider.respondWith(() => HttpResponse.json({ message: 'Not found' }, { status: 404 }));
  const { client } = createTestClient();
  await expect(client.users.findByEmail({ email: 'new@plinth.test' })).resolves.toBeNull();
  await expect(client.topups.get('c-1')).rejects.toMatchObject({ code: 'http', status: 404 });
});

test('resolves with null for an empty response where the schema allows it', async () => {
  provider.respondWith(() => new HttpResponse(null, { status: 204 }));
  const { client } = createTestClient();
  await expect(client.connections.remove('banking', 'c-1', 'n-1')).resolves.toBeNull();
  await expect(client.promotions.associate('c-1', 'WELCOME25')).resolves.toBeNull();
});

test('sends a retried action under the same key', async () => {
  provider.respondWith((_request, index) => (index === 0 ? HttpResponse.error() : HttpResponse.json(promotion)));
  const { client } = createTestClient();
  const action = { idempotencyKey: 'promo-1' };
  await expect(client.promotions.associate('c-1', 'WELCOME25', action)).rejects.toMatchObject({ code: 'network' });
  await client.promotions.associate('c-1', 'WELCOME25', action);
  expect(provider.requests.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['promo-1', 'promo-1']);
});
