import { HttpResponse } from 'msw';
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { buildPath, type ApiPath } from './path.ts';
import { createTestClient, createTokens, FRESH, OLD, startProvider } from './testing/provider.ts';

const provider = startProvider();
const refuseOld = (request: { headers: Headers }) =>
  request.headers.get('authorization') === `Bearer ${OLD}`
    ? HttpResponse.json({ message: 'Token expired' }, { status: 401 })
    : HttpResponse.json([]);
const authorizations = () => provider.seen.map(({ headers }) => headers.get('authorization'));

test('the stored token is sent as a bearer token', async () => {
  await createTestClient().client.leads.list();
  expect(authorizations()).toEqual([`Bearer ${OLD}`]);
});

test.each([null, '', 'undefined', 'null', '[object Object]', 'two.parts'])(
  'no Authorization header is sent for the stored value %j',
  async (stored) => {
    await createTestClient({ tokens: createTokens(stored).tokens }).client.leads.list();
    expect(authorizations()).toEqual([null]);
  },
);

test('a 401 is sent once more with the refreshed token', async () => {
  provider.answers(refuseOld);
  const { tokens, rejected } = createTokens();
  await expect(createTestClient({ tokens }).client.leads.list()).resolves.toEqual([]);
  expect(rejected).toEqual([OLD]);
  expect(authorizations()).toEqual([`Bearer ${OLD}`, `Bearer ${FRESH}`]);
});

test('a second 401 is an HttpError with the message of the provider and is not refreshed again', async () => {
  provider.answers(() => HttpResponse.json({ message: 'Not for you' }, { status: 401 }));
  const { tokens, rejected } = createTokens();
  await expect(createTestClient({ tokens }).client.leads.list()).rejects.toMatchObject({
    code: 'http',
    status: 401,
    message: 'Not for you',
  });
  expect(rejected).toEqual([OLD]);
  expect(provider.seen).toHaveLength(2);
});

test('a 401 without a body and without a token is an HttpError and asks for no refresh', async () => {
  provider.answers(() => new HttpResponse(null, { status: 401 }));
  const { tokens, rejected } = createTokens(null);
  await expect(createTestClient({ tokens }).client.leads.list()).rejects.toMatchObject({ status: 401, body: null });
  expect(rejected).toEqual([]);
  expect(provider.seen).toHaveLength(1);
});

test('the 401 of a call that may come before sign-in is not refreshed', async () => {
  provider.answers(() => HttpResponse.json({ message: 'Wrong password' }, { status: 401 }));
  const { tokens, rejected } = createTokens();
  const { client } = createTestClient({ tokens });
  await expect(client.users.create({ providerId: 'password' })).rejects.toMatchObject({ message: 'Wrong password' });
  await expect(client.users.findByEmail({ email: 'ines@harrowvine.example' })).rejects.toMatchObject({ status: 401 });
  expect(rejected).toEqual([]);
  expect(authorizations()).toEqual([`Bearer ${OLD}`, `Bearer ${OLD}`]);
});

test('a refresh without a user fails the call with "not logged in"', async () => {
  provider.answers(refuseOld);
  const { tokens } = createTokens(OLD, null);
  await expect(createTestClient({ tokens }).client.leads.list()).rejects.toMatchObject({
    code: 'session-expired',
    message: 'not logged in',
  });
  expect(provider.seen).toHaveLength(1);
});

test('a refresh that gives no token fails the call and sends nothing', async () => {
  provider.answers(refuseOld);
  const { tokens } = createTokens(OLD, 'undefined');
  await expect(createTestClient({ tokens }).client.leads.list()).rejects.toMatchObject({
    code: 'schema',
    path: 'token',
  });
  expect(provider.seen).toHaveLength(1);
});

test('the resent body is the same to the byte and stays JSON under the same key', async () => {
  provider.answers((request, index) =>
    index === 0 ? refuseOld(request) : HttpResponse.json({ id: 'quill', name: 'Quill', linked: false }),
  );
  await createTestClient().client.accounting.link('c-1', { integrationId: 'quill', state: 's–1' });
  const [first, second] = provider.seen;
  expect(second!.body).toBe(first!.body);
  expect(JSON.parse(first!.body)).toEqual({ integrationId: 'quill', state: 's–1' });
  for (const { headers } of provider.seen) {
    expect(headers.get('content-type')).toMatch(/^application\/json/);
    expect(headers.get('idempotency-key')).toBe('key-1');
  }
});

test('a form is resent as multipart with its file', async () => {
  provider.answers(refuseOld);
  const body = new FormData();
  body.set('subject', 'Statement');
  body.set('file', new File(['a,b\n1,2'], 'sales.csv', { type: 'text/csv' }));
  const { send } = createTestClient();
  await send({ method: 'POST', path: buildPath('/tasks', []), name: 'POST /tasks', body, schema: v.unknown() });
  expect(provider.seen).toHaveLength(2);
  for (const { headers, body: sent } of provider.seen) {
    expect(headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
    expect(sent).toContain('filename="sales.csv"');
    expect(sent).toContain('a,b\n1,2');
  }
});

test('an aborted call that waits for a token is never sent', async () => {
  const aborter = new AbortController();
  const tokens = { get: () => new Promise<string>(() => {}), refresh: async () => FRESH };
  const call = createTestClient({ tokens }).client.leads.list({ signal: aborter.signal });
  aborter.abort();
  await expect(call).rejects.toMatchObject({ code: 'aborted' });
  expect(provider.seen).toEqual([]);
});

test('a call that is aborted while its refresh is under way is let go and not resent', async () => {
  provider.answers(refuseOld);
  const aborter = new AbortController();
  const refresh = vi.fn<() => Promise<string>>(() => new Promise(() => {}));
  const { client } = createTestClient({ tokens: { get: async () => OLD, refresh } });
  const call = client.leads.list({ signal: aborter.signal });
  await vi.waitFor(() => expect(refresh).toHaveBeenCalledOnce());
  aborter.abort();
  await expect(call).rejects.toMatchObject({ code: 'aborted' });
  expect(provider.seen).toHaveLength(1);
});

test('the signal of the client cancels its calls', async () => {
  const aborter = new AbortController();
  const { client } = createTestClient({ signal: aborter.signal });
  aborter.abort();
  await expect(client.leads.list({ signal: new AbortController().signal })).rejects.toMatchObject({ code: 'aborted' });
  expect(provider.seen).toEqual([]);
});

test('no header with a token leaves for an absolute address', async () => {
  const { client } = createTestClient();
  await client.contracts.list('https://elsewhere.test/steal');
  expect(provider.seen.map(({ url }) => `${url.origin}${url.pathname}`)).toEqual([
    'http://api.plinth.test/v1/financing/customers/https%3A%2F%2Felsewhere.test%2Fsteal/contracts',
  ]);
});

test('an absolute address in place of a path stays below the base address', async () => {
  const { send } = createTestClient();
  for (const absolute of ['https://elsewhere.test/steal', '//elsewhere.test/steal'] as const) {
    await send({ method: 'GET', path: absolute as string as ApiPath, name: 'GET /steal', schema: v.unknown() });
  }
  expect(provider.seen.map(({ url }) => url.host)).toEqual(['api.plinth.test', 'api.plinth.test']);
});
