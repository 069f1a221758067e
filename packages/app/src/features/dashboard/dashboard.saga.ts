import { isHttpError, toApiError } from '@plinth/api-client/errors';
import { call, put, select, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { deps } from '#core/deps.ts';
import { contractsReceived } from '#core/events.ts';
import { selectCustomerId } from '#core/session/auth-slice.ts';
import {
  contractsFailed, contractsLoaded, contractsLoading, contractsWanted, topupFailed, topupLoaded, topupLoading, topupWanted,
} from './dashboard-slice.ts';

function* loadTopup(): SagaGenerator<void> {
  const { api, now } = yield* deps();
  const customerId = yield* select(selectCustomerId);
  if (customerId === null) return;
  yield* put(topupLoading());
  try {
    const client = yield* call(api);
    const topup = yield* call(() => client.topups.get(customerId));
    yield* put(topupLoaded({ topup, at: now() }));
  } catch (error) {
    yield* put(topupFailed({ code: toApiError(error).code, body: isHttpError(error) ? error.body : null }));
  }
}

function* loadContracts(): SagaGenerator<void> {
  const { api, now } = yield* deps();
  const customerId = yield* select(selectCustomerId);
  if (customerId === null) return;
  yield* put(contractsLoading());
  try {
    const client = yield* call(api);
    const contracts = yield* call(() => client.contracts.list(customerId));
    yield* put(contractsLoaded({ contracts, at: now() }));
    yield* put(contractsReceived(contracts));
  } catch (error) {
    yield* put(contractsFailed(toApiError(error).code));
  }
}

/** A load: a second wish while one is under way is the same wish. */
export function* dashboard(): SagaGenerator<void> {
  yield* takeLeading(topupWanted, loadTopup);
  yield* takeLeading(contractsWanted, loadContracts);
}
