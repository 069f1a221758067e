import { delay, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { createApiClient } from './client.ts';
import { BASE_URL, createTestClient, createTokens, startProvider } from './testing/provider.ts';

const provider = startProvider();
const lead = { id: 'l-1', status: 'ONBOARDING', maxAmount: null, created: '2026-11-19' };

test.each([
  ['truncated JSON', () => new HttpResponse('[{"id":"l-1"', { headers: { 'content-type': 'application/json' } })],
  ['HTML', () => HttpResponse.html('<!doctype html><title>Sign in</title>')],
  ['an empty body', () => new HttpResponse('')],
  ['no content', () => new HttpResponse(null, { status: 204 })],
  ['an object', () => HttpResponse.json({ data: [] })],
  ['a string', () => HttpResponse.json('[]')],
])('rejects a 2xx response with %s as a SchemaError of the body', async (_name, respond) => {
  provider.respondWith(respond);
  await expect(createTestClient().client.leads.list()).rejects.toMatchObject({ code: 'schema', path: '' });
});

test('parses an empty response as null where the schema allows it', async () => {
  provider.respondWith(() => new HttpResponse(null, { status: 204 }));
  const { client } = createTestClient();
  await expect(client.accounting.get('c-1')).resolves.toBeNull();
  await expect(client.leads.completeOnboarding('l-1')).resolves.toBeNull();
});

test('rejects with the path of a field of the wrong type', async () => {
  provider.respondWith(() => HttpResponse.json([lead, { ...lead, maxAmount: '100' }]));
  await expect(createTestClient().client.leads.list()).rejects.toMatchObject({ code: 'schema', path: '1.maxAmount' });
});

test('gives the provider’s body with an HTTP error', async () => {
  const body = { message: 'Limit under review', code: 'TOPUP_REVIEW' };
  provider.respondWith(() => HttpResponse.json(body, { status: 500 }));
  await expect(createTestClient().client.topups.get('c-1')).rejects.toMatchObject({
    code: 'http',
    status: 500,
    body,
    message: 'Limit under review',
  });
});

test('gives the text of an HTTP error that is not JSON', async () => {
  provider.respondWith(() => HttpResponse.html('<h1>Bad gateway</h1>', { status: 500 }));
  await expect(createTestClient().client.topups.get('c-1')).rejects.toMatchObject({
    message: 'HTTP 500',
    body: '<h1>Bad gateway</h1>',
  });
});

test('rejects with a TimeoutError when no response arrives in time, without a retry', async () => {
  provider.respondWith(async () => {
    await delay('infinite');
    return HttpResponse.json([]);
  });
  await expect(createTestClient({ timeoutMs: 20 }).client.leads.list()).rejects.toMatchObject({ code: 'timeout' });
  expect(provider.requests).toHaveLength(1);
});

test('rejects with an AbortedError when aborted during the request', async () => {
  provider.respondWith(async () => {
    await delay('infinite');
    return HttpResponse.json([]);
  });
  const controller = new AbortController();
  const call = createTestClient().client.leads.list({ signal: controller.signal });
  await vi.waitFor(() => expect(provider.requests.map(({ url }) => url.pathname)).toEqual(['/v1/financing/leads']));
  controller.abort();
  await expect(call).rejects.toMatchObject({ code: 'aborted' });
});

test('accepts unknown members and fields and reports each once for all rows', async () => {
  const extended = { ...lead, status: 'PAUSED', score: 7 };
  provider.respondWith(() => HttpResponse.json([extended, { ...extended, id: 'l-2' }, { ...lead, id: 'l-3' }]));
  const { client, notices } = createTestClient();
  const leads = await client.leads.list();
  expect(leads.map(({ status }) => status)).toEqual(['PAUSED', 'PAUSED', 'ONBOARDING']);
  expect(notices).toEqual([
    { kind: 'unknown-member', call: 'GET /financing/leads', path: '*.status', value: 'PAUSED' },
    { kind: 'unknown-field', call: 'GET /financing/leads', path: '*.score' },
  ]);
});

test('generates keys of 128 bits by default', async () => {
  provider.respondWith(() => HttpResponse.json(lead));
  const client = createApiClient({ baseUrl: BASE_URL, tokens: createTokens().tokens });
  await client.leads.create({ maxAmount: 5_000_000 });
  expect(provider.requests[0]!.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
});
