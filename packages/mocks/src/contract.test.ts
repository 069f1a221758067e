import type { ApiClient, Notice } from '@plinth/api-client';
import { expect, test } from 'vitest';
import { clientOf, startServer, tokenFor } from './testing/world.ts';

const mock = startServer();
const CUSTOMER = 'customer-ines';
const newCustomer = { legalName: 'Fennel Press', country: 'US', industry: 'Packaging', monthlyRevenue: '10K_50K' };
const file = new Blob(['date,amount\r\n'], { type: 'text/csv' });
const newFile = { name: 'sales.csv', type: file.type, size: file.size };
const stranger = clientOf(mock, tokenFor({ uid: 'noor', email: 'noor@fennel.example', name: 'Noor Haddad' }));

/** One call of each method in an order that works; the second user goes through the onboarding. */
const CALLS: Readonly<Record<string, (owner: ApiClient) => Promise<unknown>>> = {
  'users.create': () => stranger.users.create({ providerId: 'google.com' }),
  'assumed.companyByEmail': (owner) => owner.assumed.companyByEmail('noor@fennel.example'),
  'assumed.createLead': () => stranger.assumed.createLead({ maxAmount: 10_000_000 }),
  'assumed.updateLead': async () => {
    const [lead] = await stranger.leads.list();
    return stranger.assumed.updateLead(lead!.id, { phone: '(503) 555-0100', address: '1 Mill Street' });
  },
  'assumed.createCustomer': () => stranger.assumed.createCustomer(newCustomer),
  'leads.list': (owner) => owner.leads.list(),
  'leads.onboarded': (owner) => owner.leads.onboarded('lead-ines'),
  'customers.list': (owner) => owner.customers.list(),
  'customers.leads': (owner) => owner.customers.leads(CUSTOMER),
  'contracts.list': (owner) => owner.contracts.list(CUSTOMER),
  'topups.get': (owner) => owner.topups.get(CUSTOMER),
  'banking.link': (owner) => owner.banking.link(CUSTOMER, { state: 's' }),
  'banking.linkStatus': async (owner) => {
    const { linkId } = await owner.banking.link(CUSTOMER, { state: 's', connectionId: 'connection-tidewater' });
    return owner.banking.linkStatus(CUSTOMER, linkId ?? '');
  },
  'banking.connections': (owner) => owner.banking.connections(CUSTOMER),
  'banking.accounts': (owner) => owner.banking.accounts(CUSTOMER),
  'accounting.get': (owner) => owner.accounting.get(CUSTOMER),
  'accounting.link': (owner) => owner.accounting.link(CUSTOMER, { integrationId: 'tallyhouse', state: 's' }),
  'accounting.integrations': (owner) => owner.accounting.integrations(CUSTOMER),
  'commerce.get': (owner) => owner.commerce.get(CUSTOMER),
  'commerce.link': (owner) => owner.commerce.link(CUSTOMER, { integrationId: 'cartwheel', state: 's' }),
  'commerce.all': (owner) => owner.commerce.all(CUSTOMER),
  'commerce.integrations': (owner) => owner.commerce.integrations(CUSTOMER),
  'connections.get': (owner) => owner.connections.get('banking', CUSTOMER, 'connection-tidewater'),
  'connections.remove': (owner) => owner.connections.remove('accounting', CUSTOMER, 'connection-quillbooks'),
  'virtualCards.list': (owner) => owner.virtualCards.list(CUSTOMER),
  'virtualCards.transactions': (owner) => owner.virtualCards.transactions(CUSTOMER, 'card-8804'),
  'files.signUpload': (owner) => owner.files.signUpload(newFile),
  'files.upload': async (owner) => owner.files.upload(await owner.files.signUpload(newFile), file, file.type),
  'tasks.list': (owner) => owner.tasks.list(CUSTOMER),
  'assumed.createTask': async (owner) => {
    const key = await owner.files.upload(await owner.files.signUpload(newFile), file, file.type);
    return owner.assumed.createTask(CUSTOMER, { subject: 'Sales', message: 'See the file', files: [key] });
  },
  'files.signDownload': async (owner) => owner.files.signDownload((await owner.tasks.list(CUSTOMER))[0]!.files[0]!),
  'files.download': async (owner) => {
    const [task] = await owner.tasks.list(CUSTOMER);
    return owner.files.download(await owner.files.signDownload(task!.files[0]!));
  },
  'promotions.associate': (owner) => owner.promotions.associate(CUSTOMER, 'WELCOME25'),
  'features.list': (owner) => owner.features.list({ appName: 'plinth' }),
};

test('every method of the client is answered by a handler as its schema has it, and every handler is called', async () => {
  const notices: Notice[] = [];
  const owner = clientOf(mock, { onNotice: (notice) => notices.push(notice) });
  const methods = Object.entries(owner).flatMap(([resource, calls]) =>
    Object.keys(calls).map((method) => `${resource}.${method}`),
  );
  expect(Object.keys(CALLS).toSorted()).toEqual(methods.toSorted());

  const answers: Record<string, unknown> = {};
  for (const [name, call] of Object.entries(CALLS)) answers[name] = await call(owner);
  expect(Object.entries(answers).filter(([, answer]) => answer === null || answer === undefined)).toEqual([]);
  expect(notices).toEqual([]);

  const handlers = mock.server.listHandlers();
  expect(handlers).toHaveLength(methods.length);
  expect(handlers.filter((handler) => !('isUsed' in handler && handler.isUsed))).toEqual([]);
});
