import { splitIntegrations, toApiError, type ApiClient } from '@plinth/api-client';
import { afterEach, expect, test } from 'vitest';
import { createServer, NOW } from '../node.ts';
import { clientOf, tokenFor } from '../testing/world.ts';
import { isScenarioName, OWNER_EMAIL, scenarioOf, SCENARIOS } from './registry.ts';
import type { ScenarioName } from './scenario.ts';

const CUSTOMER = 'customer-ines';
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

const leadFields = async (client: ApiClient) => {
  const [lead] = await client.leads.list();
  if (!lead) return 'none';
  const given = [lead.maxAmount, lead.phone, lead.address, lead.meetingAt, lead.customerId].map(
    (value) => value !== null,
  );
  return `${lead.status} ${given.map(Number).join('')}`;
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
] as const)('in %s the lead is %s', async (scenario, lead) => {
  await expect(leadFields(clientOf(start(scenario)))).resolves.toBe(lead);
});

test.each([
  ['bank', { contracts: 0, connections: [], linked: 0, offered: 7, accounting: false }],
  ['onboarded', { contracts: 0, connections: ['CONNECTED'], linked: 3, offered: 7, accounting: true }],
  [
    'financed',
    { contracts: 6, connections: ['CONNECTED', 'CONNECTED', 'AUTH_ERROR'], linked: 3, offered: 7, accounting: true },
  ],
  ['empty', { contracts: 0, connections: [], linked: 0, offered: 0, accounting: false }],
] as const)('in %s the customer has %j', async (scenario, expected) => {
  const client = clientOf(start(scenario));
  const [contracts, connections, accounting, books, shops] = await Promise.all([
    client.contracts.list(CUSTOMER),
    client.banking.connections(CUSTOMER),
    client.accounting.get(CUSTOMER),
    client.accounting.integrations(CUSTOMER),
    client.commerce.integrations(CUSTOMER),
  ]);
  expect({
    contracts: contracts.length,
    connections: connections.map(({ status }) => status),
    linked: [...books, ...shops].filter(({ linked }) => linked).length,
    offered: books.length + shops.length,
    accounting: accounting !== null,
  }).toEqual(expected);
});

