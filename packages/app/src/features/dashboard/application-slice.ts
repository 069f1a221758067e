import type { Lead } from '@plinth/api-client/resources/leads';
import { createPanel } from '#core/panel/create-panel.ts';
import { dataOf, IDLE, type Panel } from '#core/panel/panel.ts';

/** The leads of the business, newest first. Before the first contract, the newest one is its application. */
export const application = createPanel<readonly Lead[]>({
  name: 'application',
  request: async (client, customerId) =>
    (await client.customers.leads(customerId)).toSorted((a, b) => Date.parse(b.created) - Date.parse(a.created)),
});

interface WithApplication {
  readonly application?: Panel<readonly Lead[]>;
}

const NONE: readonly Lead[] = [];

export const selectApplicationPanel = (state: WithApplication): Panel<readonly Lead[]> => state.application ?? IDLE;
export const selectLeads = (state: WithApplication): readonly Lead[] => dataOf(state.application, NONE);
/** Selects the application; null until it has loaded. */
export const selectApplication = (state: WithApplication): Lead | null => selectLeads(state)[0] ?? null;
