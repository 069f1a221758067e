import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApiClient, type ApiClient } from '@plinth/api-client';
import { invoke } from '@plinth/api-client/registry';
import { afterEach, describe, expect, it } from 'vitest';
import { sampleInputOf } from '#engine/call-handler.ts';
import { createEmulatorClaims } from '../emulator-claims.ts';
import { callHandlers } from '../handlers.ts';
import { NOW } from '../node.ts';
import { clientOf, tokenFor } from '../testing/world.ts';
import { startProviderServer, type ProviderOptions, type ProviderServer } from './server.ts';
import { openSqlite } from './sqlite.ts';

const APP = 'http://localhost:5173';
const CUSTOMER = 'customer-ines';
const TOPUPS = 'GET /financing/customers/:customerId/topups';

const cleanups: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

async function start(options: Partial<ProviderOptions> = {}): Promise<ProviderServer> {
  const server = await startProviderServer({
    port: 0,
    appOrigin: APP,
    allowsIdempotencyKey: false,
    setClaims: async () => undefined,
    clock: () => new Date(NOW),
    onError: (error) => {
      throw error;
    },
    ...options,
  });
  cleanups.push(() => server.close());
  return server;
}

const withToken = (token = tokenFor()) => ({ Authorization: `Bearer ${token}` });
const fromApp = { ...withToken(), Origin: APP };

/** Reads the headers of a response, and its body until the end or until the connection breaks. */
async function readBody(url: string): Promise<{ readonly length: number; readonly text: string; isBroken: boolean }> {
  const message = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: fromApp }, resolve).on('error', reject);
  });
  let text = '';
  const length = Number(message.headers['content-length']);
  try {
    for await (const chunk of message as AsyncIterable<Buffer>) text += chunk.toString();
    return { length, text, isBroken: false };
  } catch {
    return { length, text, isBroken: true };
  }
}

const put = (server: ProviderServer, settings: object, type = 'application/json') =>
  fetch(`${server.origin}/admin/settings`, {
    method: 'PUT',
    headers: { 'Content-Type': type },
    body: JSON.stringify(settings),
  });

describe('the API', () => {
  it.each(callHandlers.map((handler) => ({ name: handler.declaration.name, handler })))(
    'responds to $name over HTTP',
    async ({ handler }) => {
      const { declaration, scenario = 'financed' } = handler;
      const client = clientOf(await start({ settings: { scenario } }));
      await expect(invoke(client, declaration, await sampleInputOf(handler, client))).resolves.not.toBeNull();
    },
  );

  it.each([
    ['no token', {}],
    ['a broken token', { Authorization: 'Bearer x' }],
    ['an expired token', withToken(tokenFor({ expiresAt: NOW.getTime() / 1_000 }))],
  ])('refuses a call with %s', async (_, headers) => {
    const { baseUrl } = await start();
    expect((await fetch(`${baseUrl}/customers`, { headers })).status).toBe(401);
  });

  it('has no call at other paths, and no pages', async () => {
    const { baseUrl, origin } = await start();
    const statuses = [`${baseUrl}/nothing`, `${origin}/`, `${origin}/hosted/bank.html`].map(
      async (url) => (await fetch(url)).status,
    );
    expect(await Promise.all(statuses)).toEqual([404, 404, 404]);
  });

  it('keeps a file that was sent to a signed address', async () => {
    const { files } = clientOf(await start());
    const file = new Blob([new Uint8Array(3_000_000).fill(65)], { type: 'text/csv' });
    const grant = await files.signUpload({ name: 'sales.csv', type: file.type, size: file.size });
    const key = await files.upload(grant, file, file.type);
    const download = await files.download(await files.signDownload({ key }));
    expect(Buffer.from(await download.arrayBuffer()).equals(Buffer.from(await file.arrayBuffer()))).toBe(true);
    await expect(files.upload({ ...grant, url: `${grant.url}0` }, file, file.type)).rejects.toMatchObject({
      status: 403,
    });
  });

  it('sets the claim of a customer in the identity emulator', async () => {
    const requests: string[] = [];
    const emulator = createServer((message, response) => {
      let body = '';
      message.on('data', (chunk: Buffer) => (body += chunk.toString()));
      message.on('end', () => {
        requests.push(`${message.method} ${message.url} ${body}`);
        response.end('{}');
      });
    }).listen(0, 'localhost');
    await once(emulator, 'listening');
    cleanups.push(() => void emulator.close());
    const setClaims = createEmulatorClaims(`http://localhost:${(emulator.address() as AddressInfo).port}`);
    await clientOf(await start({ setClaims })).customers.list();
    await expect.poll(() => requests).toHaveLength(1);
    expect(requests[0]).toBe(
      `POST /identitytoolkit.googleapis.com/v1/projects/demo-plinth/accounts:update ${JSON.stringify({ localId: 'ines', customAttributes: JSON.stringify({ plinth_id: CUSTOMER }) })}`,
    );
  });

  it('responds with 500 and reports the error when it fails', async () => {
    const errors: unknown[] = [];
    const failure = new Error('The disk is full');
    const store = {
      read: () => {
        throw failure;
      },
      write: () => undefined,
      remove: () => undefined,
      keys: () => [],
    };
    const { baseUrl } = await start({ store, onError: (error) => void errors.push(error) });
    const response = await fetch(`${baseUrl}/customers`, { headers: fromApp });
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([500, APP]);
    expect(errors).toEqual([failure]);
  });
});

