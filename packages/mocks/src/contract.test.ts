import type { ApiClient } from '@plinth/api-client';
import { expect, test } from 'vitest';
import { clientOf, startServer, tokenFor } from './testing/world.ts';

const mock = startServer();
const CUSTOMER = 'customer-ines';
const newCustomer = { legalName: 'Fennel Press', country: 'US', industry: 'Packaging', monthlyRevenue: '10K_50K' };
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
};

test('every method of the client is answered by a handler, and every handler is called by a method', async () => {
  const owner = clientOf(mock);
  const methods = Object.entries(owner).flatMap(([resource, calls]) =>
    Object.keys(calls).map((method) => `${resource}.${method}`),
  );
  expect(Object.keys(CALLS).toSorted()).toEqual(methods.toSorted());

  const answers: Record<string, unknown> = {};
  for (const [name, call] of Object.entries(CALLS)) answers[name] = await call(owner);
  expect(Object.entries(answers).filter(([, answer]) => answer === null || answer === undefined)).toEqual([]);

  const handlers = mock.server.listHandlers();
  expect(handlers).toHaveLength(methods.length);
  expect(handlers.filter((handler) => !('isUsed' in handler && handler.isUsed))).toEqual([]);
});
