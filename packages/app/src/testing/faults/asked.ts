import type { ApiClient, Integration } from '@plinth/api-client';
import { ApiError } from '@plinth/api-client/errors';
import type { CallName, ScenarioName } from '@plinth/mocks';
import { CARD, NEWCOMER, USER } from './people.ts';

/** A call as the client makes it. */
interface Asked {
  /** In which it goes well. */
  readonly scenario: ScenarioName;
  /** Makes it, after what it needs; of these calls it is the last. */
  readonly ask: (client: ApiClient) => Promise<unknown>;
}

const { uid, customerId } = USER;
const LEAD = `lead-${uid}`;
const SHEET = new Blob(['date,amount\r\n'], { type: 'text/csv' });
const COMPANY = { legalName: 'Fennel Press', country: 'US', industry: 'Packaging', monthlyRevenue: '10K_50K' };

const financed = (ask: Asked['ask']): Asked => ({ scenario: 'financed', ask });
/** A link without a page to go to is none. */
const pageOf = async (link: Promise<Integration>): Promise<string> => {
  const { linkUrl } = await link;
  if (linkUrl === null) throw new ApiError('schema', 'There is no page to go to');
  return linkUrl;
};
const signed = (client: ApiClient) =>
  client.files.signUpload({ name: 'sales.csv', type: SHEET.type, size: SHEET.size });
const stored = async (client: ApiClient) => {
  const [first] = (await client.tasks.list(customerId)).flatMap(({ files }) => files);
  return client.files.signDownload(first ?? '');
};

/** How the client makes every call of the provider. */
export const ASKED: Readonly<Record<CallName, Asked>> = {
  'POST /users/firebase': financed((client) => client.users.create({ providerId: 'password' })),
  // Signing up asks for a company that is not there.
  'GET /users': financed((client) => client.assumed.companyByEmail(NEWCOMER.email ?? '')),
  'GET /financing/leads': financed((client) => client.leads.list()),
  'POST /financing/leads': { scenario: 'new', ask: (client) => client.assumed.createLead({ maxAmount: 10_000_000 }) },
  'PATCH /financing/leads/:leadId': {
    scenario: 'time',
    ask: (client) => client.assumed.updateLead(LEAD, { maxAmount: 10_000_000, address: '1 Mill Street' }),
  },
  'GET /financing/leads/:leadId/onboarded': { scenario: 'bank', ask: (client) => client.leads.onboarded(LEAD) },
  'GET /customers': financed((client) => client.customers.list()),
  'POST /customers': { scenario: 'company', ask: (client) => client.assumed.createCustomer(COMPANY) },
  'GET /financing/customers/:customerId/leads': financed((client) => client.customers.leads(customerId)),
  'GET /financing/customers/:customerId/contracts': financed((client) => client.contracts.list(customerId)),
  'GET /financing/customers/:customerId/topups': financed((client) => client.topups.get(customerId)),
  'GET /data/banking/customers/:customerId/link': financed((client) => client.banking.link(customerId, { state: 's' })),
  'GET /data/banking/customers/:customerId/link/:linkId': financed(async (client) => {
    const { linkId } = await client.banking.link(customerId, { state: 's' });
    return client.banking.linkStatus(customerId, linkId ?? '');
  }),
  'GET /data/banking/customers/:customerId/connections': financed((client) => client.banking.connections(customerId)),
  'GET /data/banking/customers/:customerId/accounts': financed((client) => client.banking.accounts(customerId)),
  'GET /data/accounting/customers/:customerId': financed((client) => client.accounting.get(customerId)),
  'POST /data/accounting/customers/:customerId': financed((client) =>
    pageOf(client.accounting.link(customerId, { integrationId: 'ledgerline', state: 's' })),
  ),
  'GET /data/accounting/customers/:customerId/integrations': financed((client) =>
    client.accounting.integrations(customerId),
  ),
  'GET /data/commerce/customers/:customerId': financed((client) => client.commerce.get(customerId)),
  'POST /data/commerce/customers/:customerId': financed((client) =>
    pageOf(client.commerce.link(customerId, { integrationId: 'cartwheel', state: 's' })),
  ),
  'GET /data/commerce/customers/:customerId/all': financed((client) => client.commerce.all(customerId)),
  'GET /data/commerce/customers/:customerId/integrations': financed((client) =>
    client.commerce.integrations(customerId),
  ),
  'GET /data/:kind/customers/:customerId/connections/:connectionId': financed((client) =>
    client.connections.get('banking', customerId, 'connection-larkfield'),
  ),
  'DELETE /data/:kind/customers/:customerId/connections/:connectionId': financed((client) =>
    client.connections.remove('banking', customerId, 'connection-larkfield'),
  ),
  'GET /data/virtual-cards/customers/:customerId/virtual-cards': financed((client) =>
    client.virtualCards.list(customerId),
  ),
  'GET /data/virtual-cards/customers/:customerId/virtual-cards/:cardId/transactions': financed((client) =>
    client.virtualCards.transactions(customerId, CARD),
  ),
  'GET /tasks/customers/:customerId': financed((client) => client.tasks.list(customerId)),
  'POST /tasks/customers/:customerId': financed((client) =>
    client.assumed.createTask(customerId, { subject: 'Sales', message: 'As asked', files: [] }),
  ),
  'GET /files/signedurl': financed(stored),
  'POST /files/signedurl': financed(signed),
  'GET /files/objects': financed(async (client) => client.files.download(await stored(client))),
  'PUT /files/objects': financed(async (client) => client.files.upload(await signed(client), SHEET, SHEET.type)),
  'POST /promotions/customers/:customerId/:promoCode/associate': financed((client) =>
    client.promotions.associate(customerId, 'WELCOME25'),
  ),
  'GET /features/proxy': financed((client) => client.features.list()),
};
