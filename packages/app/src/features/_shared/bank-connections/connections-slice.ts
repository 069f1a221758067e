import { type BankConnection, isDisconnected } from '@plinth/api-client/resources/banking';
import { combineReducers, createSelector } from '@reduxjs/toolkit';
import type { Feature } from '#core/feature.ts';
import { createPanel } from '#core/panel/create-panel.ts';
import { dataOf, IDLE, type Panel } from '#core/panel/panel.ts';

const connections = createPanel<readonly BankConnection[]>({
  name: 'bankAccounts/connections',
  request: (client, customerId) => client.banking.connections(customerId),
});

/** Requests the bank connections, initially and on retry. */
export const connectionsRequested = connections.requested;
/** The bank connections have loaded. */
export const connectionsLoaded = connections.loaded;
/** The bank connections have changed on the server: loads them again, even while they are loading. */
export const connectionsInvalidated = connections.invalidated;

/** The feature that loads the bank connections. Every page that shows them requires it. */
export const bankConnectionsFeature: Feature = {
  reducers: { bankAccounts: combineReducers({ connections: connections.reducer }) },
  sagas: [connections.watch],
};

interface WithBankAccounts {
  readonly bankAccounts?: { readonly connections: Panel<readonly BankConnection[]> };
}

const NONE: readonly BankConnection[] = [];

export const selectConnectionsPanel = (state: WithBankAccounts): Panel<readonly BankConnection[]> =>
  state.bankAccounts?.connections ?? IDLE;
export const selectConnections = (state: WithBankAccounts): readonly BankConnection[] =>
  dataOf(state.bankAccounts?.connections, NONE);
/** Selects the number of banks that need a new sign-in (product.md#states); 0 until the connections have loaded. */
export const selectBrokenCount = createSelector([selectConnections], (all) => all.filter(isDisconnected).length);
