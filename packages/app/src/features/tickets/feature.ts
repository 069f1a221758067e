import type { FeatureWithPages } from '#core/feature.ts';
import { ticketComposerFeature } from '#features/_shared/ticket-composer/feature.ts';
import { ticketsFeature } from '#features/_shared/tickets/tickets-slice.ts';
import { downloadsReducer } from './downloads-slice.ts';
import { downloads } from './downloads.saga.ts';
import { TicketsPage } from './pages/tickets.tsx';

/** The tickets feature: messages and files that the business sends to the provider. */
export const feature: FeatureWithPages<'tickets'> = {
  pages: { tickets: TicketsPage },
  requires: [ticketsFeature, ticketComposerFeature],
  reducers: { ticketDownloads: downloadsReducer },
  sagas: [downloads],
};
