import { isApiError, isSchemaError, type ApiClient, type ApiClientOptions } from '@plinth/api-client';
import type { Declaration } from '@plinth/api-client/call';
import { getAccountingInformation } from '@plinth/api-client/resources/accounting';
import { listBankConnections } from '@plinth/api-client/resources/banking';
import { listContracts } from '@plinth/api-client/resources/contracts';
import { listCustomers } from '@plinth/api-client/resources/customers';
import { listFeatures } from '@plinth/api-client/resources/features';
import { downloadFile } from '@plinth/api-client/resources/files';
import { listLeads } from '@plinth/api-client/resources/leads';
import { associatePromotion } from '@plinth/api-client/resources/promotions';
import { listTasks } from '@plinth/api-client/resources/tasks';
import { getTopup } from '@plinth/api-client/resources/topups';
import { afterEach, expect, test, vi } from 'vitest';
import { createServer } from '#node.ts';
import { clientOf, startServer, tokenFor } from '#testing/world.ts';
import { breakResponse, FAULT_HEADER } from './break-response.ts';
import { parseFault, type Fault } from './fault.ts';
import { possibleFaults } from './possible-faults.ts';

const CUSTOMER = 'customer-ines';

/** The scheduled functions and their delays. They run at once unless the clock is manual. */
const scheduled: { run: () => void; ms: number }[] = [];
const clock = { isManual: false };
const mock = startServer({
  scenario: 'financed',
  schedule: (run, ms) => {
    scheduled.push({ run, ms });
    if (!clock.isManual) run();
  },
});
const client = clientOf(mock);
const bearer = { authorization: `Bearer ${tokenFor()}` };
const get = (path: string) => fetch(`${mock.baseUrl}${path}`, { headers: bearer });
const contracts = () => get(`/financing/customers/${CUSTOMER}/contracts`);

afterEach(() => {
  mock.reset();
  scheduled.length = 0;
  clock.isManual = false;
});

test.each([
  ['no-content', 204, null, ''],
  ['empty', 200, 'application/json', ''],
  ['html', 200, 'text/html', '<!doctype html>'],
  ['bad-gateway', 502, 'text/html', '<!doctype html>'],
] as const)('responds to %s with %d', async (fault, status, type, bodyStart) => {
  mock.faults.set(listContracts, fault);
  const response = await contracts();
  expect([response.status, response.headers.get('content-type'), response.headers.get(FAULT_HEADER)]).toEqual([
    status,
    type,
    fault,
  ]);
  const text = await response.text();
  expect(bodyStart === '' ? text : text.slice(0, bodyStart.length)).toBe(bodyStart);
});

test('truncates a response to its first half', async () => {
  const fullText = await (await contracts()).text();
  mock.faults.set(listContracts, 'truncated');
  const half = await (await contracts()).arrayBuffer();
  expect(half.byteLength).toBe(Math.floor(new TextEncoder().encode(fullText).byteLength / 2));
  expect(fullText.startsWith(new TextDecoder().decode(half).slice(0, -1))).toBe(true);
});

test('replaces a root list by an object and a root object by a list', async () => {
  mock.faults.set(listLeads, 'wrong-root');
  mock.faults.set(getTopup, 'wrong-root');
  await expect((await get('/financing/leads')).json()).resolves.toMatchObject({ data: [{ id: 'lead-ines' }] });
  await expect((await get(`/financing/customers/${CUSTOMER}/topups`)).json()).resolves.toMatchObject([
    { owed: 21_340_000 },
  ]);
});

test.each([
  ['null@*.Terms', null],
  ['missing@1.Terms.fundedAmount', '1.Terms.fundedAmount'],
  ['missing@*.Fees.*.amount', '1.Fees.0.amount'],
  ['wrong-type@*.CollectedAmount', '0.CollectedAmount'],
  ['wrong-type@1.Payments', '1.Payments'],
  ['null@0', '0'],
] as const)('makes the client fail with %s at %s', async (fault, expected) => {
  mock.faults.set(listContracts, fault);
  const outcome = await client.contracts.list(CUSTOMER).catch((error: unknown) => error);
  expect(isSchemaError(outcome) ? outcome.path : outcome instanceof Error ? outcome.message : null).toBe(expected);
});