describe('CORS', () => {
  const preflight = (server: ProviderServer, path: string, origin = APP) =>
    fetch(`${server.baseUrl}${path}`, {
      method: 'OPTIONS',
      headers: { Origin: origin, 'Access-Control-Request-Method': 'GET' },
    });

  it('permits what the app sends', async () => {
    const { status, headers } = await preflight(await start(), '/customers');
    expect([
      status,
      headers.get('access-control-allow-origin'),
      headers.get('access-control-allow-methods'),
      headers.get('access-control-allow-headers'),
    ]).toEqual([204, APP, 'GET, POST, PATCH, DELETE', 'Authorization, Content-Type']);
  });

  it('permits idempotency keys when they are on', async () => {
    const { headers } = await preflight(await start({ allowsIdempotencyKey: true }), '/customers');
    expect(headers.get('access-control-allow-headers')).toBe('Authorization, Content-Type, Idempotency-Key');
  });

  it('permits a PUT at the address of a file only', async () => {
    const { headers } = await preflight(await start(), '/files/objects?key=1');
    expect(headers.get('access-control-allow-methods')).toBe('GET, PUT');
  });

  it('permits nothing to another origin', async () => {
    const server = await start();
    const { status, headers } = await preflight(server, '/customers', 'http://elsewhere.test');
    expect([status, headers.get('access-control-allow-origin')]).toEqual([403, null]);
    const response = await fetch(`${server.baseUrl}/customers`, {
      headers: { ...withToken(), Origin: 'http://elsewhere.test' },
    });
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([200, null]);
  });

  it.each([200, 401, 404])('lets the app read a response with status %d', async (expected) => {
    const { baseUrl } = await start();
    const headers = expected === 401 ? { Origin: APP } : fromApp;
    const response = await fetch(`${baseUrl}${expected === 404 ? '/nothing' : '/customers'}`, { headers });
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([expected, APP]);
    expect(response.headers.get('access-control-expose-headers')).toBe('Date, Retry-After');
    expect(response.headers.get('date')).not.toBeNull();
  });
});

