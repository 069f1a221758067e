import { call, put, select } from 'typed-redux-saga';
import { createSubmission } from '#core/submission/create-submission.ts';
import { NOT_SUBMITTED, type Submission } from '#core/submission/submission.ts';
import { leadChanged, selectLead } from '#features/_shared/customers/customers-slice.ts';
import { application, selectLeads } from './application-slice.ts';

/** A request to set the time of the meeting. */
export interface MeetingRequest {
  readonly leadId: string;
  /** An ISO 8601 instant. */
  readonly meetingAt: string;
}

/** Sets the time of the meeting. */
export const rescheduling = createSubmission<MeetingRequest>({
  name: 'application/meeting',
  *send({ leadId, meetingAt }, { client, idempotencyKey }) {
    const options = { idempotencyKey: idempotencyKey() };
    const lead = yield* call(() => client.leads.update(leadId, { meetingAt }, options));
    const leads = yield* select(selectLeads);
    yield* put(application.changed(leads.map((other) => (other.id === lead.id ? lead : other))));
    if ((yield* select(selectLead))?.id === lead.id) yield* put(leadChanged(lead));
  },
});

export const selectRescheduling = (state: {
  readonly rescheduling?: Submission<MeetingRequest>;
}): Submission<MeetingRequest> => state.rescheduling ?? NOT_SUBMITTED;
