import { isHttpError, toApiError } from '@plinth/api-client/errors';
import { call, put, select, takeEvery, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { deps } from '#core/deps.ts';
import { removeDraft, VISITOR } from '#core/drafts/drafts.ts';
import { selectUser, sessionStarted } from '#core/session/auth-slice.ts';
import {
  customerCreated,
  customerRequested,
  leadChanged,
  selectLead,
} from '#features/_shared/customers/customers-slice.ts';
import {
  submissionFailed,
  stepSubmitted,
  submissionSucceeded,
  submissionStarted,
  selectSubmission,
} from './onboarding-slice.ts';
import { sendSubmission, type StepSubmission } from './submission/send-submission.ts';

/** The error code when the provider has not completed the onboarding yet. */
export const STILL_OPEN_CODE = 'still-open';

/** Returns the idempotency key of a submission. An unchanged retry of a failed submission uses the same key. */
function* idempotencyKeyOf(answer: StepSubmission): SagaGenerator<string> {
  const { newId } = yield* deps();
  const last = yield* select(selectSubmission);
  const again = last.status === 'failed' && JSON.stringify(last.answer) === JSON.stringify(answer);
  return again ? last.key : newId();
}

function* send({ payload: answer }: ReturnType<typeof stepSubmitted>): SagaGenerator<void> {
  const { api, storage } = yield* deps();
  const key = yield* call(idempotencyKeyOf, answer);
  yield* put(submissionStarted({ answer, key }));
  const lead = yield* select(selectLead);
  const user = yield* select(selectUser);
  try {
    const client = yield* call(api);
    const kept = yield* call(sendSubmission, client, answer, lead, key);
    if ('customer' in kept) yield* put(customerCreated(kept.customer));
    else yield* put(leadChanged(kept.lead));
    if (answer.form === 'complete' && 'lead' in kept && kept.lead.status === 'ONBOARDING') {
      yield* put(submissionFailed({ answer, key, code: STILL_OPEN_CODE }));
      return;
    }
    if (user) removeDraft(storage, user.uid, answer.form);
    yield* put(submissionSucceeded(answer.form));
  } catch (error) {
    // A conflict comes from another tab or a lost response. The current data is loaded, so that a retry updates it.
    if (isHttpError(error, 409)) yield* put(customerRequested());
    yield* put(submissionFailed({ answer, key, code: toApiError(error).code }));
  }
}

/** Submits steps. A second click during a submission is ignored. */
export function* submission(): SagaGenerator<void> {
  yield* takeLeading(stepSubmitted, send);
}

/** Removes the registration draft when a session starts, because the account then exists. */
export function* removeRegistrationDraft(): SagaGenerator<void> {
  const { storage } = yield* deps();
  yield* takeEvery(sessionStarted, () => removeDraft(storage, VISITOR, 'register'));
}
