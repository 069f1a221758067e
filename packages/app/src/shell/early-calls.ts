import type { Call } from '@plinth/api-client/call';
import { listBankConnections } from '@plinth/api-client/resources/banking';
import { listContracts } from '@plinth/api-client/resources/contracts';
import { listCustomers } from '@plinth/api-client/resources/customers';
import { listLeads } from '@plinth/api-client/resources/leads';
import { getTopup } from '@plinth/api-client/resources/topups';
import { pathTemplateOf } from '#core/api/early-responses.ts';
import type { PageId } from './page-registry.ts';

/** The calls of every page behind the sign-in. */
const SESSION_CALLS: readonly Call[] = [listLeads, listCustomers, listBankConnections];

/** The calls whose data a page shows first. */
const PAGE_CALLS: Readonly<Partial<Record<PageId, readonly Call[]>>> = {
  dashboard: [getTopup, listContracts],
};

/** Returns the addresses that a page's HTML requests while its code is loading, with `:customerId` in place of the id. */
export function earlyPathsOf(id: PageId): readonly string[] {
  return [...SESSION_CALLS, ...(PAGE_CALLS[id] ?? [])].map(pathTemplateOf);
}
