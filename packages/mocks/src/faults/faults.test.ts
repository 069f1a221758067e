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
import { createServer } from '../node.ts';
import { clientOf, startServer, tokenFor } from '../testing/world.ts';
import { breakAnswer, FAULT_HEADER } from './break-answer.ts';
import { parseFault, type Fault } from './fault.ts';
import { faultsOf } from './faults-of.ts';

const CUSTOMER = 'customer-ines';

/** What is to run later, and after how long: run at once unless a test takes it out. */
const later: { run: () => void; ms: number }[] = [];
const clock = { isStill: false };
const mock = startServer({
  scenario: 'financed',
  schedule: (run, ms) => {
    later.push({ run, ms });
    if (!clock.isStill) run();
  },
});
const client = clientOf(mock);
const bearer = { authorization: `Bearer ${tokenFor()}` };
const get = (path: string) => fetch(`${mock.baseUrl}${path}`, { headers: bearer });
const contracts = () => get(`/financing/customers/${CUSTOMER}/contracts`);

afterEach(() => {
  mock.reset();
  later.length = 0;
  clock.isStill = false;
});

test.each([
  ['no-content', 204, null, ''],
  ['empty', 200, 'application/json', ''],
  ['html', 200, 'text/html', '<!doctype html>'],
  ['bad-gateway', 502, 'text/html', '<!doctype html>'],
] as const)('answers %s with %d', async (fault, status, type, begin) => {
  mock.faults.set(listContracts, fault);
  const response = await contracts();
  expect([response.status, response.headers.get('content-type'), response.headers.get(FAULT_HEADER)]).toEqual([
    status,
    type,
    fault,
  ]);
  const text = await response.text();
  expect(begin === '' ? text : text.slice(0, begin.length)).toBe(begin);
});

test('truncates an answer to its first half', async () => {
  const whole = await (await contracts()).text();
  mock.faults.set(listContracts, 'truncated');
  const half = await (await contracts()).arrayBuffer();
  expect(half.byteLength).toBe(Math.floor(new TextEncoder().encode(whole).byteLength / 2));
  expect(whole.startsWith(new TextDecoder().decode(half).slice(0, -1))).toBe(true);
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
] as const)('makes the client fail with %s at %s', async (fault, wrong) => {
  mock.faults.set(listContracts, fault);
  const outcome = await client.contracts.list(CUSTOMER).catch((error: unknown) => error);
  expect(isSchemaError(outcome) ? outcome.path : outcome instanceof Error ? outcome.message : null).toBe(wrong);
});

test('makes the client report an unknown member', async () => {
  mock.faults.set(listContracts, 'unknown-enum@*.status');
  const notices: unknown[] = [];
  const options: Partial<ApiClientOptions> = { onNotice: (notice) => notices.push(notice) };
  const list = await clientOf(mock, options).contracts.list(CUSTOMER);
  expect(new Set(list.map(({ status }) => status))).toEqual(new Set(['UNKNOWN_MEMBER']));
  expect(notices).toMatchObject([{ kind: 'unknown-member', path: '*.status', value: 'UNKNOWN_MEMBER' }]);
});

test('doubles the rows of the answer or of a list in it', async () => {
  const rows = async () =>
    (await (await contracts()).json()) as readonly { readonly id: string; readonly Fees: readonly unknown[] }[];
  mock.faults.set(listContracts, 'duplicate-ids');
  const twice = await rows();
  expect([twice.length, new Set(twice.map(({ id }) => id)).size]).toEqual([12, 6]);
  mock.faults.set(listContracts, 'duplicate-ids@*.Fees');
  expect((await rows()).map(({ Fees }) => Fees.length)).toEqual([0, 2, 0, 2, 2, 2]);
});

test('gives 10,000 rows with unique ids, of the answer or of a list in it', async () => {
  mock.faults.set(listContracts, 'many-rows');
  const rows = await client.contracts.list(CUSTOMER);
  expect([rows.length, new Set(rows.map(({ id }) => id)).size]).toEqual([10_000, 10_000]);
  mock.faults.set(listContracts, 'many-rows@1.PaymentTransactions');
  const [, grown, same] = await client.contracts.list(CUSTOMER);
  expect(new Set(grown!.PaymentTransactions.map(({ id }) => id)).size).toBe(10_000);
  expect(same!.PaymentTransactions).toHaveLength(0);
});

