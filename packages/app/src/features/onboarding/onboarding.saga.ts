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
  specialistStepCompleted,
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
function* idempotencyKeyOf(request: StepSubmission): SagaGenerator<string> {
  const { newId } = yield* deps();
  const previous = yield* select(selectSubmission);
  const isRetry = previous.status === 'failed' && JSON.stringify(previous.request) === JSON.stringify(request);
  return isRetry ? previous.key : newId();
}

function* send({ payload: request }: ReturnType<typeof stepSubmitted>): SagaGenerator<void> {
  const { api, storage } = yield* deps();
  const key = yield* call(idempotencyKeyOf, request);
  yield* put(submissionStarted({ request, key }));
  const lead = yield* select(selectLead);
  const user = yield* select(selectUser);
  try {
    const client = yield* call(api);
    const result = yield* call(sendSubmission, client, request, lead, key);
    if ('customer' in result) yield* put(customerCreated(result.customer));
    else yield* put(leadChanged(result.lead));
    if (request.form === 'complete' && 'lead' in result && result.lead.status === 'ONBOARDING') {
      yield* put(submissionFailed({ request, key, code: STILL_OPEN_CODE }));
      return;
    }
    if (request.form === 'million') yield* put(specialistStepCompleted());
    if (user) removeDraft(storage, user.uid, request.form);
    yield* put(submissionSucceeded(request.form));
  } catch (error) {
    // A conflict comes from another tab or a lost response. The current data is loaded, so that a retry updates it.
    if (isHttpError(error, 409)) yield* put(customerRequested());
    yield* put(submissionFailed({ request, key, code: toApiError(error).code }));
  }
}

/** Submits steps. A second click during a submission is ignored. */
export function* submitSteps(): SagaGenerator<void> {
  yield* takeLeading(stepSubmitted, send);
}

/** Removes the registration draft when a session starts, because the account then exists. */
export function* removeRegistrationDraft(): SagaGenerator<void> {
  const { storage } = yield* deps();
  yield* takeEvery(sessionStarted, () => removeDraft(storage, VISITOR, 'register'));
}