test('makes the client report an unknown member', async () => {
  mock.faults.set(listContracts, 'unknown-enum@*.status');
  const notices: unknown[] = [];
  const options: Partial<ApiClientOptions> = { onNotice: (notice) => notices.push(notice) };
  const list = await clientOf(mock, options).contracts.list(CUSTOMER);
  expect(new Set(list.map(({ status }) => status))).toEqual(new Set(['UNKNOWN_MEMBER']));
  expect(notices).toMatchObject([{ kind: 'unknown-member', path: '*.status', value: 'UNKNOWN_MEMBER' }]);
});

test('doubles the rows of the response or of a list in it', async () => {
  const rows = async () =>
    (await (await contracts()).json()) as readonly { readonly id: string; readonly Fees: readonly unknown[] }[];
  mock.faults.set(listContracts, 'duplicate-ids');
  const twice = await rows();
  expect([twice.length, new Set(twice.map(({ id }) => id)).size]).toEqual([12, 6]);
  mock.faults.set(listContracts, 'duplicate-ids@*.Fees');
  expect((await rows()).map(({ Fees }) => Fees.length)).toEqual([0, 4, 0, 2, 2, 2]);
});

test('creates 10,000 rows with unique ids, in the response or in a list in it', async () => {
  mock.faults.set(listContracts, 'many-rows');
  const rows = await client.contracts.list(CUSTOMER);
  expect([rows.length, new Set(rows.map(({ id }) => id)).size]).toEqual([10_000, 10_000]);
  mock.faults.set(listContracts, 'many-rows@1.PaymentTransactions');
  const [, extended, unchanged] = await client.contracts.list(CUSTOMER);
  expect(new Set(extended!.PaymentTransactions.map(({ id }) => id)).size).toBe(10_000);
  expect(unchanged!.PaymentTransactions).toHaveLength(0);
});

test('responds correctly after thirty seconds when late', async () => {
  clock.isManual = true;
  mock.faults.set(listLeads, 'late');
  let isSettled = false;
  const leads = client.leads.list().finally(() => {
    isSettled = true;
  });
  await vi.waitFor(() => expect(scheduled.map(({ ms }) => ms)).toEqual([30_000]));
  expect(isSettled).toBe(false);
  scheduled[0]!.run();
  await expect(leads).resolves.toHaveLength(1);
});

test('performs the call before a reset, and repeats its response to a retry with the same key', async () => {
  mock.faults.set(associatePromotion, 'reset');
  const action = { idempotencyKey: 'promo-1' };
  await expect(client.promotions.associate(CUSTOMER, 'WELCOME25', action)).rejects.toMatchObject({ code: 'network' });
  mock.faults.clear(associatePromotion);
  await expect(client.promotions.associate(CUSTOMER, 'WELCOME25')).rejects.toMatchObject({ status: 409 });
  await expect(client.promotions.associate(CUSTOMER, 'WELCOME25', action)).resolves.toMatchObject({
    code: 'WELCOME25',
  });
});

test('does not perform the call when offline', async () => {
  mock.faults.set(associatePromotion, 'offline');
  await expect(client.promotions.associate(CUSTOMER, 'WELCOME25')).rejects.toMatchObject({ code: 'network' });
  mock.faults.clear();
  await expect(client.promotions.associate(CUSTOMER, 'WELCOME25')).resolves.toMatchObject({ code: 'WELCOME25' });
});

test('breaks the next response only, and no other call', async () => {
  mock.faults.set(listLeads, 'html', 'next');
  await expect(client.customers.list()).resolves.toHaveLength(1);
  await expect(client.leads.list()).rejects.toMatchObject({ code: 'schema' });
  await expect(client.leads.list()).resolves.toHaveLength(1);
});

test('replaces an earlier fault of the call', async () => {
  mock.faults.set(listLeads, 'html');
  mock.faults.set(listLeads, 'bad-gateway');
  expect((await get('/financing/leads')).status).toBe(502);
});

