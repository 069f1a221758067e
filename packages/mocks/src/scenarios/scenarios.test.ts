import { toApiError, type ApiClient } from '@plinth/api-client';
import type { Declaration } from '@plinth/api-client/call';
import { invoke, resources } from '@plinth/api-client/registry';
import { splitIntegrations } from '@plinth/api-client/resources/integration';
import { afterEach, expect, test } from 'vitest';
import { sampleInputOf } from '#engine/call-handler.ts';
import { callHandlers } from '../handlers.ts';
import { createServer, NOW } from '../node.ts';
import { clientOf, tokenFor } from '../testing/world.ts';
import { isScenarioName, OWNER_EMAIL, scenarioOf, SCENARIOS, type ScenarioName } from './scenarios.ts';

const CUSTOMER = 'customer-ines';
const { users, leads, customers, contracts, topups, banking, accounting, commerce, files } = resources;
const { connections, virtualCards, tasks, promotions, features } = resources;
const running: { close: () => void }[] = [];

function start(scenario?: ScenarioName) {
  const mock = createServer({ scenario });
  mock.server.listen({ onUnhandledFrame: 'error' });
  running.push(mock.server);
  return mock;
}
afterEach(() => {
  for (const server of running.splice(0)) server.close();
});

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => error,
  );

const leadFields = async (client: ApiClient) => {
  const [lead] = await client.leads.list();
  if (!lead) return 'none';
  const fields = [lead.maxAmount, lead.phone, lead.address, lead.meetingAt, lead.customerId].map(
    (value) => value !== null,
  );
  return `${lead.status} ${fields.map(Number).join('')}`;
};

test.each([
  ['new', 'none'],
  ['amount', 'ONBOARDING 00000'],
  ['time', 'ONBOARDING 11000'],
  ['company', 'ONBOARDING 11110'],
  ['unclaimed', 'ONBOARDING 11110'],
  ['bank', 'ONBOARDING 11111'],
  ['onboarded', 'ONBOARDED 11111'],
  ['financed', 'ONBOARDED 11111'],
  ['empty', 'ONBOARDED 11111'],
] as const)('in %s, seeds the lead %s', async (scenario, lead) => {
  await expect(leadFields(clientOf(start(scenario)))).resolves.toBe(lead);
});

test.each([
  ['bank', { contracts: 0, connections: [], linked: 0, catalogSize: 7, accounting: false }],
  ['onboarded', { contracts: 0, connections: ['CONNECTED'], linked: 3, catalogSize: 7, accounting: true }],
  [
    'financed',
    {
      contracts: 6,
      connections: ['CONNECTED', 'CONNECTED', 'AUTH_ERROR'],
      linked: 3,
      catalogSize: 7,
      accounting: true,
    },
  ],
  ['empty', { contracts: 0, connections: [], linked: 0, catalogSize: 0, accounting: false }],
] as const)('in %s, seeds the customer with %j', async (scenario, expected) => {
  const client = clientOf(start(scenario));
  const [contracts, connections, accounting, accountingPlatforms, shops] = await Promise.all([
    client.contracts.list(CUSTOMER),
    client.banking.connections(CUSTOMER),
    client.accounting.get(CUSTOMER),
    client.accounting.integrations(CUSTOMER),
    client.commerce.integrations(CUSTOMER),
  ]);
  expect({
    contracts: contracts.length,
    connections: connections.map(({ status }) => status),
    linked: [...accountingPlatforms, ...shops].filter(({ linked }) => linked).length,
    catalogSize: accountingPlatforms.length + shops.length,
    accounting: accounting !== null,
  }).toEqual(expected);
});

