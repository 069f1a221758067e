import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import type { ApiClient } from '../client.ts';
import {
  accountingInformation,
  bankAccount,
  bankConnection,
  card,
  cardTransaction,
  company,
  connection,
  contract,
  customer,
  downloadGrant,
  integration,
  lead,
  platform,
  promotion,
  shop,
  task,
  toggle,
  topup,
  uploadGrant,
} from '../testing/samples.ts';
import { createTestClient, startProvider } from '../testing/provider.ts';

interface Row {
  readonly name: string;
  readonly call: (client: ApiClient) => Promise<unknown>;
  /** Method and address below the base, with the query. */
  readonly request: string;
  readonly body?: object;
  /** A complete answer; it is given back as it is. */
  readonly answer: unknown;
  /** What the method makes of it, where that is not the answer itself. */
  readonly gives?: unknown;
  /** Paths that fail when they are missing; each is checked. */
  readonly required: readonly string[];
  /** Paths of names that may be unknown. */
  readonly open?: readonly string[];
}

const leadFields = ['id', 'status', 'maxAmount', 'created'];
const include = 'Terms%2CFees%2CLead%2CPayments%2CPaymentTransactions%2CCollectionRequests%2CESignContracts';
const newCustomer = { legalName: 'Harrow & Vine', country: 'US', industry: 'food', monthlyRevenue: '100K_250K' };
const newTask = { subject: 'Top-up', message: 'For the season', files: ['tickets/c-1/1/statement.pdf'] };
const newFile = { name: 'statement.pdf', type: 'application/pdf', size: 2_048 };
/** Not calls of the API: the bytes go to a signed address (see transfer.test.ts). */
const TRANSFERS = ['files.upload', 'files.download'];
const begin = { integrationId: 'quill', state: 'st' };
const inFirst = (fields: readonly string[]) => fields.map((field) => `0.${field}`);

