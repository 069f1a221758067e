import type { Feature } from '#core/feature.ts';
import { ticketsFeature } from '#features/_shared/tickets/tickets-slice.ts';
import { persistDraftFiles, uploads } from './attachments.saga.ts';
import { composerReducer } from './composer-slice.ts';
import { removeDiscardedDrafts } from './discarding.saga.ts';
import { ticketSubmission } from './ticket-submission.ts';

/** The feature that sends tickets and uploads their files. Every page with a form that sends a ticket requires it. */
export const ticketComposerFeature: Feature = {
  requires: [ticketsFeature],
  reducers: { ticketComposer: composerReducer, ticketSubmission: ticketSubmission.reducer },
  sagas: [persistDraftFiles, uploads, ticketSubmission.watch, removeDiscardedDrafts],
};
