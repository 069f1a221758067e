import { toApiError } from '@plinth/api-client/errors';
import { call, put, select, takeEvery, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { deps } from '#core/deps.ts';
import { readDraft, removeDraft, writeDraft } from '#core/drafts/drafts.ts';
import { selectCustomerId, selectUser } from '#core/session/auth-slice.ts';
import { selectTicketsPanel, tickets } from '#features/_shared/tickets/tickets-slice.ts';
import {
  draftDiscarded,
  ticketSent,
  ticketFailed,
  ticketSending,
  ticketSubmitted,
  type DraftName,
  type Ticket,
} from './composer-slice.ts';

/** Returns the name of the draft that stores the last attempt, so that a retry after a reload uses the same key. */
const attemptDraftName = (draft: DraftName): string => `${draft}-try`;

/** Returns the idempotency key of a ticket. An unchanged retry of a failed ticket uses the same key. */
function* idempotencyKeyOf(owner: string, draft: DraftName, ticket: Ticket): SagaGenerator<string> {
  const { storage, newId } = yield* deps();
  const content = JSON.stringify(ticket);
  const lastAttempt = readDraft(storage, owner, attemptDraftName(draft));
  if (lastAttempt['content'] === content && lastAttempt['key']) return lastAttempt['key'];
  const key = newId();
  writeDraft(storage, owner, attemptDraftName(draft), { content, key });
  return key;
}

function removeDrafts(storage: Parameters<typeof removeDraft>[0], owner: string, draft: DraftName): void {
  removeDraft(storage, owner, draft);
  removeDraft(storage, owner, attemptDraftName(draft));
}

function* send({ payload: { draft, ticket } }: ReturnType<typeof ticketSubmitted>): SagaGenerator<void> {
  const { api, storage, now } = yield* deps();
  const user = yield* select(selectUser);
  const customerId = yield* select(selectCustomerId);
  if (!user || customerId === null) return;
  const key = yield* call(idempotencyKeyOf, user.uid, draft, ticket);
  yield* put(ticketSending({ draft, ticket, key }));
  try {
    const client = yield* call(api);
    const task = yield* call(() => client.tasks.create(customerId, ticket, { idempotencyKey: key }));
    removeDrafts(storage, user.uid, draft);
    yield* put(ticketSent({ draft, task }));
    // Shows the ticket immediately; the provider's list replaces it once it has loaded.
    const panel = yield* select(selectTicketsPanel);
    if (panel.status === 'ready') yield* put(tickets.loaded({ data: [...panel.data, task], loadedAt: now() }));
    yield* put(tickets.invalidated());
  } catch (error) {
    yield* put(ticketFailed({ draft, ticket, key, code: toApiError(error).code }));
  }
}

/** Submits tickets. A second click during a submission is ignored. */
export function* sendTickets(): SagaGenerator<void> {
  yield* takeLeading(ticketSubmitted, send);
}

/** Removes the stored text of discarded drafts. */
export function* removeDiscardedDrafts(): SagaGenerator<void> {
  const { storage } = yield* deps();
  yield* takeEvery(draftDiscarded, function* discard({ payload: draft }) {
    const user = yield* select(selectUser);
    if (user) removeDrafts(storage, user.uid, draft);
  });
}
