import { toApiError } from '@plinth/api-client/errors';
import { call, put, select, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { deps } from '../deps.ts';
import { connectionsReceived } from '../events.ts';
import type { Feature } from '../feature.ts';
import { selectCustomerId } from '../session/auth-slice.ts';
import {
  bankAccountsReducer, connectionsFailed, connectionsLoaded, connectionsLoading, connectionsWanted,
} from './bank-accounts-slice.ts';

function* load(): SagaGenerator<void> {
  const { api } = yield* deps();
  const customerId = yield* select(selectCustomerId);
  if (customerId === null) return;
  yield* put(connectionsLoading());
  try {
    const client = yield* call(api);
    const connections = yield* call(() => client.banking.connections(customerId));
    yield* put(connectionsLoaded(connections));
    yield* put(connectionsReceived(connections));
  } catch (error) {
    yield* put(connectionsFailed(toApiError(error).code));
  }
}

/** A load: a second wish while one is under way is the same wish. */
function* bankAccounts(): SagaGenerator<void> {
  yield* takeLeading(connectionsWanted, load);
}

/** Joins with every page that shows bank connections. */
export const bankAccountsFeature: Feature = { reducers: { bankAccounts: bankAccountsReducer }, watchers: [bankAccounts] };