test('seeds the banks of the design for the financed business', async () => {
  const client = clientOf(start('financed'));
  const banks = await client.banking.connections(CUSTOMER);
  expect(
    banks.map(({ institution, status, Accounts, lastReadAt, statusChangedAt }) => [
      institution,
      status,
      Accounts.map(({ subtype, mask }) => `${subtype} ${mask}`),
      status === 'AUTH_ERROR' ? statusChangedAt!.slice(0, 10) : lastReadAt,
    ]),
  ).toEqual([
    ['Larkfield Bank', 'CONNECTED', ['checking 4417', 'checking 4425', 'savings 9031'], '2026-11-19T17:40:00.000Z'],
    ['Northgate Business Bank', 'CONNECTED', ['checking 7703'], '2026-11-19T17:38:00.000Z'],
    ['Tidewater Credit Union', 'AUTH_ERROR', ['checking 0926'], '2026-11-17'],
  ]);
  const accounts = await client.banking.accounts(CUSTOMER);
  expect(accounts.map(({ mask, ProviderConnection }) => `${mask} ${ProviderConnection.status}`)).toEqual([
    '4417 CONNECTED',
    '4425 CONNECTED',
    '9031 CONNECTED',
    '7703 CONNECTED',
    '0926 AUTH_ERROR',
  ]);
});

test('seeds linked, available and unfinished shops for the financed business, one of which needs a new sign-in', async () => {
  const client = clientOf(start('financed'));
  const { linked, available, awaiting } = splitIntegrations(await client.commerce.integrations(CUSTOMER));
  expect([linked.map(({ id }) => id), available.map(({ id }) => id), awaiting?.id]).toEqual([
    ['shopfront', 'tillpoint'],
    ['cartwheel'],
    'bazaar-lane',
  ]);
  const shops = await client.commerce.shops(CUSTOMER);
  expect(shops.map(({ integrationId, status }) => `${integrationId} ${status}`)).toEqual([
    'shopfront CONNECTED',
    'tillpoint AUTH_ERROR',
  ]);
  await expect(client.accounting.get(CUSTOMER)).resolves.toMatchObject({
    integrationId: 'quillbooks',
    company: { name: 'Harrow & Vine Provisions LLC' },
  });
});

test('returns 10,000 consistent payment transactions in many', async () => {
  const contracts = await clientOf(start('many')).contracts.list(CUSTOMER);
  const transactions = contracts.flatMap(({ PaymentTransactions }) => PaymentTransactions);
  expect(transactions).toHaveLength(10_000);
  expect(new Set(transactions.map(({ id }) => id)).size).toBe(10_000);
  for (const { CollectedAmount, PaymentTransactions } of contracts) {
    const collected = PaymentTransactions.filter(({ paymentType }) => paymentType === 'COLLECTION');
    expect(collected.reduce((sum, { amount }) => sum + amount, 0)).toBe(CollectedAmount);
  }
  expect(transactions.filter(({ createdAt }) => Date.parse(createdAt) > NOW.getTime())).toEqual([]);
});

test('seeds Harrow & Vine Provisions of Ines Calloway as the financed business', async () => {
  const client = clientOf(start('financed'));
  await expect(client.customers.list()).resolves.toMatchObject([
    { id: CUSTOMER, tradingName: 'Harrow & Vine Provisions' },
  ]);
  await expect(client.users.findByEmail({ email: OWNER_EMAIL.toUpperCase() })).resolves.toMatchObject({
    fullName: 'Ines Calloway',
    loginProvider: 'email',
  });
});

test('defaults to financed for the owner and new for every other user', async () => {
  const mock = start();
  await expect(leadFields(clientOf(mock))).resolves.toBe('ONBOARDED 11111');
  await expect(leadFields(clientOf(mock, tokenFor({ uid: 'noor', email: 'new@plinth.test' })))).resolves.toBe('none');
});

test('recognizes the names of scenarios only', () => {
  for (const [name, scenario] of Object.entries(SCENARIOS)) {
    expect(scenario.name).toBe(name);
    expect(isScenarioName(name)).toBe(true);
    expect(scenarioOf(scenario.name, 'anyone@plinth.test')).toBe(scenario);
  }
  for (const text of [null, '', 'toString', '__proto__', 'Financed']) expect(isScenarioName(text)).toBe(false);
});

test('refuses the first token in expired until a newer one is sent', async () => {
  const mock = start('expired');
  const first = tokenFor();
  await expect(clientOf(mock, first).leads.list()).rejects.toMatchObject({ status: 401 });
  const newer = tokenFor({ issuedAt: Date.parse('2026-11-19T17:41:30Z') / 1_000 });
  await expect(clientOf(mock, first, newer).leads.list()).resolves.toHaveLength(1);
  await expect(clientOf(mock, first).leads.list()).rejects.toMatchObject({ status: 401 });
});

