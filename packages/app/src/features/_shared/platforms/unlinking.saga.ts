import { isHttpError } from '@plinth/api-client/errors';
import { call, put, select, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { deps } from '#core/deps.ts';
import type { Feature } from '#core/feature.ts';
import { selectCustomerId } from '#core/session/auth-slice.ts';
import {
  information,
  integrations,
  selectInformation,
  selectPlatforms,
  selectShops,
  shops,
} from './platforms-slice.ts';
import { unlinkConfirmed, unlinked, unlinkFailed, unlinkingReducer, type UnlinkRequest } from './unlinking-slice.ts';

/** Updates the store immediately after a connection was removed, and reloads its data in the background. */
function* removeFromStore({ kind, connectionId, integrationId }: UnlinkRequest): SagaGenerator<void> {
  const platforms = yield* select(selectPlatforms(kind));
  if (platforms.status === 'ready') {
    const data = platforms.data.map((platform) =>
      platform.id === integrationId ? { ...platform, linked: false, linkUrl: null } : platform,
    );
    yield* put(integrations[kind].loaded({ data, loadedAt: platforms.loadedAt }));
  }
  if (kind === 'accounting') {
    const company = yield* select(selectInformation);
    if (company.status === 'ready') yield* put(information.loaded({ data: null, loadedAt: company.loadedAt }));
    yield* put(information.invalidated());
  } else {
    const shopsPanel = yield* select(selectShops);
    if (shopsPanel.status === 'ready')
      yield* put(
        shops.loaded({ data: shopsPanel.data.filter(({ id }) => id !== connectionId), loadedAt: shopsPanel.loadedAt }),
      );
    yield* put(shops.invalidated());
  }
  yield* put(integrations[kind].invalidated());
}

function* unlink({ payload: request }: ReturnType<typeof unlinkConfirmed>): SagaGenerator<void> {
  const { api } = yield* deps();
  const customerId = yield* select(selectCustomerId);
  if (customerId === null) {
    yield* put(unlinkFailed());
    return;
  }
  try {
    const client = yield* call(api);
    yield* call(() => client.connections.remove(request.kind, customerId, request.connectionId));
  } catch (error) {
    // A 404 means that the connection is already gone.
    if (!isHttpError(error) || error.status !== 404) {
      yield* put(unlinkFailed());
      return;
    }
  }
  yield* removeFromStore(request);
  yield* put(unlinked());
}

/** Unlinks platforms, ignoring further requests while an unlink is in progress. */
function* unlinking(): SagaGenerator<void> {
  yield* takeLeading(unlinkConfirmed, unlink);
}

/** The feature that unlinks platforms. Every page that offers it requires it. */
export const unlinkingFeature: Feature = { reducers: { unlinking: unlinkingReducer }, sagas: [unlinking] };