const ROWS: readonly Row[] = [
  {
    name: 'users.create',
    call: (client) => client.users.create({ providerId: 'google.com' }),
    request: 'POST /users/firebase',
    body: { providerId: 'google.com' },
    answer: company,
    required: ['fullName', 'email', 'loginProvider'],
    open: ['loginProvider'],
  },
  {
    name: 'leads.list',
    call: (client) => client.leads.list(),
    request: 'GET /financing/leads',
    answer: [lead],
    required: inFirst(leadFields),
    open: ['0.status'],
  },
  {
    name: 'leads.onboarded',
    call: (client) => client.leads.onboarded('l-1'),
    request: 'GET /financing/leads/l-1/onboarded',
    answer: lead,
    required: leadFields,
  },
  {
    name: 'customers.list',
    call: (client) => client.customers.list(),
    request: 'GET /customers',
    answer: [customer],
    required: inFirst(['id', 'contracts', 'contracts.0.status']),
  },
  {
    name: 'customers.leads',
    call: (client) => client.customers.leads('c-1'),
    request: 'GET /financing/customers/c-1/leads',
    answer: [lead],
    required: inFirst(leadFields),
  },
  {
    name: 'contracts.list',
    call: (client) => client.contracts.list('c-1'),
    request: `GET /financing/customers/c-1/contracts?include=${include}`,
    answer: [contract],
    required: inFirst([
      'id',
      'status',
      'approvedAt',
      'createdAt',
      'CollectedAmount',
      'Terms',
      'Terms.fundedAmount',
      'Terms.repayAmount',
      'Terms.weeklyAmount',
      'Fees',
      'Fees.0.amount',
      'Payments',
      'Payments.0.dueAt',
      'Payments.0.amount',
      'PaymentTransactions',
      'PaymentTransactions.0.createdAt',
      'PaymentTransactions.0.amount',
      'PaymentTransactions.0.transactionId',
      'PaymentTransactions.0.status',
      'PaymentTransactions.0.paymentType',
      'PaymentTransactions.0.CollectionRequest.description',
      'CollectionRequests',
      'CollectionRequests.0.IncomeTransactions.0.amount',
      'ESignContracts',
    ]),
    open: inFirst(['status', 'Payments.0.status', 'PaymentTransactions.0.paymentType', 'ESignContracts.0.status']),
  },
  {
    name: 'topups.get',
    call: (client) => client.topups.get('c-1'),
    request: 'GET /financing/customers/c-1/topups',
    answer: topup,
    required: ['maxAvailable', 'owed', 'inProgressAmount'],
  },
  {
    name: 'banking.link',
    call: (client) => client.banking.link('c-1', { state: 'st', connectionId: 'b-1' }),
    request: 'GET /data/banking/customers/c-1/link?state=st&connectionId=b-1',
    answer: { url: 'https://bank.example/link', linkId: 'k-1' },
    required: ['url'],
  },
  {
    name: 'banking.linkStatus',
    call: (client) => client.banking.linkStatus('c-1', 'k-1'),
    request: 'GET /data/banking/customers/c-1/link/k-1',
    answer: { id: 'k-1', status: 'COMPLETED', connectionId: 'b-1' },
    required: ['id', 'status'],
    open: ['status'],
  },
  {
    name: 'banking.connections',
    call: (client) => client.banking.connections('c-1'),
    request: 'GET /data/banking/customers/c-1/connections',
    answer: [bankConnection],
    required: inFirst(['id', 'institution', 'status', 'Accounts', 'Accounts.0.id', 'Accounts.0.subtype']),
    open: inFirst(['status', 'Accounts.0.subtype']),
  },
  {
    name: 'banking.accounts',
    call: (client) => client.banking.accounts('c-1'),
    request: 'GET /data/banking/customers/c-1/accounts',
    answer: [bankAccount],
    required: inFirst(['id', 'subtype', 'institution', 'ProviderConnection', 'ProviderConnection.status']),
    open: inFirst(['ProviderConnection.status']),
  },
  {
    name: 'accounting.get',
    call: (client) => client.accounting.get('c-1'),
    request: 'GET /data/accounting/customers/c-1',
    answer: accountingInformation,
    required: ['integrationId', 'status', 'linkedAt', 'company.name'],
    open: ['status'],
  },
  {
    name: 'accounting.link',
    call: (client) => client.accounting.link('c-1', begin),
    request: 'POST /data/accounting/customers/c-1',
    body: begin,
    answer: integration,
    required: ['id', 'name', 'linked'],
  },
  {
    name: 'accounting.integrations',
    call: (client) => client.accounting.integrations('c-1'),
    request: 'GET /data/accounting/customers/c-1/integrations',
    answer: [integration],
    required: inFirst(['id', 'name', 'linked']),
  },
  {
    name: 'commerce.get',
    call: (client) => client.commerce.get('c-1'),
    request: 'GET /data/commerce/customers/c-1',
    answer: [shop],
    required: inFirst(['id', 'integrationId', 'name', 'status', 'linkedAt']),
    open: ['0.status'],
  },
  {
    name: 'commerce.link',
    call: (client) => client.commerce.link('c-1', begin),
    request: 'POST /data/commerce/customers/c-1',
    body: begin,
    answer: integration,
    required: ['id', 'name', 'linked'],
  },
  {
    name: 'commerce.all',
    call: (client) => client.commerce.all('c-1'),
    request: 'GET /data/commerce/customers/c-1/all',
    answer: [platform],
    required: inFirst(['id', 'name', 'kind']),
    open: ['0.kind'],
  },
  {
    name: 'commerce.integrations',
    call: (client) => client.commerce.integrations('c-1'),
    request: 'GET /data/commerce/customers/c-1/integrations',
    answer: [integration],
    required: inFirst(['id', 'name', 'linked']),
  },
  {
    name: 'connections.get',
    call: (client) => client.connections.get('banking', 'c-1', 'n-1'),
    request: 'GET /data/banking/customers/c-1/connections/n-1',
    answer: connection,
    required: ['id', 'status', 'institution'],
    open: ['status'],
  },
  {
    name: 'connections.remove',
    call: (client) => client.connections.remove('commerce', 'c-1', 'n-1'),
    request: 'DELETE /data/commerce/customers/c-1/connections/n-1',
    answer: connection,
    required: ['id', 'status', 'institution'],
  },
  {
    name: 'virtualCards.list',
    call: (client) => client.virtualCards.list('c-1'),
    request: 'GET /data/virtual-cards/customers/c-1/virtual-cards',
    answer: [card],
    required: inFirst(['id', 'transactions', 'transactions.0.id', 'transactions.0.createdAt', 'transactions.0.amount']),
    open: inFirst(['status', 'transactions.0.status']),
  },
  {
    name: 'virtualCards.transactions',
    call: (client) => client.virtualCards.transactions('c-1', 'v-1'),
    request: 'GET /data/virtual-cards/customers/c-1/virtual-cards/v-1/transactions',
    answer: [cardTransaction],
    required: inFirst(['id', 'createdAt', 'amount']),
    open: inFirst(['type', 'status']),
  },
  {
    name: 'tasks.list',
    call: (client) => client.tasks.list('c-1'),
    request: 'GET /tasks/customers/c-1',
    answer: [task],
    required: inFirst(['id', 'createdAt', 'files']),
    open: ['0.status'],
  },
  {
    name: 'files.signUpload',
    call: (client) => client.files.signUpload(newFile),
    request: 'POST /files/signedurl',
    body: newFile,
    answer: uploadGrant,
    required: ['url', 'key'],
  },
  {
    name: 'files.signDownload',
    call: (client) => client.files.signDownload('tickets/c-1/1/a&b.pdf'),
    request: 'GET /files/signedurl?key=tickets%2Fc-1%2F1%2Fa%26b.pdf',
    answer: downloadGrant,
    required: ['url'],
  },
  {
    name: 'promotions.associate',
    call: (client) => client.promotions.associate('c-1', '50% OFF'),
    request: 'POST /promotions/customers/c-1/50%25%20OFF/associate',
    answer: promotion,
    required: ['code'],
  },
  {
    name: 'features.list',
    call: (client) => client.features.list({ appName: 'plinth', userId: 'u-1' }),
    request: 'GET /features/proxy?appName=plinth&userId=u-1',
    answer: { toggles: [toggle] },
    gives: [toggle],
    required: ['toggles', 'toggles.0.name', 'toggles.0.enabled', 'toggles.0.variant.name', 'toggles.0.variant.enabled'],
  },
  {
    name: 'assumed.createLead',
    call: (client) => client.assumed.createLead({ maxAmount: 25_000_000, phone: '1' }),
    request: 'POST /financing/leads',
    body: { maxAmount: 25_000_000, phone: '1' },
    answer: lead,
    required: leadFields,
  },
  {
    name: 'assumed.updateLead',
    call: (client) => client.assumed.updateLead('l-1', { meetingAt: '2026-11-24T17:30:00Z' }),
    request: 'PATCH /financing/leads/l-1',
    body: { meetingAt: '2026-11-24T17:30:00Z' },
    answer: lead,
    required: leadFields,
  },
  {
    name: 'assumed.createCustomer',
    call: (client) => client.assumed.createCustomer(newCustomer),
    request: 'POST /customers',
    body: newCustomer,
    answer: customer,
    required: ['id', 'contracts'],
  },
  {
    name: 'assumed.createTask',
    call: (client) => client.assumed.createTask('c-1', newTask),
    request: 'POST /tasks/customers/c-1',
    body: newTask,
    answer: task,
    required: ['id', 'createdAt', 'files'],
  },
  {
    name: 'assumed.companyByEmail',
    call: (client) => client.assumed.companyByEmail('a+b@c.example'),
    request: 'GET /users?email=a%2Bb%40c.example',
    answer: company,
    required: ['fullName', 'email', 'loginProvider'],
  },
];