test('seeds slow as financed, without a delay in the handlers', async () => {
  expect(SCENARIOS.slow).toEqual({ ...SCENARIOS.financed, name: 'slow', isSlow: true });
});

test.each(
  (
    [
      [users.create, 'http 409'],
      [users.findByEmail, 'http 500'],
      [leads.create, 'http 429'],
      [leads.update, 'http 422'],
      [leads.completeOnboarding, 'http 409'],
      [customers.create, 'network'],
      [customers.leads, 'http 502'],
      [contracts.list, 'schema'],
      [topups.get, 'http 500'],
      [banking.link, 'http 403'],
      [banking.linkStatus, 'http 404'],
      [banking.connections, 'network'],
      [banking.accounts, 'schema'],
      [accounting.get, 'schema'],
      [accounting.link, 'http 500'],
      [accounting.integrations, 'schema'],
      [commerce.shops, 'http 504'],
      [commerce.link, 'http 400'],
      [commerce.platforms, 'http 429'],
      [commerce.integrations, 'schema'],
      [connections.get, 'http 500'],
      [connections.remove, 'http 409'],
      [virtualCards.list, 'schema'],
      [virtualCards.transactions, 'schema'],
      [tasks.list, 'schema'],
      [tasks.create, 'http 503'],
      [files.signDownload, 'http 403'],
      [files.signUpload, 'http 507'],
      [files.download, 'network'],
      [files.upload, 'http 502'],
      [promotions.associate, 'http 410'],
      [features.list, 'http 401'],
    ] as [Declaration, string][]
  ).map(([declaration, expected]) => ({ name: declaration.name, declaration, expected })),
)('in errors, $name fails with $expected', async ({ declaration, expected }) => {
  const handler = callHandlers.find((candidate) => candidate.declaration === declaration)!;
  const input = await sampleInputOf(handler, clientOf(start(handler.scenario)));
  for (const server of running.splice(0)) server.close();
  const error = toApiError(await failureOf(invoke(clientOf(start('errors')), declaration, input)));
  expect('status' in error ? `${error.code} ${String(error.status)}` : error.code).toBe(expected);
});

test('fails every call in errors, also without an override', async () => {
  const succeeding: string[] = [];
  const startupCalls: readonly Declaration[] = [leads.list, customers.list];
  for (const handler of callHandlers.filter(({ declaration }) => !startupCalls.includes(declaration))) {
    const input = await sampleInputOf(handler, clientOf(start(handler.scenario)));
    for (const server of running.splice(0)) server.close();
    const error = await failureOf(invoke(clientOf(start('errors')), handler.declaration, input));
    if (error === null) succeeding.push(handler.declaration.name);
    for (const server of running.splice(0)) server.close();
  }
  expect(succeeding).toEqual([]);
});

test('returns in errors the leads on the client’s retry and the customers on the user’s', async () => {
  const client = clientOf(start('errors'));
  await expect(client.leads.list()).resolves.toHaveLength(1);
  await expect(client.customers.list()).rejects.toMatchObject({ status: 500, message: 'Customers are unavailable' });
  await expect(client.customers.list()).resolves.toHaveLength(1);
});

test('returns in errors the body of the topup failure', async () => {
  await expect(clientOf(start('errors')).topups.get(CUSTOMER)).rejects.toMatchObject({
    body: { message: 'The limit is under review', code: 'TOPUP_UNDER_REVIEW' },
  });
});

test.each([
  ['2026-11-19T17:42:00Z', '2026-11-23T18:30:00.000Z'],
  ['2026-11-20T23:59:00Z', '2026-11-23T18:30:00.000Z'],
  ['2026-11-23T00:00:00Z', '2026-11-25T18:30:00.000Z'],
])('at %s, books a meeting on the working day %s', async (now, meetingAt) => {
  const mock = createServer({ scenario: 'company', clock: () => new Date(now) });
  mock.server.listen({ onUnhandledFrame: 'error' });
  running.push(mock.server);
  const token = tokenFor({ issuedAt: Date.parse(now) / 1_000 - 60 });
  await expect(clientOf(mock, token).leads.list()).resolves.toMatchObject([{ meetingAt }]);
});
