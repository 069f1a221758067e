import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { createTestClient, createTokens, STORED_TOKEN, startProvider } from './testing/provider.ts';

const provider = startProvider();
const unavailable = (headers: Record<string, string> = {}) => new HttpResponse(null, { status: 503, headers });

test.each([429, 502, 503, 504])('retries a read twice after a %i', async (status) => {
  provider.respondWith(() => new HttpResponse(null, { status }));
  const { client, waits } = createTestClient();
  await expect(client.leads.list()).rejects.toMatchObject({ code: 'http', status });
  expect(provider.requests).toHaveLength(3);
  expect(waits).toEqual([500, 1_500]);
});

test('retries a read after a network error and resolves with the later response', async () => {
  provider.respondWith((_request, index) => (index === 0 ? HttpResponse.error() : HttpResponse.json([])));
  await expect(createTestClient().client.leads.list()).resolves.toEqual([]);
  expect(provider.requests).toHaveLength(2);
});

test('rejects with a NetworkError when every retry fails with a network error', async () => {
  provider.respondWith(() => HttpResponse.error());
  await expect(createTestClient().client.leads.list()).rejects.toMatchObject({ code: 'network' });
  expect(provider.requests).toHaveLength(3);
});

test.each([400, 403, 404, 409, 422, 500])('does not retry a read after a %i', async (status) => {
  provider.respondWith(() => new HttpResponse(null, { status }));
  await expect(createTestClient().client.leads.list()).rejects.toMatchObject({ status });
  expect(provider.requests).toHaveLength(1);
});

test.each([
  [0, [250, 750]],
  [1, [750, 2_250]],
])('varies the delays with the random number %d: %j ms', async (randomNumber, delays) => {
  provider.respondWith(() => unavailable());
  const { client, waits } = createTestClient({ random: () => randomNumber });
  await expect(client.leads.list()).rejects.toMatchObject({ status: 503 });
  expect(waits).toEqual(delays);
});

test('waits for Retry-After in seconds instead of the delay', async () => {
  provider.respondWith((_request, index) =>
    index === 0 ? unavailable({ 'retry-after': '3' }) : HttpResponse.json([]),
  );
  const { client, waits } = createTestClient();
  await client.leads.list();
  expect(waits).toEqual([3_000]);
});

test('measures a Retry-After date by the provider’s clock', async () => {
  const headers = { date: 'Thu, 19 Nov 2026 17:42:00 GMT', 'retry-after': 'Thu, 19 Nov 2026 17:42:04 GMT' };
  provider.respondWith((_request, index) => (index === 0 ? unavailable(headers) : HttpResponse.json([])));
  const { client, waits } = createTestClient();
  await client.leads.list();
  expect(waits).toEqual([4_000]);
});

test('stops retrying and reports a Retry-After of more than ten seconds', async () => {
  provider.respondWith(() => new HttpResponse(null, { status: 429, headers: { 'retry-after': '11' } }));
  const { client, waits } = createTestClient();
  await expect(client.leads.list()).rejects.toMatchObject({ status: 429, retryAfter: 11 });
  expect(waits).toEqual([]);
});

test.each([['error'], [503]])('does not retry a write that fails with %s', async (failure) => {
  provider.respondWith(() => (failure === 503 ? unavailable() : HttpResponse.error()));
  const { client } = createTestClient();
  await expect(client.leads.create({ maxAmount: 5_000_000 })).rejects.toMatchObject({
    code: failure === 503 ? 'http' : 'network',
  });
  await expect(client.leads.update('l-1', { phone: '1' })).rejects.toMatchObject({
    code: failure === 503 ? 'http' : 'network',
  });
  expect(provider.requests.map(({ method }) => method)).toEqual(['POST', 'PATCH']);
});

test('counts retries across the refresh of the token', async () => {
  provider.respondWith(({ headers }, index) => {
    if (index === 0) return unavailable();
    return headers.get('authorization') === `Bearer ${STORED_TOKEN}`
      ? new HttpResponse(null, { status: 401 })
      : unavailable();
  });
  const { client, waits } = createTestClient();
  await expect(client.leads.list()).rejects.toMatchObject({ status: 503 });
  expect(waits).toEqual([500, 1_500]);
  expect(provider.requests).toHaveLength(4);
});

test('ends the call when aborted during a delay', async () => {
  provider.respondWith(() => unavailable());
  const controller = new AbortController();
  const { client } = createTestClient({
    wait: async () => {
      controller.abort();
      await new Promise<void>(() => {});
    },
  });
  await expect(client.leads.list({ signal: controller.signal })).rejects.toMatchObject({ code: 'aborted' });
  expect(provider.requests).toHaveLength(1);
});

test('generates a key per action, which a caller can reuse for a retry', async () => {
  const keys = ['first', 'second'];
  provider.respondWith(() => HttpResponse.error());
  const { client } = createTestClient({ newId: () => keys.shift() ?? 'none left', tokens: createTokens().tokens });
  const lead = { maxAmount: 5_000_000 };
  await expect(client.leads.create(lead)).rejects.toMatchObject({ code: 'network' });
  await expect(client.leads.create(lead)).rejects.toMatchObject({ code: 'network' });
  await expect(client.leads.create(lead, { idempotencyKey: 'first' })).rejects.toMatchObject({ code: 'network' });
  expect(provider.requests.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['first', 'second', 'first']);
});

test('sends no key with a read', async () => {
  await createTestClient().client.leads.list();
  expect(provider.requests.map(({ headers }) => headers.has('idempotency-key'))).toEqual([false]);
});