const provider = startProvider();

/** A copy of the answer in which the value at the path is removed, or replaced. */
function without(answer: unknown, at: string, value?: string): unknown {
  const copy: unknown = structuredClone(answer);
  const keys = at.split('.');
  const last = keys.pop() ?? '';
  const owner = keys.reduce<unknown>((node, key) => Reflect.get(Object(node), key), copy);
  if (value === undefined) Reflect.deleteProperty(Object(owner), last);
  else Reflect.set(Object(owner), last, value);
  return copy;
}

test('every method of the client is in the table', () => {
  const { client } = createTestClient();
  const methods = Object.entries(client).flatMap(([resource, calls]) =>
    Object.keys(calls).map((method) => `${resource}.${method}`),
  );
  expect([...TRANSFERS, ...ROWS.map(({ name }) => name)].toSorted()).toEqual(methods.toSorted());
});

test.each(ROWS)('$name sends $request and gives the whole answer', async ({ call, request, body, answer, gives = answer }) => {
  provider.answers(() => HttpResponse.json(Object(answer)));
  const { client, notices } = createTestClient();
  await expect(call(client)).resolves.toEqual(gives);
  const [seen] = provider.seen;
  expect(`${seen!.method} ${seen!.url.pathname.replace('/v1', '')}${seen!.url.search}`).toBe(request);
  expect(seen!.body === '' ? undefined : JSON.parse(seen!.body)).toEqual(body);
  expect(notices).toEqual([]);
});