describe('the settings', () => {
  it('select a scenario', async () => {
    const { contracts } = clientOf(await start({ settings: { scenario: 'empty' } }));
    await expect(contracts.list(CUSTOMER)).resolves.toEqual([]);
  });

  it('delay a response', async () => {
    const { customers } = clientOf(await start({ settings: { latency: '0,GET /customers:150' } }));
    const started = performance.now();
    await customers.list();
    expect(performance.now() - started).toBeGreaterThanOrEqual(145);
  });

  it.each([
    ['scenario', { scenario: 'unknown' }],
    ['fault', { fault: 'GET /nothing:cut' }],
    ['fault', { fault: 'GET /customers:cut,GET /customers:unknown' }],
    ['latency', { latency: 'soon' }],
  ])('reject an unknown %s', async (_, settings) => {
    await expect(startProviderServer({ ...optionsOf(settings) })).rejects.toMatchObject({
      name: 'InvalidSettingError',
    });
  });

  const optionsOf = (settings: object): ProviderOptions => ({
    port: 0,
    appOrigin: APP,
    allowsIdempotencyKey: false,
    setClaims: async () => undefined,
    settings,
  });

  it('break the response of a handler, as in the browser', async () => {
    const { baseUrl } = await start({ settings: { fault: 'GET /customers:bad-gateway' } });
    const response = await fetch(`${baseUrl}/customers`, { headers: fromApp });
    expect([response.status, response.headers.get('content-type')]).toEqual([502, 'text/html']);
  });

  it('break a connection before anything arrives', async () => {
    const { baseUrl } = await start({ settings: { fault: 'GET /customers:reset' } });
    await expect(fetch(`${baseUrl}/customers`, { headers: fromApp })).rejects.toThrow('fetch failed');
  });

  it('break a connection in the middle of the body', async () => {
    const { baseUrl } = await start({ settings: { fault: `${TOPUPS}:cut:once` } });
    const url = `${baseUrl}/financing/customers/${CUSTOMER}/topups`;
    const broken = await readBody(url);
    const whole = await readBody(url);
    expect([broken.isBroken, broken.length, broken.text.length]).toEqual([
      true,
      whole.text.length,
      Math.floor(whole.text.length / 2),
    ]);
    expect([whole.isBroken, whole.text.startsWith(broken.text)]).toEqual([false, true]);
  });

  it('send a response without CORS headers, or as plain text', async () => {
    const { baseUrl } = await start({ settings: { fault: `GET /customers:no-cors, ${TOPUPS}:plain-text` } });
    const hidden = await fetch(`${baseUrl}/customers`, { headers: fromApp });
    const text = await fetch(`${baseUrl}/financing/customers/${CUSTOMER}/topups`, { headers: fromApp });
    expect([hidden.status, hidden.headers.get('access-control-allow-origin')]).toEqual([200, null]);
    expect([text.status, text.headers.get('content-type')]).toEqual([200, 'text/plain']);
  });

  it('ask to try again later, without doing the call', async () => {
    const server = await start({ settings: { fault: 'POST /financing/leads:retry-later:once', scenario: 'new' } });
    const create = () =>
      fetch(`${server.baseUrl}/financing/leads`, {
        method: 'POST',
        headers: { ...fromApp, 'Content-Type': 'application/json' },
        body: JSON.stringify({ maxAmount: 10_000_000, phone: '' }),
      });
    const refused = await create();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
    expect((await create()).status).toBe(201);
  });

  it('send a slow response in pieces', async () => {
    const { baseUrl } = await start({ settings: { fault: 'GET /customers:slow' } });
    const started = performance.now();
    const response = await fetch(`${baseUrl}/customers`, { headers: fromApp });
    const body = (await response.json()) as object[];
    expect(body).toHaveLength(1);
    expect(performance.now() - started).toBeGreaterThan(1_000);
  });

  it('read a slow request little by little, and stop when the caller leaves', async () => {
    const server = await start({ settings: { fault: 'PUT signed-address:slow' } });
    const { files } = clientOf(server);
    const file = new Blob([new Uint8Array(8_000_000)], { type: 'text/csv' });
    const grant = await files.signUpload({ name: 'sales.csv', type: file.type, size: file.size });
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 200);
    await expect(files.upload(grant, file, file.type, { signal: controller.signal })).rejects.toMatchObject({
      name: 'AbortedError',
    });
    await expect(files.signDownload({ key: grant.key })).rejects.toMatchObject({ status: 404 });
  });
});

