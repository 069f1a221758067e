import { createAccounting } from './resources/accounting.ts';
import { createAssumed } from './resources/assumed.ts';
import { createBanking } from './resources/banking.ts';
import { createCommerce } from './resources/commerce.ts';
import { createConnections } from './resources/connections.ts';
import { createContracts } from './resources/contracts.ts';
import { createCustomers } from './resources/customers.ts';
import { createFeatures } from './resources/features.ts';
import { createFiles } from './resources/files.ts';
import { createLeads } from './resources/leads.ts';
import { createPromotions } from './resources/promotions.ts';
import { createTasks } from './resources/tasks.ts';
import { createTopups } from './resources/topups.ts';
import { createUsers } from './resources/users.ts';
import { createVirtualCards } from './resources/virtual-cards.ts';
import { createTransfer, createTransport, type TransportOptions } from './transport.ts';

/** What the client is made with. */
export type ApiClientOptions = TransportOptions;

/**
 * The calls of the financing provider, by resource. Every method gives the parsed answer or throws an `ApiError`, and
 * takes `{ signal, idempotencyKey }` last.
 */
export function createApiClient(options: ApiClientOptions) {
  const send = createTransport(options);
  return {
    users: createUsers(send),
    leads: createLeads(send),
    customers: createCustomers(send),
    contracts: createContracts(send),
    topups: createTopups(send),
    banking: createBanking(send),
    accounting: createAccounting(send),
    commerce: createCommerce(send),
    connections: createConnections(send),
    virtualCards: createVirtualCards(send),
    tasks: createTasks(send),
    files: createFiles(send, createTransfer(options)),
    promotions: createPromotions(send),
    features: createFeatures(send),
    assumed: createAssumed(send),
  };
}

/** The calls of the financing provider. */
export type ApiClient = ReturnType<typeof createApiClient>;
