import type { ApiClient } from '@plinth/api-client';
import { createHandlers, type CallName, type FaultSetting, type ScenarioName } from '@plinth/mocks';
import { getResponse, http, HttpResponse, type HttpHandler } from 'msw';
import { API, OWNER, TOKEN_ENDPOINT, tokenOf } from '#testing/world.ts';

const NOW = new Date('2026-11-19T17:42:00Z');
/** The mock names a company after its user. */
export const USER = { ...OWNER, customerId: `customer-${OWNER.uid}` };

/** The card that the mock's financed business has. */
export const CARD = 'card-8804';

/** A read of the provider: how the client makes it, and where the mock answers it. */
interface Read {
  readonly path: string;
  readonly ask: (client: ApiClient) => Promise<unknown>;
}

const of = (path: string, ask: Read['ask']): Read => ({ path, ask });
const { customerId } = USER;

/** The reads that pages make of their own accord. */
export const READS = {
  'GET /financing/leads': of('/financing/leads', (client) => client.leads.list()),
  'GET /customers': of('/customers', (client) => client.customers.list()),
  'GET /financing/customers/:customerId/contracts': of(`/financing/customers/${customerId}/contracts`, (client) => client.contracts.list(customerId)),
  'GET /financing/customers/:customerId/topups': of(`/financing/customers/${customerId}/topups`, (client) => client.topups.get(customerId)),
  'GET /data/banking/customers/:customerId/connections': of(`/data/banking/customers/${customerId}/connections`, (client) => client.banking.connections(customerId)),
  'GET /data/accounting/customers/:customerId': of(`/data/accounting/customers/${customerId}`, (client) => client.accounting.get(customerId)),
  'GET /data/accounting/customers/:customerId/integrations': of(`/data/accounting/customers/${customerId}/integrations`, (client) => client.accounting.integrations(customerId)),
  'GET /data/commerce/customers/:customerId': of(`/data/commerce/customers/${customerId}`, (client) => client.commerce.get(customerId)),
  'GET /data/commerce/customers/:customerId/all': of(`/data/commerce/customers/${customerId}/all`, (client) => client.commerce.all(customerId)),
  'GET /data/commerce/customers/:customerId/integrations': of(`/data/commerce/customers/${customerId}/integrations`, (client) => client.commerce.integrations(customerId)),
  'GET /data/virtual-cards/customers/:customerId/virtual-cards': of(`/data/virtual-cards/customers/${customerId}/virtual-cards`, (client) => client.virtualCards.list(customerId)),
  'GET /data/virtual-cards/customers/:customerId/virtual-cards/:cardId/transactions': of(`/data/virtual-cards/customers/${customerId}/virtual-cards/${CARD}/transactions`, (client) => client.virtualCards.transactions(customerId, CARD)),
  'GET /tasks/customers/:customerId': of(`/tasks/customers/${customerId}`, (client) => client.tasks.list(customerId)),
  'GET /features/proxy': of('/features/proxy', (client) => client.features.list()),
} as const satisfies Partial<Record<CallName, Read>>;

/** Name of such a read. */
export type ReadName = keyof typeof READS;

const late: (() => void)[] = [];

/** Lets the answers go that are late: nobody waits for them any more. */
export function releaseLate(): void {
  for (const release of late.splice(0)) release();
}

/** The provider in a scenario, some of its answers broken. What is late waits for {@link releaseLate}. */
export function brokenProvider(scenario: ScenarioName, faults: readonly FaultSetting[]): HttpHandler[] {
  return [
    http.post(TOKEN_ENDPOINT, () => HttpResponse.json({ accessToken: tokenOf(USER, 2) })),
    http.get('*/content/*', () => new HttpResponse(null, { status: 404 })),
    ...createHandlers({
      baseUrl: API, clock: () => NOW, origin: globalThis.location?.origin ?? 'https://app.test', setClaims: async () => undefined, scenario, faults,
      schedule: (run) => void late.push(run),
    }),
  ];
}

/** The answer of a read that goes well. @throws when it does not. */
export async function answerOf(scenario: ScenarioName, name: ReadName): Promise<unknown> {
  const request = new Request(`${API}${READS[name].path}`, { headers: { Authorization: `Bearer ${tokenOf(USER, 1)}` } });
  const response = await getResponse(brokenProvider(scenario, []), request);
  if (!response?.ok) throw new Error(`${name} does not go well in ${scenario}: ${response?.status}`);
  return response.status === 204 ? null : ((await response.json()) as unknown);
}