describe('the admin paths', () => {
  it('change the settings', async () => {
    const server = await start();
    const settings = { scenario: 'empty', fault: 'GET /financing/leads:cut' };
    expect((await put(server, settings)).status).toBe(200);
    expect(await (await fetch(`${server.origin}/admin/settings`)).json()).toEqual(settings);
    await expect(clientOf(server).contracts.list(CUSTOMER)).resolves.toEqual([]);
    expect((await readBody(`${server.baseUrl}/financing/leads`)).isBroken).toBe(true);
    await put(server, {});
    await expect(clientOf(server).contracts.list(CUSTOMER)).resolves.not.toEqual([]);
  });

  it.each([
    [400, { scenario: 'unknown' }, 'application/json'],
    [400, { scenario: 1 }, 'application/json'],
    [400, { typo: 'x' }, 'application/json'],
    [400, [], 'application/json'],
    // A page of another origin can send this without asking.
    [415, { scenario: 'empty' }, 'text/plain'],
  ])('refuse with %d the settings %j as %s', async (status, settings, type) => {
    const server = await start();
    expect((await put(server, settings, type)).status).toBe(status);
    expect(await (await fetch(`${server.origin}/admin/settings`)).json()).toEqual({});
  });

  const postEvents = (server: ProviderServer, events: string) =>
    fetch(`${server.origin}/admin/events`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ events }),
    });

  it('apply events to every business', async () => {
    const server = await start();
    const { banking } = clientOf(server);
    const isConnected = async () => (await banking.connections(CUSTOMER))[0]?.status;
    await expect(isConnected()).resolves.toBe('CONNECTED');
    expect((await postEvents(server, 'bank-broken')).status).toBe(204);
    await expect(isConnected()).resolves.toBe('AUTH_ERROR');
    expect((await postEvents(server, 'unknown')).status).toBe(400);
  });

  it('delete the data of every user', async () => {
    const server = await start();
    const { tasks } = clientOf(server);
    const before = await tasks.list(CUSTOMER);
    await postEvents(server, 'ticket-answered');
    expect(await tasks.list(CUSTOMER)).not.toEqual(before);
    expect((await fetch(`${server.origin}/admin/data`, { method: 'DELETE' })).status).toBe(204);
    expect(await tasks.list(CUSTOMER)).toEqual(before);
  });

  it('respond with 404 at any other path', async () => {
    const { origin } = await start();
    expect((await fetch(`${origin}/admin/other`)).status).toBe(404);
  });
});

describe('reports', () => {
  const postReports = (server: ProviderServer, body: unknown, type = 'text/plain;charset=UTF-8') =>
    fetch(`${server.origin}/reports`, {
      method: 'POST',
      headers: { 'Content-Type': type, Origin: APP },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });

  async function startPrinting() {
    const lines: string[] = [];
    return { server: await start({ onReport: (line) => lines.push(line) }), lines };
  }

  it('of the app are printed with its version, in one line each', async () => {
    const { server, lines } = await startPrinting();
    const reports = [
      { kind: 'error', name: 'TypeError\n\u009b2J' },
      { kind: 'vital', name: 'LCP', value: 1_200 },
    ];
    for (const type of ['text/plain;charset=UTF-8', 'application/json'])
      expect((await postReports(server, { version: '1.0.0', reports }, type)).status).toBe(204);
    const printed = [
      String.raw`report {"version":"1.0.0","kind":"error","name":"TypeError\n2J"}`,
      'report {"version":"1.0.0","kind":"vital","name":"LCP","value":1200}',
    ];
    expect(lines).toEqual([...printed, ...printed]);
  });

  it('of a browser are printed without the addresses of pages', async () => {
    const { server, lines } = await startPrinting();
    const body = {
      effectiveDirective: 'img-src',
      blockedURL: 'https://a.test/x',
      documentURL: `${APP}/cards/7`,
      sample: 'x',
    };
    const report = { type: 'csp-violation', age: 1, url: `${APP}/cards/7`, user_agent: 'Browser', body };
    expect((await postReports(server, [report, { type: 'crash' }], 'application/reports+json')).status).toBe(204);
    expect(lines).toEqual([
      'report {"type":"csp-violation","effectiveDirective":"img-src","blockedURL":"https://a.test/x"}',
      'report {"type":"crash"}',
    ]);
  });

  it('are limited in length and number', async () => {
    const { server, lines } = await startPrinting();
    const reports = Array.from({ length: 200 }, () => ({ name: 'x' }));
    await postReports(server, { reports: [{ name: 'x'.repeat(5_000) }] });
    await postReports(server, { reports });
    expect([lines[0]?.length, lines.length]).toEqual([2_000, 120]);
  });

  it.each([
    [400, 'no JSON', 'text/plain'],
    [400, { reports: ['text'] }, 'application/json'],
    [400, { reports: [] }, 'application/reports+json'],
    [413, 'x'.repeat(70_000), 'text/plain'],
    [415, {}, 'text/html'],
  ])('that are none are refused with %d', async (status, body, type) => {
    const { server, lines } = await startPrinting();
    expect((await postReports(server, body, type)).status).toBe(status);
    expect(lines).toEqual([]);
  });

  it('are only posted, and a browser may ask before', async () => {
    const server = await start();
    expect((await fetch(`${server.origin}/reports`)).status).toBe(405);
    const { status, headers } = await fetch(`${server.origin}/reports`, {
      method: 'OPTIONS',
      headers: {
        Origin: APP,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type',
      },
    });
    expect([status, headers.get('access-control-allow-origin')]).toEqual([204, APP]);
  });
});

