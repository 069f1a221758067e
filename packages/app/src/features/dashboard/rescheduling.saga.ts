import { call, put, select, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { deps } from '#core/deps.ts';
import { leadChanged, selectLead } from '#features/_shared/customers/customers-slice.ts';
import { application, selectApplicationPanel, selectRescheduling } from './application-slice.ts';
import { meetingFailed, meetingRequested, meetingSaved, meetingSending } from './rescheduling-slice.ts';

function* send({ payload: request }: ReturnType<typeof meetingRequested>): SagaGenerator<void> {
  const { api, newId, now } = yield* deps();
  const previous = yield* select(selectRescheduling);
  const isRetry = previous.status === 'failed' && previous.request.meetingAt === request.meetingAt;
  const key = isRetry ? previous.key : newId();
  yield* put(meetingSending({ request, key }));
  try {
    const client = yield* call(api);
    const { leadId, meetingAt } = request;
    const lead = yield* call(() => client.leads.update(leadId, { meetingAt }, { idempotencyKey: key }));
    const panel = yield* select(selectApplicationPanel);
    if (panel.status === 'ready') {
      const data = panel.data.map((other) => (other.id === lead.id ? lead : other));
      yield* put(application.loaded({ data, loadedAt: now() }));
    }
    if ((yield* select(selectLead))?.id === lead.id) yield* put(leadChanged(lead));
    yield* put(meetingSaved());
  } catch {
    yield* put(meetingFailed({ request, key }));
  }
}

/** Sets the time of the meeting. A second click during a request is ignored. */
export function* rescheduling(): SagaGenerator<void> {
  yield* takeLeading(meetingRequested, send);
}
