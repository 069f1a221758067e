import type { Feature } from '#core/feature.ts';
import { ticketsFeature } from '#features/_shared/tickets/tickets-slice.ts';
import { persistDraftFiles, uploads } from './attachments.saga.ts';
import { composerReducer } from './composer-slice.ts';
import { removeDiscardedDrafts, sendTickets } from './composer.saga.ts';

/** The feature that sends tickets and uploads their files. Every page with a form that sends a ticket requires it. */
export const ticketComposerFeature: Feature = {
  requires: [ticketsFeature],
  reducers: { ticketComposer: composerReducer },
  sagas: [persistDraftFiles, uploads, sendTickets, removeDiscardedDrafts],
};
