import type { Feature } from '#core/feature.ts';
import { topupFeature } from '#features/_shared/topup/topup-slice.ts';
import { keptFiles, uploads } from './attachments.saga.ts';
import { downloads } from './downloads.saga.ts';
import { discardedDrafts, sendTickets } from './send.saga.ts';
import { tickets, ticketsReducer } from './tickets-slice.ts';

/** What the page of the tickets brings to the store. */
export const ticketsFeature: Feature = {
  reducers: { tickets: ticketsReducer, ...topupFeature.reducers },
  watchers: [tickets.watch, ...topupFeature.watchers, keptFiles, uploads, downloads, sendTickets, discardedDrafts],
};
