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
  ['a text', () => HttpResponse.json('[]')],
])('a 2xx with %s is a SchemaError of the body itself', async (_name, answer) => {
  provider.answers(answer);
  await expect(createTestClient().client.leads.list()).rejects.toMatchObject({ code: 'schema', path: '' });
});

test('an empty answer is null where the schema allows it', async () => {
  provider.answers(() => new HttpResponse(null, { status: 204 }));
  const { client } = createTestClient();
  await expect(client.accounting.get('c-1')).resolves.toBeNull();
  await expect(client.leads.completeOnboarding('l-1')).resolves.toBeNull();
});

test('a field of the wrong type is named by its path', async () => {
  provider.answers(() => HttpResponse.json([lead, { ...lead, maxAmount: '100' }]));
  await expect(createTestClient().client.leads.list()).rejects.toMatchObject({ code: 'schema', path: '1.maxAmount' });
});

test('a failing answer carries the body of the provider', async () => {
  const body = { message: 'Limit under review', code: 'TOPUP_REVIEW' };
  provider.answers(() => HttpResponse.json(body, { status: 500 }));
  await expect(createTestClient().client.topups.get('c-1')).rejects.toMatchObject({
    code: 'http',
    status: 500,
    body,
    message: 'Limit under review',
  });
});

test('a failing answer that is not JSON carries its text', async () => {
  provider.answers(() => HttpResponse.html('<h1>Bad gateway</h1>', { status: 500 }));
  await expect(createTestClient().client.topups.get('c-1')).rejects.toMatchObject({
    message: 'HTTP 500',
    body: '<h1>Bad gateway</h1>',
  });
});

test('an answer that does not come in time is a TimeoutError and is not asked for again', async () => {
  provider.answers(async () => {
    await delay('infinite');
    return HttpResponse.json([]);
  });
  await expect(createTestClient({ timeoutMs: 20 }).client.leads.list()).rejects.toMatchObject({ code: 'timeout' });
  expect(provider.seen).toHaveLength(1);
});

test('a call that is aborted on its way is an AbortedError', async () => {
  provider.answers(async () => {
    await delay('infinite');
    return HttpResponse.json([]);
  });
  const aborter = new AbortController();
  const call = createTestClient().client.leads.list({ signal: aborter.signal });
  await vi.waitFor(() => expect(provider.seen).toHaveLength(1));
  aborter.abort();
  await expect(call).rejects.toMatchObject({ code: 'aborted' });
});

test('unknown members and fields pass and are told once for all rows', async () => {
  const odd = { ...lead, status: 'PAUSED', score: 7 };
  provider.answers(() => HttpResponse.json([odd, { ...odd, id: 'l-2' }, { ...lead, id: 'l-3' }]));
  const { client, notices } = createTestClient();
  const leads = await client.leads.list();
  expect(leads.map(({ status }) => status)).toEqual(['PAUSED', 'PAUSED', 'ONBOARDING']);
  expect(notices).toEqual([
    { kind: 'unknown-member', call: 'GET /financing/leads', path: '*.status', value: 'PAUSED' },
    { kind: 'unknown-field', call: 'GET /financing/leads', path: '*.score' },
  ]);
});

test('a client with nothing but an address and tokens makes keys of 128 bits', async () => {
  provider.answers(() => HttpResponse.json(lead));
  const client = createApiClient({ baseUrl: BASE_URL, tokens: createTokens().tokens });
  await client.leads.create({ maxAmount: 5_000_000 });
  expect(provider.seen[0]!.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
});