describe('the links of the hosted pages', () => {
  async function openLink() {
    const server = await start();
    const client = clientOf(server);
    const { linkId, url } = await client.banking.link(CUSTOMER, { state: 's' });
    return { server, client, url: url ?? '', link: `${server.origin}/hosted/links/${linkId ?? ''}` };
  }
  const accounts = [{ id: 'a', name: 'Checking', subtype: 'checking', mask: '5532' }];
  const complete = (link: string, choice: object) => fetch(link, { method: 'PUT', body: JSON.stringify(choice) });

  it('lead to pages of the server, and name the origin of the app', async () => {
    const { server, link, url } = await openLink();
    expect(url).toMatch(`${server.origin}/hosted/bank.html?`);
    expect(await (await fetch(link)).json()).toMatchObject({
      appOrigin: APP,
      pending: { company: 'Harrow & Vine Provisions LLC', link: { kind: 'bank', status: 'PENDING' } },
    });
  });

  it('complete a link once', async () => {
    const { client, link } = await openLink();
    const outcome = await (await complete(link, { institution: 'Bellwether Bank', accounts })).json();
    expect(outcome).toEqual({ connectionId: expect.stringMatching(/^connection-/) });
    await expect(client.banking.connections(CUSTOMER)).resolves.toHaveLength(4);
    expect(await (await complete(link, { institution: 'Other', accounts })).json()).toEqual({ error: 'failed' });
    expect(await (await fetch(link)).json()).toMatchObject({ pending: null });
  });

  it.each(['cancelled', 'failed'])('end a link as %s', async (error) => {
    const { client, link } = await openLink();
    expect(await (await fetch(`${link}?error=${error}`, { method: 'DELETE' })).json()).toEqual({ error });
    await expect(client.banking.connections(CUSTOMER)).resolves.toHaveLength(3);
  });

  it.each([{}, { institution: 'Bank' }, { institution: 'Bank', accounts: [{ id: 'a' }] }])(
    'refuse the choice %j',
    async (choice) => {
      const { link } = await openLink();
      expect((await complete(link, choice)).status).toBe(400);
    },
  );
});

describe('data in a file', () => {
  function folder(): string {
    const path = mkdtempSync(join(tmpdir(), 'plinth-provider-'));
    cleanups.push(() => rmSync(path, { recursive: true, force: true }));
    return path;
  }

  /** Starts a server over a file, uses it, and stops it. */
  async function during<Result>(file: string, run: (client: ApiClient) => Promise<Result>): Promise<Result> {
    const { close, ...stores } = openSqlite(file);
    const server = await startProviderServer({
      ...stores,
      port: 0,
      appOrigin: APP,
      allowsIdempotencyKey: true,
      setClaims: async () => undefined,
    });
    const token = tokenFor({ issuedAt: Math.floor(Date.now() / 1_000) });
    const tokens = { get: async () => token, refresh: async () => token };
    try {
      return await run(createApiClient({ baseUrl: server.baseUrl, tokens }));
    } finally {
      await server.close();
      close();
    }
  }

  it('is there after a restart', async () => {
    const file = join(folder(), 'provider.sqlite');
    const sheet = new Blob(['date,amount\r\n'], { type: 'text/csv' });
    const key = await during(file, async ({ connections, files }) => {
      await connections.remove('banking', CUSTOMER, 'connection-larkfield');
      const grant = await files.signUpload({ name: 'sales.csv', type: sheet.type, size: sheet.size });
      return files.upload(grant, sheet, sheet.type);
    });
    await during(file, async ({ banking, files }) => {
      await expect(banking.connections(CUSTOMER)).resolves.toHaveLength(2);
      const download = await files.download(await files.signDownload({ key }));
      await expect(download.text()).resolves.toBe('date,amount\r\n');
    });
  });

  it('is not opened when the file is something else', () => {
    const file = join(folder(), 'other.txt');
    writeFileSync(file, 'This is a text and no database. '.repeat(40));
    expect(() => openSqlite(file)).toThrow('not a database');
  });
});
