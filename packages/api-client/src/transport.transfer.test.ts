import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createTestClient } from './testing/provider.ts';

const URL = 'https://storage.example/k-1?signature=1';
const UPLOAD = { url: URL, expiresAt: null, key: 'tickets/c-1/1/statement.csv' };
const FILE = new File(['date,amount\n', '2026-11-19,100\n'], 'statement.csv', { type: 'application/vnd.ms-excel' });

const requests: { method: string; url: string; headers: Headers; body: string }[] = [];
const state: { respond: () => Response | Promise<Response> } = { respond: () => new HttpResponse(null) };
const server = setupServer(
  http.all('https://storage.example/*', async ({ request }) => {
    const { method, url, headers } = request;
    requests.push({ method, url, headers, body: await request.text() });
    return state.respond();
  }),
);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  requests.length = 0;
  state.respond = () => new HttpResponse(null);
});
afterAll(() => server.close());

/** Leaves the request pending until it is aborted. */
const neverRespond = async () => {
  await delay('infinite');
  return new HttpResponse(null);
};

test('uploads the bytes with the signed type and without a token', async () => {
  await expect(createTestClient().client.files.upload(UPLOAD, FILE, 'text/csv')).resolves.toBe(UPLOAD.key);
  const [request] = requests;
  expect([request!.method, request!.url, request!.headers.get('content-type')]).toEqual(['PUT', URL, 'text/csv']);
  expect(request!.body).toBe('date,amount\n2026-11-19,100\n');
  for (const name of ['authorization', 'idempotency-key', 'cookie']) expect(request!.headers.has(name)).toBe(false);
});

test('downloads the bytes with their type and without a token', async () => {
  const bytes = new Uint8Array([0, 255, 128, 10, 13]);
  state.respond = () => HttpResponse.arrayBuffer(bytes.buffer, { headers: { 'content-type': 'image/png' } });
  const file = await createTestClient().client.files.download({ url: URL, expiresAt: null });
  expect(file.type).toBe('image/png');
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes);
  expect(requests.map(({ method, headers }) => [method, headers.get('authorization')])).toEqual([['GET', null]]);
});

test('reports an increasing share that is 1 once, at the end', async () => {
  const shares: number[] = [];
  const large = new Blob([new Uint8Array(4_000_000)]);
  await createTestClient().client.files.upload(UPLOAD, large, 'image/png', {
    onProgress: (share) => shares.push(share),
  });
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares.filter((share) => share === 1)).toHaveLength(1);
  expect(shares.length).toBeGreaterThan(1);
});

test('rejects with the storage’s body when the upload is rejected, without reporting a share of 1', async () => {
  state.respond = () => HttpResponse.text('<Error><Code>AccessDenied</Code></Error>', { status: 403 });
  const shares: number[] = [];
  const { client } = createTestClient();
  await expect(
    client.files.upload(UPLOAD, FILE, 'text/csv', { onProgress: (share) => shares.push(share) }),
  ).rejects.toMatchObject({ code: 'http', status: 403, body: '<Error><Code>AccessDenied</Code></Error>' });
  await expect(client.files.download({ url: URL, expiresAt: null })).rejects.toMatchObject({
    code: 'http',
    status: 403,
  });
  expect(shares).not.toContain(1);
});

test.each([401, 503])('neither retries nor refreshes a token after a %i', async (status) => {
  state.respond = () => new HttpResponse(null, { status });
  const { client, waits } = createTestClient();
  await expect(client.files.download({ url: URL, expiresAt: null })).rejects.toMatchObject({ status });
  expect([requests.length, waits]).toEqual([1, []]);
});

test('rejects with a NetworkError when no response arrives', async () => {
  state.respond = () => HttpResponse.error();
  const { client } = createTestClient();
  await expect(client.files.upload(UPLOAD, FILE, 'text/csv')).rejects.toMatchObject({ code: 'network' });
  await expect(client.files.download({ url: URL, expiresAt: null })).rejects.toMatchObject({ code: 'network' });
});

test.each(['the signal of the call', 'the signal of the client'])(
  'ends a transfer when %s is aborted',
  async (source) => {
    state.respond = neverRespond;
    const controller = new AbortController();
    const isCallSignal = source === 'the signal of the call';
    const { client } = createTestClient(isCallSignal ? {} : { signal: controller.signal });
    const upload = client.files.upload(UPLOAD, FILE, 'text/csv', isCallSignal ? { signal: controller.signal } : {});
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    controller.abort();
    await expect(upload).rejects.toMatchObject({ code: 'aborted' });
  },
);

test('sends nothing when already aborted', async () => {
  const { client } = createTestClient();
  await expect(client.files.upload(UPLOAD, FILE, 'text/csv', { signal: AbortSignal.abort() })).rejects.toMatchObject({
    code: 'aborted',
  });
  expect(requests).toEqual([]);
});

test('rejects with a TimeoutError when no bytes arrive in time', async () => {
  state.respond = neverRespond;
  const { client } = createTestClient({ timeoutMs: 30 });
  await expect(client.files.upload(UPLOAD, FILE, 'text/csv')).rejects.toMatchObject({ code: 'timeout' });
  await expect(client.files.download({ url: URL, expiresAt: null })).rejects.toMatchObject({ code: 'timeout' });
});

test('does not time out while bytes keep arriving', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  try {
    let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        stream = controller;
      },
    });
    state.respond = () => new HttpResponse(body, { headers: { 'content-length': '8' } });
    const shares: number[] = [];
    const { client } = createTestClient();
    const file = client.files.download({ url: URL, expiresAt: null }, { onProgress: (share) => shares.push(share) });
    for (const share of [0.25, 0.5, 0.75]) {
      await vi.waitFor(() => expect(requests).toHaveLength(1));
      vi.advanceTimersByTime(25_000);
      stream!.enqueue(new Uint8Array(2));
      await vi.waitFor(() => expect(shares.at(-1)).toBe(share));
    }
    stream!.enqueue(new Uint8Array(2));
    stream!.close();
    await expect(file).resolves.toMatchObject({ size: 8 });
    expect(shares).toEqual([0.25, 0.5, 0.75, 1]);
  } finally {
    vi.useRealTimers();
  }
});
