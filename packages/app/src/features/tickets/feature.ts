import type { FeatureWithPages } from '#core/feature.ts';
import { ticketsFeature } from '#features/_shared/tickets/tickets-slice.ts';
import { topupFeature } from '#features/_shared/topup/topup-slice.ts';
import { persistDraftFiles, uploads } from './attachments.saga.ts';
import { composerReducer } from './composer-slice.ts';
import { removeDiscardedDrafts, sendTickets } from './composer.saga.ts';
import { downloadsReducer } from './downloads-slice.ts';
import { downloads } from './downloads.saga.ts';
import { TicketsPage } from './pages/tickets.tsx';

/** The tickets feature: messages and files that the business sends to the provider. */
export const feature: FeatureWithPages<'tickets'> = {
  pages: { tickets: TicketsPage },
  requires: [ticketsFeature, topupFeature],
  reducers: { ticketComposer: composerReducer, ticketDownloads: downloadsReducer },
  sagas: [persistDraftFiles, uploads, downloads, sendTickets, removeDiscardedDrafts],
};