test('reports a fault that is not applicable and breaks nothing', async () => {
  for (const fault of [
    'missing@*.elsewhere',
    'duplicate-ids@0.status',
    'unknown-enum@*.maxAmount',
    'many-rows@0.Terms',
  ] as const) {
    mock.faults.set(listLeads, fault);
    const response = await get('/financing/leads');
    expect(response.headers.get(FAULT_HEADER)).toBe(`${fault}; not applicable`);
    await expect(response.json()).resolves.toMatchObject([{ id: 'lead-ines', status: 'ONBOARDED' }]);
  }
});

test('throws for a text that is not a fault', () => {
  expect(() => mock.faults.set(listLeads, 'missing@')).toThrow('missing@ is not a fault');
});

test('applies faults from the start', async () => {
  mock.server.close();
  const broken = createServer({ scenario: 'financed', faults: [{ call: listLeads, fault: 'html' }] });
  broken.server.listen({ onUnhandledFrame: 'error' });
  await expect(clientOf(broken).leads.list()).rejects.toMatchObject({ code: 'schema' });
  broken.server.close();
  mock.server.listen({ onUnhandledFrame: 'error' });
});

test('breaks the bytes of files too', async () => {
  const { url } = await client.files.signDownload({ key: `tickets/${CUSTOMER}/given/weekly-sales.csv` });
  const fullText = await (await fetch(url)).text();
  mock.faults.set(downloadFile, 'truncated');
  await expect((await fetch(url)).text()).resolves.toBe(fullText.slice(0, Math.floor(fullText.length / 2)));
  mock.faults.set(downloadFile, 'offline');
  await expect(client.files.download({ url, expiresAt: null })).rejects.toMatchObject({ code: 'network' });
});

const READS: readonly (readonly [Declaration, string, (api: ApiClient) => Promise<unknown>])[] = [
  [listLeads, '/financing/leads', (api) => api.leads.list()],
  [listCustomers, '/customers', (api) => api.customers.list()],
  [getTopup, `/financing/customers/${CUSTOMER}/topups`, (api) => api.topups.get(CUSTOMER)],
  [listBankConnections, `/data/banking/customers/${CUSTOMER}/connections`, (api) => api.banking.connections(CUSTOMER)],
  [getAccountingInformation, `/data/accounting/customers/${CUSTOMER}`, (api) => api.accounting.get(CUSTOMER)],
  [listTasks, `/tasks/customers/${CUSTOMER}`, (api) => api.tasks.list(CUSTOMER)],
  [listFeatures, '/features/proxy', (api) => api.features.list()],
];

test.each(READS.map(([call, path, run]) => ({ name: call.name, call, path, run })))(
  'lists for $name faults that apply and leave the client with data or an ApiError',
  async ({ call, path, run }) => {
    const faults = possibleFaults(await (await get(path)).json());
    expect(faults).toContain('bad-gateway');
    expect(new Set(faults).size).toBe(faults.length);
    const inapplicable: Fault[] = [];
    for (const fault of faults) {
      mock.faults.set(call, fault);
      const response = await get(path).catch(() => null);
      if (response && response.headers.get(FAULT_HEADER) !== fault) inapplicable.push(fault);
      const outcome = await run(client).catch((error: unknown) => error);
      expect(outcome instanceof Error && !isApiError(outcome) ? `${fault}: ${outcome.message}` : null).toBeNull();
      await response?.text().catch(() => '');
    }
    expect(inapplicable).toEqual([]);
  },
);

test('applies every fault of the contracts', async () => {
  const response = await contracts();
  const text = await response.text();
  for (const fault of possibleFaults(JSON.parse(text)).filter((name) => name !== 'reset' && name !== 'offline')) {
    const broken = await breakResponse(new Response(text, { status: 200 }), parseFault(fault)!, fault);
    expect(broken.headers.get(FAULT_HEADER)).toBe(fault);
  }
});

test('lists each field of a list once', async () => {
  const faults = possibleFaults(await (await contracts()).json());
  expect(faults).toContain('missing@*.PaymentTransactions.*.CollectionRequest.status');
  expect(faults).toContain('unknown-enum@*.PaymentTransactions.*.paymentType');
  expect(faults).toContain('many-rows@*.PaymentTransactions');
  expect(faults).toContain('null@*.Terms');
  expect(faults).not.toContain('missing@*');
});
