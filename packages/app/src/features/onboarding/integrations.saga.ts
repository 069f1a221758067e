import { toApiError } from '@plinth/api-client/errors';
import { call, put, select, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { deps } from '#core/deps.ts';
import { selectCustomerId } from '#core/session/auth-slice.ts';
import { integrationsFailed, integrationsLoaded, integrationsLoading, integrationsWanted, type PlatformKind } from './integrations-slice.ts';

function* load(kind: PlatformKind): SagaGenerator<void> {
  const { api } = yield* deps();
  const customerId = yield* select(selectCustomerId);
  if (customerId === null) return;
  yield* put(integrationsLoading(kind));
  try {
    const client = yield* call(api);
    const integrations = yield* call(() => client[kind].integrations(customerId));
    yield* put(integrationsLoaded({ kind, integrations }));
  } catch (error) {
    yield* put(integrationsFailed({ kind, code: toApiError(error).code }));
  }
}

/** Watches the wishes for one kind: a second wish while a load of it is under way is the same wish. */
export const integrationsOf = (kind: PlatformKind) =>
  function* integrations(): SagaGenerator<void> {
    const wanted = (action: { readonly type: string }) => integrationsWanted.match(action) && action.payload === kind;
    yield* takeLeading(wanted, load, kind);
  };
