import type { BankConnection, CardTransaction, VirtualCard } from '@plinth/api-client';
import { isDisconnected } from '@plinth/api-client/resources/banking';
import { combineReducers, createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { linked, loggedOut } from '#core/events.ts';
import { createPanel } from '#core/panel/create-panel.ts';
import { IDLE, type Panel } from '#core/panel/panel.ts';
import { selectConnections } from '#features/_shared/bank-connections/connections-slice.ts';
import { sortTransactions } from './figures/card-statement.ts';
import { removalReducer, selectRemoved, type RemovalState, type WithRemoval } from './removal-slice.ts';

/** Everything that a card was used for. */
export interface CardHistory {
  readonly cardId: string;
  /** Newest first. */
  readonly transactions: readonly CardTransaction[];
}

/** The virtual cards. */
export const cards = createPanel<readonly VirtualCard[]>({
  name: 'banking/cards',
  request: (client, customerId) => client.virtualCards.list(customerId),
});
/** The transactions of one card at a time; its key is the card. */
export const history = createPanel<CardHistory, string>({
  name: 'banking/history',
  request: async (client, customerId, cardId) => ({
    cardId,
    transactions: sortTransactions(await client.virtualCards.transactions(customerId, cardId)),
  }),
});

/** The connection that somebody has just come back from, until it was told. */
const arrival = createSlice({
  name: 'banking/arrival',
  initialState: null as string | null,
  reducers: { linkedNoticeShown: () => null },
  extraReducers: (builder) => {
    builder
      .addCase(linked, (state, { payload }: PayloadAction<{ kind: string; connectionId: string }>) =>
        payload.kind === 'bank' ? payload.connectionId : state,
      )
      .addCase(loggedOut, () => null);
  },
});

export const { linkedNoticeShown } = arrival.actions;

/** What the banking pages have besides the connections. */
export const bankingReducer = combineReducers({
  cards: cards.reducer,
  history: history.reducer,
  arrival: arrival.reducer,
  removal: removalReducer,
});

interface WithBanking extends WithRemoval {
  readonly banking?: {
    readonly cards: Panel<readonly VirtualCard[]>;
    readonly history: Panel<CardHistory>;
    readonly arrival: string | null;
    readonly removal: RemovalState;
  };
}

export const selectCardsPanel = (state: WithBanking): Panel<readonly VirtualCard[]> => state.banking?.cards ?? IDLE;
export const selectNewConnectionId = (state: WithBanking): string | null => state.banking?.arrival ?? null;

/** The transactions of a card; those of another card are not there. */
export const selectHistoryPanel =
  (cardId: string | undefined) =>
  (state: WithBanking): Panel<CardHistory> => {
    const panel = state.banking?.history ?? IDLE;
    return panel.status === 'ready' && panel.data.cardId !== cardId ? IDLE : panel;
  };

/** The banks that are shown: none that was removed, those that wait for the user first. */
export const selectBanks = createSelector(
  [selectConnections, selectRemoved],
  (all, removed): readonly BankConnection[] => {
    const shown = all.filter(({ id }) => !removed.includes(id));
    return shown.toSorted((a, b) => Number(isDisconnected(b)) - Number(isDisconnected(a)));
  },
);
