import type { Task } from '@plinth/api-client';
import { combineReducers, createSelector } from '@reduxjs/toolkit';
import { ticketsReceived } from '#core/events.ts';
import { createPanel } from '#core/panel/create-panel.ts';
import { dataOf, IDLE, type Panel } from '#core/panel/panel.ts';
import { composerReducer, type ComposerState } from './composer-slice.ts';
import { downloadsReducer, type DownloadsState } from './downloads-slice.ts';

/** The tickets of the customer; the provider calls them tasks (spec §7). */
export const tickets = createPanel<readonly Task[]>({
  name: 'tickets/list',
  ask: (client, customerId) => client.tasks.list(customerId),
  tell: ticketsReceived,
});

export const ticketsReducer = combineReducers({
  list: tickets.reducer,
  composer: composerReducer,
  downloads: downloadsReducer,
});

interface WithTickets {
  readonly tickets?: {
    readonly list: Panel<readonly Task[]>;
    readonly composer: ComposerState;
    readonly downloads: DownloadsState;
  };
}

const NONE: readonly Task[] = [];

export const selectTicketsPanel = (state: WithTickets): Panel<readonly Task[]> => state.tickets?.list ?? IDLE;

/** Newest first, each once. */
export const selectTickets = createSelector([(state: WithTickets) => dataOf(state.tickets?.list, NONE)], (all) => {
  const known = new Map(all.map((ticket) => [ticket.id, ticket]));
  return [...known.values()].toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt));
});
