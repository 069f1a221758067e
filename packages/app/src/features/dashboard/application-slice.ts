import type { Lead } from '@plinth/api-client/resources/leads';
import { combineReducers } from '@reduxjs/toolkit';
import { createPanel } from '#core/panel/create-panel.ts';
import { dataOf, IDLE, type Panel } from '#core/panel/panel.ts';
import { reschedulingReducer, type ReschedulingState } from './rescheduling-slice.ts';

/** The leads of the business, newest first. Before the first contract, the newest one is its application. */
export const application = createPanel<readonly Lead[]>({
  name: 'application/leads',
  request: async (client, customerId) =>
    (await client.customers.leads(customerId)).toSorted((a, b) => Date.parse(b.created) - Date.parse(a.created)),
});

export const applicationReducer = combineReducers({
  leads: application.reducer,
  rescheduling: reschedulingReducer,
});

interface WithApplication {
  readonly application?: { readonly leads: Panel<readonly Lead[]>; readonly rescheduling: ReschedulingState };
}

const NONE: readonly Lead[] = [];

export const selectApplicationPanel = (state: WithApplication): Panel<readonly Lead[]> =>
  state.application?.leads ?? IDLE;
/** Selects the application; null until it has loaded. */
export const selectApplication = (state: WithApplication): Lead | null =>
  dataOf(state.application?.leads, NONE)[0] ?? null;
/** Selects the state of the last request for another meeting time. */
export const selectRescheduling = (state: WithApplication): ReschedulingState =>
  state.application?.rescheduling ?? { status: 'idle' };