test('the banks of the financed business are as drawn', async () => {
  const client = clientOf(start('financed'));
  const connections = await client.banking.connections(CUSTOMER);
  expect(
    connections.map(({ institution, status, Accounts, lastReadAt, statusChangedAt }) => [
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

test('what the financed business links, can link and began to link is told apart, and one shop asks for a new sign-in', async () => {
  const client = clientOf(start('financed'));
  const { linked, available, awaiting } = splitIntegrations(await client.commerce.integrations(CUSTOMER));
  expect([linked.map(({ id }) => id), available.map(({ id }) => id), awaiting?.id]).toEqual([
    ['shopfront', 'tillpoint'],
    ['cartwheel'],
    'bazaar-lane',
  ]);
  const shops = await client.commerce.get(CUSTOMER);
  expect(shops.map(({ integrationId, status }) => `${integrationId} ${status}`)).toEqual([
    'shopfront CONNECTED',
    'tillpoint AUTH_ERROR',
  ]);
  await expect(client.accounting.get(CUSTOMER)).resolves.toMatchObject({
    integrationId: 'quillbooks',
    company: { name: 'Harrow & Vine Provisions LLC' },
  });
});

test('many has 10,000 payment transactions whose sums hold', async () => {
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

test('the financed business is Harrow & Vine Provisions of Ines Calloway', async () => {
  const client = clientOf(start('financed'));
  await expect(client.customers.list()).resolves.toMatchObject([
    { id: CUSTOMER, tradingName: 'Harrow & Vine Provisions' },
  ]);
  await expect(client.assumed.companyByEmail(OWNER_EMAIL.toUpperCase())).resolves.toMatchObject({
    fullName: 'Ines Calloway',
    loginProvider: 'email',
  });
});

test('without a chosen scenario the owner is financed and everybody else is new', async () => {
  const mock = start();
  await expect(leadFields(clientOf(mock))).resolves.toBe('ONBOARDED 11111');
  await expect(leadFields(clientOf(mock, tokenFor({ uid: 'noor', email: 'new@plinth.test' })))).resolves.toBe('none');
});

test('a scenario is found by its own name and no other text', () => {
  for (const [name, scenario] of Object.entries(SCENARIOS)) {
    expect(scenario.name).toBe(name);
    expect(isScenarioName(name)).toBe(true);
    expect(scenarioOf(scenario.name, 'anyone@plinth.test')).toBe(scenario);
  }
  for (const text of [null, '', 'toString', '__proto__', 'Financed']) expect(isScenarioName(text)).toBe(false);
});

test('in expired the first token is refused until a newer one comes', async () => {
  const mock = start('expired');
  const first = tokenFor();
  await expect(clientOf(mock, first).leads.list()).rejects.toMatchObject({ status: 401 });
  const newer = tokenFor({ issuedAt: Date.parse('2026-11-19T17:41:30Z') / 1_000 });
  await expect(clientOf(mock, first, newer).leads.list()).resolves.toHaveLength(1);
  await expect(clientOf(mock, first).leads.list()).rejects.toMatchObject({ status: 401 });
});

test('slow answers as financed does and waits in no handler', async () => {
  expect(SCENARIOS.slow).toEqual({ ...SCENARIOS.financed, name: 'slow', isSlow: true });
});

test('in errors each call fails in its own way', async () => {
  const client = clientOf(start('errors'));
  const failure = async (call: Promise<unknown>) => {
    const error = toApiError(await call.catch((thrown: unknown) => thrown));
    return 'status' in error ? `${error.code} ${String(error.status)}` : error.code;
  };
  const objects = 'http://localhost/v1/files/objects';
  const begin = { integrationId: 'cartwheel', state: 's' };
  const customer = { legalName: 'a', country: 'US', industry: 'b', monthlyRevenue: 'c' };
  await expect(
    Promise.all([
      failure(client.users.create({ providerId: 'password' })),
      failure(client.assumed.companyByEmail('a@b.example')),
      failure(client.assumed.createLead({ maxAmount: 1 })),
      failure(client.assumed.updateLead('lead-ines', { phone: '1' })),
      failure(client.leads.onboarded('lead-ines')),
      failure(client.assumed.createCustomer(customer)),
      failure(client.customers.leads(CUSTOMER)),
      failure(client.contracts.list(CUSTOMER)),
      failure(client.topups.get(CUSTOMER)),
      failure(client.banking.link(CUSTOMER, { state: 's' })),
      failure(client.banking.linkStatus(CUSTOMER, '1')),
      failure(client.banking.connections(CUSTOMER)),
      failure(client.banking.accounts(CUSTOMER)),
      failure(client.accounting.get(CUSTOMER)),
      failure(client.accounting.link(CUSTOMER, begin)),
      failure(client.accounting.integrations(CUSTOMER)),
      failure(client.commerce.get(CUSTOMER)),
      failure(client.commerce.link(CUSTOMER, begin)),
      failure(client.commerce.all(CUSTOMER)),
      failure(client.commerce.integrations(CUSTOMER)),
      failure(client.connections.get('banking', CUSTOMER, 'connection-larkfield')),
      failure(client.connections.remove('banking', CUSTOMER, 'connection-larkfield')),
      failure(client.virtualCards.list(CUSTOMER)),
      failure(client.virtualCards.transactions(CUSTOMER, 'card-8804')),
      failure(client.tasks.list(CUSTOMER)),
      failure(client.assumed.createTask(CUSTOMER, { subject: 'a', message: 'b', files: [] })),
      failure(client.files.signDownload('tickets/customer-ines/given/terminal-lease.pdf')),
      failure(client.files.signUpload({ name: 'a.pdf', type: 'application/pdf', size: 1 })),
      failure(client.files.download({ url: objects, expiresAt: null })),
      failure(client.files.upload({ url: objects, expiresAt: null, key: 'k' }, new Blob(['a']), 'text/csv')),
      failure(client.promotions.associate(CUSTOMER, 'WELCOME25')),
      failure(client.features.list()),
    ]),
  ).resolves.toEqual([
    'http 409',
    'http 500',
    'http 429',
    'http 422',
    'http 409',
    'network',
    'http 502',
    'schema',
    'http 500',
    'http 403',
    'http 404',
    'network',
    'schema',
    'schema',
    'http 500',
    'schema',
    'http 504',
    'http 400',
    'http 429',
    'schema',
    'http 500',
    'http 409',
    'schema',
    'schema',
    'schema',
    'http 503',
    'http 403',
    'http 507',
    'network',
    'http 502',
    'http 410',
    'http 401',
  ]);
});

test('in errors the leads come on the second try of the client and the customers on a retry by hand', async () => {
  const client = clientOf(start('errors'));
  await expect(client.leads.list()).resolves.toHaveLength(1);
  await expect(client.customers.list()).rejects.toMatchObject({ status: 500, message: 'Customers are unavailable' });
  await expect(client.customers.list()).resolves.toHaveLength(1);
});

test('in errors no call of the provider is left out', () => {
  expect(Object.keys(SCENARIOS.errors.overrides ?? {})).toHaveLength(start('errors').server.listHandlers().length);
});

test('in errors the topup failure carries the body of the provider', async () => {
  await expect(clientOf(start('errors')).topups.get(CUSTOMER)).rejects.toMatchObject({
    body: { message: 'The limit is under review', code: 'TOPUP_UNDER_REVIEW' },
  });
});

test.each([
  ['2026-11-19T17:42:00Z', '2026-11-23T18:30:00.000Z'],
  ['2026-11-20T23:59:00Z', '2026-11-23T18:30:00.000Z'],
  ['2026-11-23T00:00:00Z', '2026-11-25T18:30:00.000Z'],
])('the meeting that is booked at %s is on a working day', async (now, meetingAt) => {
  const mock = createServer({ scenario: 'company', clock: () => new Date(now) });
  mock.server.listen({ onUnhandledFrame: 'error' });
  running.push(mock.server);
  const token = tokenFor({ issuedAt: Date.parse(now) / 1_000 - 60 });
  await expect(clientOf(mock, token).leads.list()).resolves.toMatchObject([{ meetingAt }]);
});
