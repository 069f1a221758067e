import type { Contract } from '@plinth/api-client/resources/contracts';
import { combineReducers, createSelector } from '@reduxjs/toolkit';
import { contractsReceived } from '#core/events.ts';
import { createPanel } from '#core/panel/create-panel.ts';
import { dataOf, IDLE, type Panel } from '#core/panel/panel.ts';
import { toContractRow, visibleContracts, transactionsOf } from './figures/contract-figures.ts';

/** The contracts with their transactions. */
export const contracts = createPanel<readonly Contract[]>({
  name: 'dashboard/contracts',
  request: (client, customerId) => client.contracts.list(customerId),
  notify: contractsReceived,
});

export const dashboardReducer = combineReducers({ contracts: contracts.reducer });

interface WithDashboard {
  readonly dashboard?: { readonly contracts: Panel<readonly Contract[]> };
}

export const selectContractsPanel = (state: WithDashboard): Panel<readonly Contract[]> =>
  state.dashboard?.contracts ?? IDLE;

const NONE: readonly Contract[] = [];
const selectAll = (state: WithDashboard): readonly Contract[] => dataOf(state.dashboard?.contracts, NONE);
/** Selects the contracts whose status is TOPUPPED, APPROVED or DONE (spec §4). */
export const selectContracts = createSelector([selectAll], visibleContracts);
export const selectContractRows = createSelector([selectContracts], (all) => all.map(toContractRow));
export const selectTransactions = createSelector([selectContracts], transactionsOf);
