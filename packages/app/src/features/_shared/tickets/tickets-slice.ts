import type { Task } from '@plinth/api-client/resources/tasks';
import { createSelector } from '@reduxjs/toolkit';
import type { Feature } from '#core/feature.ts';
import { createPanel } from '#core/panel/create-panel.ts';
import { dataOf, IDLE, type Panel } from '#core/panel/panel.ts';

/** The customer's tickets, which the API calls tasks (product.md#calls). */
export const tickets = createPanel<readonly Task[]>({
  name: 'tickets',
  request: (client, customerId) => client.tasks.list(customerId),
});

/** The feature that loads the tickets. */
export const ticketsFeature: Feature = { reducers: { tickets: tickets.reducer }, sagas: [tickets.watch] };

interface WithTickets {
  readonly tickets?: Panel<readonly Task[]>;
}

const NONE: readonly Task[] = [];

export const selectTicketsPanel = (state: WithTickets): Panel<readonly Task[]> => state.tickets ?? IDLE;

/** Selects the tickets, newest first and without duplicates. */
export const selectTickets = createSelector([(state: WithTickets) => dataOf(state.tickets, NONE)], (all) => {
  const ticketsById = new Map(all.map((ticket) => [ticket.id, ticket]));
  return [...ticketsById.values()].toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt));
});
