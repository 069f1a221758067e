import { HttpResponse } from 'msw';
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { buildPath, type ApiPath } from './path.ts';
import { createTestClient, createTokens, REFRESHED_TOKEN, STORED_TOKEN, startProvider } from './testing/provider.ts';

const provider = startProvider();
const rejectStoredToken = (request: { headers: Headers }) =>
  request.headers.get('authorization') === `Bearer ${STORED_TOKEN}`
    ? HttpResponse.json({ message: 'Token expired' }, { status: 401 })
    : HttpResponse.json([]);
const authorizations = () => provider.requests.map(({ headers }) => headers.get('authorization'));

test('sends the stored token as a bearer token', async () => {
  await createTestClient().client.leads.list();
  expect(authorizations()).toEqual([`Bearer ${STORED_TOKEN}`]);
});

test.each([null, '', 'undefined', 'null', '[object Object]', 'two.parts'])(
  'sends no Authorization header for the stored value %j',
  async (stored) => {
    await createTestClient({ tokens: createTokens(stored).tokens }).client.leads.list();
    expect(authorizations()).toEqual([null]);
  },
);

test('repeats the request once with a refreshed token after a 401', async () => {
  provider.respondWith(rejectStoredToken);
  const { tokens, rejected } = createTokens();
  await expect(createTestClient({ tokens }).client.leads.list()).resolves.toEqual([]);
  expect(rejected).toEqual([STORED_TOKEN]);
  expect(authorizations()).toEqual([`Bearer ${STORED_TOKEN}`, `Bearer ${REFRESHED_TOKEN}`]);
});

test('rejects with the provider’s message after a second 401, without another refresh', async () => {
  provider.respondWith(() => HttpResponse.json({ message: 'Not for you' }, { status: 401 }));
  const { tokens, rejected } = createTokens();
  await expect(createTestClient({ tokens }).client.leads.list()).rejects.toMatchObject({
    code: 'http',
    status: 401,
    message: 'Not for you',
  });
  expect(rejected).toEqual([STORED_TOKEN]);
  expect(provider.requests).toHaveLength(2);
});

test('rejects a 401 without a token as an HttpError, without a refresh', async () => {
  provider.respondWith(() => new HttpResponse(null, { status: 401 }));
  const { tokens, rejected } = createTokens(null);
  await expect(createTestClient({ tokens }).client.leads.list()).rejects.toMatchObject({ status: 401, body: null });
  expect(rejected).toEqual([]);
  expect(provider.requests).toHaveLength(1);
});

test('does not refresh the token after the 401 of a public call', async () => {
  provider.respondWith(() => HttpResponse.json({ message: 'Wrong password' }, { status: 401 }));
  const { tokens, rejected } = createTokens();
  const { client } = createTestClient({ tokens });
  await expect(client.users.create({ providerId: 'password' })).rejects.toMatchObject({ message: 'Wrong password' });
  await expect(client.users.findByEmail({ email: 'ines@harrowvine.example' })).rejects.toMatchObject({ status: 401 });
  expect(rejected).toEqual([]);
  expect(authorizations()).toEqual([`Bearer ${STORED_TOKEN}`, `Bearer ${STORED_TOKEN}`]);
});

test('rejects with "not logged in" when the refresh finds no user', async () => {
  provider.respondWith(rejectStoredToken);
  const { tokens } = createTokens(STORED_TOKEN, null);
  await expect(createTestClient({ tokens }).client.leads.list()).rejects.toMatchObject({
    code: 'session-expired',
    message: 'not logged in',
  });
  expect(provider.requests).toHaveLength(1);
});

test('rejects and sends nothing when the refresh gives no token', async () => {
  provider.respondWith(rejectStoredToken);
  const { tokens } = createTokens(STORED_TOKEN, 'undefined');
  await expect(createTestClient({ tokens }).client.leads.list()).rejects.toMatchObject({
    code: 'schema',
    path: 'token',
  });
  expect(provider.requests).toHaveLength(1);
});

test('repeats the request with the same bytes, content type and key', async () => {
  provider.respondWith((request, index) =>
    index === 0 ? rejectStoredToken(request) : HttpResponse.json({ id: 'quill', name: 'Quill', linked: false }),
  );
  await createTestClient().client.accounting.link('c-1', { integrationId: 'quill', state: 's–1' });
  const [first, second] = provider.requests;
  expect(second!.body).toBe(first!.body);
  expect(JSON.parse(first!.body)).toEqual({ integrationId: 'quill', state: 's–1' });
  for (const { headers } of provider.requests) {
    expect(headers.get('content-type')).toMatch(/^application\/json/);
    expect(headers.get('idempotency-key')).toBe('key-1');
  }
});

test('repeats a multipart form with its file', async () => {
  provider.respondWith(rejectStoredToken);
  const body = new FormData();
  body.set('subject', 'Statement');
  body.set('file', new File(['a,b\n1,2'], 'sales.csv', { type: 'text/csv' }));
  const { send } = createTestClient();
  await send({ method: 'POST', path: buildPath('/tasks', []), name: 'POST /tasks', body, schema: v.unknown() });
  expect(provider.requests).toHaveLength(2);
  for (const { headers, body: requestBody } of provider.requests) {
    expect(headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
    expect(requestBody).toContain('filename="sales.csv"');
    expect(requestBody).toContain('a,b\n1,2');
  }
});

test('sends nothing when aborted while waiting for the token', async () => {
  const controller = new AbortController();
  const tokens = { get: () => new Promise<string>(() => {}), refresh: async () => REFRESHED_TOKEN };
  const call = createTestClient({ tokens }).client.leads.list({ signal: controller.signal });
  controller.abort();
  await expect(call).rejects.toMatchObject({ code: 'aborted' });
  expect(provider.requests).toEqual([]);
});

test('does not repeat the request when aborted during the refresh', async () => {
  provider.respondWith(rejectStoredToken);
  const controller = new AbortController();
  const refresh = vi.fn<() => Promise<string>>(() => new Promise(() => {}));
  const { client } = createTestClient({ tokens: { get: async () => STORED_TOKEN, refresh } });
  const call = client.leads.list({ signal: controller.signal });
  await vi.waitFor(() => expect(refresh).toHaveBeenCalledOnce());
  controller.abort();
  await expect(call).rejects.toMatchObject({ code: 'aborted' });
  expect(provider.requests).toHaveLength(1);
});

test('cancels the calls with the signal of the client', async () => {
  const controller = new AbortController();
  const { client } = createTestClient({ signal: controller.signal });
  controller.abort();
  await expect(client.leads.list({ signal: new AbortController().signal })).rejects.toMatchObject({ code: 'aborted' });
  expect(provider.requests).toEqual([]);
});

test('sends no token to an absolute address in a parameter', async () => {
  const { client } = createTestClient();
  await client.contracts.list('https://elsewhere.test/steal');
  expect(provider.requests.map(({ url }) => `${url.origin}${url.pathname}`)).toEqual([
    'http://api.plinth.test/v1/financing/customers/https%3A%2F%2Felsewhere.test%2Fsteal/contracts',
  ]);
});

test('keeps an absolute address instead of a path below the base address', async () => {
  const { send } = createTestClient();
  for (const absolute of ['https://elsewhere.test/steal', '//elsewhere.test/steal'] as const) {
    await send({ method: 'GET', path: absolute as string as ApiPath, name: 'GET /steal', schema: v.unknown() });
  }
  expect(provider.requests.map(({ url }) => url.host)).toEqual(['api.plinth.test', 'api.plinth.test']);
});
