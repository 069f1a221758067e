import { put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { deps } from '#core/deps.ts';
import { selectUser } from '#core/session/auth-slice.ts';
import { removeSubmittedDraft } from '#core/submission/create-submission.ts';
import { draftDiscarded } from './composer-slice.ts';
import { isOfDraft, selectTicketSubmission, ticketSubmission } from './ticket-submission.ts';

function* discard({ payload: draft }: ReturnType<typeof draftDiscarded>): SagaGenerator<void> {
  const { storage } = yield* deps();
  const user = yield* select(selectUser);
  if (user) removeSubmittedDraft(storage, user.uid, draft);
  if (isOfDraft(yield* select(selectTicketSubmission), draft)) yield* put(ticketSubmission.dismissed());
}

/** Removes the stored text of discarded drafts, and the message that sending one has failed. */
export function* removeDiscardedDrafts(): SagaGenerator<void> {
  yield* takeEvery(draftDiscarded, discard);
}
