import type { PageData } from '#core/pages/page-data.ts';
import { isSettled } from '#core/panel/panel.ts';
import { connectionsRequested, selectConnectionsPanel } from '#features/_shared/bank-connections/connections-slice.ts';
import { contracts, selectContractsPanel } from '#features/_shared/contracts/contracts-slice.ts';
import { selectTopup, topup } from '#features/_shared/topup/topup-slice.ts';

type State = Parameters<typeof selectTopup>[0] &
  Parameters<typeof selectContractsPanel>[0] &
  Parameters<typeof selectConnectionsPanel>[0];

/** The limit, the contracts and the banks. On the first run, a contract that was approved meanwhile replaces the page. */
export const dashboardData: PageData<State> = {
  requests: [() => topup.requested(), () => contracts.requested(), () => connectionsRequested()],
  isSettled: (state) =>
    [selectTopup(state), selectContractsPanel(state), selectConnectionsPanel(state)].every(isSettled),
};