test('gives the right answer after thirty seconds when late', async () => {
  clock.isStill = true;
  mock.faults.set(listLeads, 'late');
  let isAnswered = false;
  const leads = client.leads.list().finally(() => {
    isAnswered = true;
  });
  await vi.waitFor(() => expect(later.map(({ ms }) => ms)).toEqual([30_000]));
  expect(isAnswered).toBe(false);
  later[0]!.run();
  await expect(leads).resolves.toHaveLength(1);
});

test('does the call before a reset, and answers its retry under the same key', async () => {
  mock.faults.set(associatePromotion, 'reset');
  const action = { idempotencyKey: 'promo-1' };
  await expect(client.promotions.associate(CUSTOMER, 'WELCOME25', action)).rejects.toMatchObject({ code: 'network' });
  mock.faults.clear(associatePromotion);
  await expect(client.promotions.associate(CUSTOMER, 'WELCOME25')).rejects.toMatchObject({ status: 409 });
  await expect(client.promotions.associate(CUSTOMER, 'WELCOME25', action)).resolves.toMatchObject({
    code: 'WELCOME25',
  });
});

test('does not do the call when offline', async () => {
  mock.faults.set(associatePromotion, 'offline');
  await expect(client.promotions.associate(CUSTOMER, 'WELCOME25')).rejects.toMatchObject({ code: 'network' });
  mock.faults.clear();
  await expect(client.promotions.associate(CUSTOMER, 'WELCOME25')).resolves.toMatchObject({ code: 'WELCOME25' });
});

test('breaks the next answer only, and no other call', async () => {
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

test('starts with faults', async () => {
  mock.server.close();
  const broken = createServer({ scenario: 'financed', faults: [{ call: listLeads, fault: 'html' }] });
  broken.server.listen({ onUnhandledFrame: 'error' });
  await expect(clientOf(broken).leads.list()).rejects.toMatchObject({ code: 'schema' });
  broken.server.close();
  mock.server.listen({ onUnhandledFrame: 'error' });
});

test('breaks the bytes of files too', async () => {
  const { url } = await client.files.signDownload({ key: `tickets/${CUSTOMER}/given/weekly-sales.csv` });
  const whole = await (await fetch(url)).text();
  mock.faults.set(downloadFile, 'truncated');
  await expect((await fetch(url)).text()).resolves.toBe(whole.slice(0, Math.floor(whole.length / 2)));
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
    const faults = faultsOf(await (await get(path)).json());
    expect(faults).toContain('bad-gateway');
    expect(new Set(faults).size).toBe(faults.length);
    const idle: Fault[] = [];
    for (const fault of faults) {
      mock.faults.set(call, fault);
      const response = await get(path).catch(() => null);
      if (response && response.headers.get(FAULT_HEADER) !== fault) idle.push(fault);
      const outcome = await run(client).catch((error: unknown) => error);
      expect(outcome instanceof Error && !isApiError(outcome) ? `${fault}: ${outcome.message}` : null).toBeNull();
      await response?.text().catch(() => '');
    }
    expect(idle).toEqual([]);
  },
);

test('applies every fault of the contracts', async () => {
  const answer = await contracts();
  const text = await answer.text();
  for (const fault of faultsOf(JSON.parse(text)).filter((name) => name !== 'reset' && name !== 'offline')) {
    const broken = await breakAnswer(new Response(text, { status: 200 }), parseFault(fault)!, fault);
    expect(broken.headers.get(FAULT_HEADER)).toBe(fault);
  }
});

test('lists a field once, whichever row has it', async () => {
  const faults = faultsOf(await (await contracts()).json());
  expect(faults).toContain('missing@*.PaymentTransactions.*.CollectionRequest.status');
  expect(faults).toContain('unknown-enum@*.PaymentTransactions.*.paymentType');
  expect(faults).toContain('many-rows@*.PaymentTransactions');
  expect(faults).toContain('null@*.Terms');
  expect(faults).not.toContain('missing@*');
});
