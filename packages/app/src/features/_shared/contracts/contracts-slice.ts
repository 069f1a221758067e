import type { Contract } from '@plinth/api-client/resources/contracts';
import type { Feature } from '#core/feature.ts';
import { createPanel } from '#core/panel/create-panel.ts';
import { IDLE, type Panel } from '#core/panel/panel.ts';

/** The contracts with their transactions. */
export const contracts = createPanel<readonly Contract[]>({
  name: 'contracts',
  request: (client, customerId) => client.contracts.list(customerId),
});

/** The feature that loads the contracts. Every page that shows them requires it. */
export const contractsFeature: Feature = { reducers: { contracts: contracts.reducer }, sagas: [contracts.watch] };

/** The part of the state that the contract selectors read. */
export interface WithContracts {
  readonly contracts?: Panel<readonly Contract[]>;
}

export const selectContractsPanel = (state: WithContracts): Panel<readonly Contract[]> => state.contracts ?? IDLE;
