import type { ApiClient } from '@plinth/api-client';
import { isHttpError, toApiError } from '@plinth/api-client/errors';
import { call, put, select, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { deps } from '#core/deps.ts';
import type { Feature } from '#core/feature.ts';
import { selectCustomerId } from '#core/session/auth-slice.ts';
import { lastLinkedReducer } from './last-linked-slice.ts';
import { isReauthentication, linkFailed, linkingReducer, linkRequested, type LinkRequest } from './linking-slice.ts';

/** Asks the provider for the hosted page on which this is linked. */
async function requestHostedPage(
  client: ApiClient,
  customerId: string,
  request: LinkRequest,
  state: string,
): Promise<string | null> {
  if (request.kind === 'bank') {
    return (await client.banking.link(customerId, { state, ...(request.id ? { connectionId: request.id } : {}) })).url;
  }
  const integration = { integrationId: request.id ?? '', state };
  return (await client[request.kind].link(customerId, integration)).linkUrl;
}

/** The hosted page of a link that was begun, with the state that it was begun with: without one it could not be checked. */
function resumedPage({ linkUrl }: LinkRequest): { readonly url: string; readonly state: string } | null {
  const state = linkUrl === undefined ? null : URL.parse(linkUrl)?.searchParams.get('state');
  return linkUrl !== undefined && state ? { url: linkUrl, state } : null;
}

/**
 * Leaves for the hosted page; what it comes back with is held against the `state` that was kept (see link-return).
 * A link that was begun before is gone on with; where its address says no state, it is begun anew.
 */
function* begin({ payload: request }: ReturnType<typeof linkRequested>): SagaGenerator<void> {
  const { api, storage, newId, leave } = yield* deps();
  const customerId = yield* select(selectCustomerId);
  if (customerId === null) {
    yield* put(linkFailed({ request, code: 'unknown' }));
    return;
  }
  try {
    let page: { readonly url: string | null; readonly state: string } | null = resumedPage(request);
    if (page === null) {
      const client = yield* call(api);
      const state = newId();
      page = { url: yield* call(requestHostedPage, client, customerId, request, state), state };
    }
    storage.set('linkState', {
      state: page.state,
      kind: request.kind,
      from: request.from,
      ...(isReauthentication(request) ? { again: true } : {}),
    });
    if (!leave(page.url)) yield* put(linkFailed({ request, code: 'schema' }));
  } catch (error) {
    yield* put(linkFailed({ request, code: isHttpError(error, 404) ? 'not-found' : toApiError(error).code }));
  }
}

/** Starts links; a second click while one is opening is ignored. */
function* linking(): SagaGenerator<void> {
  yield* takeLeading(linkRequested, begin);
}

/** Joins with every page that links something, and with those that one comes back to from a hosted page. */
export const linkingFeature: Feature = {
  reducers: { linking: linkingReducer, lastLinked: lastLinkedReducer },
  sagas: [linking],
};