test.each(ROWS.flatMap((row) => row.required.map((at) => ({ ...row, at }))))(
  '$name fails at $at when it is missing',
  async ({ call, answer, at }) => {
    provider.answers(() => HttpResponse.json(Object(without(answer, at))));
    await expect(call(createTestClient().client)).rejects.toMatchObject({ code: 'schema', path: at });
  },
);

test.each(ROWS.flatMap((row) => (row.open ?? []).map((at) => ({ ...row, at }))))(
  '$name passes an unknown name at $at and tells it',
  async ({ call, answer, at }) => {
    const odd = without(answer, at, 'NEW_ONE');
    provider.answers(() => HttpResponse.json(Object(odd)));
    const { client, notices } = createTestClient();
    await expect(call(client)).resolves.toEqual(odd);
    expect(notices).toMatchObject([{ kind: 'unknown-member', path: at.replaceAll(/\b0\b/g, '*'), value: 'NEW_ONE' }]);
  },
);

test.each(ROWS)('$name refuses an answer of another root', async ({ call, answer }) => {
  provider.answers(() => (Array.isArray(answer) ? HttpResponse.json({ data: answer }) : HttpResponse.json([answer])));
  await expect(call(createTestClient().client)).rejects.toMatchObject({ code: 'schema' });
});

test('a company record that does not exist is null', async () => {
  provider.answers(() => HttpResponse.json({ message: 'Not found' }, { status: 404 }));
  await expect(createTestClient().client.assumed.companyByEmail('new@plinth.test')).resolves.toBeNull();
});

test.each(['javascript:alert(1)', 'file:///etc/passwd', '/relative', '//', ''])('the signed address %j is refused', async (url) => {
  provider.answers(() => HttpResponse.json({ ...uploadGrant, url }));
  const { client } = createTestClient();
  await expect(client.files.signUpload(newFile)).rejects.toMatchObject({ code: 'schema', path: 'url' });
  await expect(client.files.signDownload('k')).rejects.toMatchObject({ code: 'schema', path: 'url' });
});

test('a removed connection and an associated code may be answered with nothing', async () => {
  provider.answers(() => new HttpResponse(null, { status: 204 }));
  const { client } = createTestClient();
  await expect(client.connections.remove('banking', 'c-1', 'n-1')).resolves.toBeNull();
  await expect(client.promotions.associate('c-1', 'WELCOME25')).resolves.toBeNull();
});

test('a code goes over under the key of its action, whatever the number of tries', async () => {
  provider.answers((_request, index) => (index === 0 ? HttpResponse.error() : HttpResponse.json(promotion)));
  const { client } = createTestClient();
  const again = { idempotencyKey: 'promo-1' };
  await expect(client.promotions.associate('c-1', 'WELCOME25', again)).rejects.toMatchObject({ code: 'network' });
  await client.promotions.associate('c-1', 'WELCOME25', again);
  expect(provider.seen.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['promo-1', 'promo-1']);
});
