import { selectFlag } from '#core/flags/flags-slice.ts';
import { isSettled, type Panel } from '#core/panel/panel.ts';
import { connectionsRequested, selectConnectionsPanel } from '#features/_shared/bank-connections/connections-slice.ts';
import { contracts, selectContractsPanel } from '#features/_shared/contracts/contracts-slice.ts';
import { information, selectInformation, selectShops, shops } from '#features/_shared/platforms/platforms-slice.ts';
import { selectTicketsPanel, tickets } from '#features/_shared/tickets/tickets-slice.ts';
import { selectTopup, topup } from '#features/_shared/topup/topup-slice.ts';

/** Data from which notifications are derived. */
interface Source {
  readonly select: (state: object) => Panel<unknown>;
  readonly request: () => { readonly type: string };
}

const SOURCES: readonly Source[] = [
  { select: selectConnectionsPanel, request: connectionsRequested },
  { select: selectTopup, request: topup.requested },
  { select: selectContractsPanel, request: contracts.requested },
  { select: selectTicketsPanel, request: tickets.requested },
  { select: selectInformation, request: information.requested },
];
const SOURCES_WITH_COMMERCE: readonly Source[] = [...SOURCES, { select: selectShops, request: shops.requested }];

const selectHasCommerce = selectFlag('commerce');

export const selectSources = (state: object): readonly Source[] =>
  selectHasCommerce(state) ? SOURCES_WITH_COMMERCE : SOURCES;

/** Selects whether the first load of the notifications is still going on. */
export const selectIsFirstLoad = (state: object): boolean =>
  selectSources(state).some((source) => !isSettled(source.select(state)));
