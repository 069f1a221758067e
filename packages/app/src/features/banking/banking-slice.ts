import { type BankConnection, isDisconnected } from '@plinth/api-client/resources/banking';
import type { CardTransaction, VirtualCard } from '@plinth/api-client/resources/virtual-cards';
import { combineReducers, createSelector } from '@reduxjs/toolkit';
import { createPanel } from '#core/panel/create-panel.ts';
import { IDLE, type Panel } from '#core/panel/panel.ts';
import { selectConnections } from '#features/_shared/bank-connections/connections-slice.ts';
import { sortTransactions } from './figures/card-statement.ts';
import { removal, removedReducer, selectRemoved, type WithRemoval } from './removal.ts';

/** The transactions of a card. */
export interface CardHistory {
  readonly cardId: string;
  /** Newest first. */
  readonly transactions: readonly CardTransaction[];
}

export const cards = createPanel<readonly VirtualCard[]>({
  name: 'banking/cards',
  request: (client, customerId) => client.virtualCards.list(customerId),
});
/** The transactions of one card at a time, keyed by the card's id. */
export const cardHistory = createPanel<CardHistory, string>({
  name: 'banking/history',
  request: async (client, customerId, cardId) => ({
    cardId,
    transactions: sortTransactions(await client.virtualCards.transactions(customerId, cardId)),
  }),
});

/** The reducer of the banking pages, excluding the bank connections. */
export const bankingReducer = combineReducers({
  cards: cards.reducer,
  history: cardHistory.reducer,
  removal: removal.reducer,
  removed: removedReducer,
});

interface WithBanking {
  readonly banking?: Required<WithRemoval>['banking'] & {
    readonly cards: Panel<readonly VirtualCard[]>;
    readonly history: Panel<CardHistory>;
  };
}

export const selectCardsPanel = (state: WithBanking): Panel<readonly VirtualCard[]> => state.banking?.cards ?? IDLE;

/** Returns a selector for a card's transactions. The panel is idle while it contains those of another card. */
export const selectHistoryPanel =
  (cardId: string | undefined) =>
  (state: WithBanking): Panel<CardHistory> => {
    const panel = state.banking?.history ?? IDLE;
    return panel.status === 'ready' && panel.data.cardId !== cardId ? IDLE : panel;
  };

/** Selects the banks without those removed in this session. Those that need a new sign-in come first. */
export const selectBanks = createSelector(
  [selectConnections, selectRemoved],
  (all, removed): readonly BankConnection[] => {
    const banks = all.filter(({ id }) => !removed.includes(id));
    return banks.toSorted((a, b) => Number(isDisconnected(b)) - Number(isDisconnected(a)));
  },
);
