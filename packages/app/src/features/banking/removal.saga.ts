import { isHttpError } from '@plinth/api-client/errors';
import { call, put, select, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { deps } from '#core/deps.ts';
import { selectCustomerId } from '#core/session/auth-slice.ts';
import { connectionsInvalidated } from '#features/_shared/bank-connections/connections-slice.ts';
import { connectionRemoved, removalFailed, removalRequested } from './removal-slice.ts';

function* remove({ payload: id }: ReturnType<typeof removalRequested>): SagaGenerator<void> {
  const { api } = yield* deps();
  const customerId = yield* select(selectCustomerId);
  if (customerId === null) {
    yield* put(removalFailed({ id, isRejected: true }));
    return;
  }
  try {
    const client = yield* call(api);
    yield* call(() => client.connections.remove('banking', customerId, id));
    yield* put(connectionRemoved(id));
  } catch (error) {
    // Already removed, either by another user or by an earlier attempt whose response was lost.
    const isAlreadyRemoved = isHttpError(error, 404);
    // A server error may have occurred after the removal.
    const isRejected = isHttpError(error) && error.status < 500;
    yield* put(isAlreadyRemoved ? connectionRemoved(id) : removalFailed({ id, isRejected }));
  }
  yield* put(connectionsInvalidated());
}

/** Removes bank connections, ignoring further requests while a removal is in progress. */
export function* removal(): SagaGenerator<void> {
  yield* takeLeading(removalRequested, remove);
}
