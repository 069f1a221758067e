import { isHttpError, toApiError } from '@plinth/api-client/errors';
import { call, put, select } from 'typed-redux-saga';
import { createSubmission } from '#core/submission/create-submission.ts';
import { NOT_SUBMITTED, type Submission } from '#core/submission/submission.ts';
import {
  customerCreated,
  customerRequested,
  leadChanged,
  selectLead,
  specialistStepCompleted,
} from '#features/_shared/customers/customers-slice.ts';
import { sendStep, type StepInput } from './submission/send-step.ts';

/** The error code when the provider has not completed the onboarding yet. */
export const STILL_OPEN_CODE = 'still-open';

class StillOpenError extends Error {
  override readonly name = 'StillOpenError';
}

/** Submits the form of a step. */
export const stepSubmission = createSubmission<StepInput>({
  name: 'onboarding',
  draftOf: ({ form }) => form,
  codeOf: (error) => (error instanceof StillOpenError ? STILL_OPEN_CODE : toApiError(error).code),
  *send(input, { client, idempotencyKey }) {
    const lead = yield* select(selectLead);
    try {
      const result = yield* call(sendStep, client, input, lead, idempotencyKey());
      if ('customer' in result) yield* put(customerCreated(result.customer));
      else yield* put(leadChanged(result.lead));
      if (input.form === 'complete' && 'lead' in result && result.lead.status === 'ONBOARDING')
        throw new StillOpenError('The provider has not completed the onboarding');
    } catch (error) {
      // A conflict comes from another tab or a lost response. The current data is loaded, so that a retry updates it.
      if (isHttpError(error, 409)) yield* put(customerRequested());
      throw error;
    }
    if (input.form === 'million') yield* put(specialistStepCompleted());
  },
});

export const selectStepSubmission = (state: { readonly onboarding?: Submission<StepInput> }): Submission<StepInput> =>
  state.onboarding ?? NOT_SUBMITTED;
