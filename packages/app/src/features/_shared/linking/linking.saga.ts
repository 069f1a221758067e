import type { ApiClient } from '@plinth/api-client';
import { isHttpError, toApiError } from '@plinth/api-client/errors';
import { call, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import { deps } from '#core/deps.ts';
import type { Feature } from '#core/feature.ts';
import { selectCustomerId, selectUser } from '#core/session/auth-slice.ts';
import { confirmationReducer } from './confirmation-slice.ts';
import { confirmation } from './confirmation.saga.ts';
import { lastLinkedReducer } from './last-linked-slice.ts';
import {
  isReauthentication,
  linkDismissed,
  linkFailed,
  linkingReducer,
  linkRequested,
  type LinkRequest,
} from './linking-slice.ts';

/** A hosted page and the state in its URL. */
interface HostedPage {
  readonly url: string | null;
  readonly state: string;
  /** Identifies a bank link at the provider. */
  readonly linkId: string | null;
}

/** Requests the hosted page for a link. */
async function requestHostedPage(
  client: ApiClient,
  customerId: string,
  request: LinkRequest,
  state: string,
): Promise<HostedPage> {
  if (request.kind === 'bank') {
    const connection = request.id ? { connectionId: request.id } : {};
    const { url, linkId } = await client.banking.link(customerId, { state, ...connection });
    return { url, state, linkId };
  }
  const integration = { integrationId: request.id ?? '', state };
  return { url: (await client[request.kind].link(customerId, integration)).linkUrl, state, linkId: null };
}

/** Returns the hosted page of an unfinished link and the state in its URL, or null if there is no state to verify. */
function resumablePage({ linkUrl }: LinkRequest): HostedPage | null {
  const state = linkUrl === undefined ? null : URL.parse(linkUrl)?.searchParams.get('state');
  return linkUrl !== undefined && state ? { url: linkUrl, state, linkId: null } : null;
}

/**
 * Opens the hosted page and stores the `state` against which its return is verified (see link-return). Resumes an
 * unfinished link if its URL contains a state, and otherwise starts a new one.
 */
function* openHostedPage({ payload: request }: ReturnType<typeof linkRequested>): SagaGenerator<void> {
  const { api, storage, newId, openExternal } = yield* deps();
  const customerId = yield* select(selectCustomerId);
  const user = yield* select(selectUser);
  if (customerId === null || user === null) {
    yield* put(linkFailed({ request, code: 'unknown' }));
    return;
  }
  try {
    let hostedPage = resumablePage(request);
    if (hostedPage === null) {
      const client = yield* call(api);
      hostedPage = yield* call(requestHostedPage, client, customerId, request, newId());
    }
    storage.set('linkState', {
      state: hostedPage.state,
      kind: request.kind,
      from: request.from,
      uid: user.uid,
      ...(isReauthentication(request) ? { again: true } : {}),
      ...(hostedPage.linkId === null ? {} : { linkId: hostedPage.linkId }),
    });
    if (!openExternal(hostedPage.url)) yield* put(linkFailed({ request, code: 'schema' }));
  } catch (error) {
    yield* put(linkFailed({ request, code: isHttpError(error, 404) ? 'not-found' : toApiError(error).code }));
  }
}

/**
 * Starts links, ignoring further requests while a hosted page is opening. Leaving the page that requested the link cancels
 * it: no hosted page opens from another page.
 */
function* linking(): SagaGenerator<void> {
  for (;;) {
    const request = yield* take(linkRequested);
    yield* race({ opened: call(openHostedPage, request), dismissed: take(linkDismissed) });
  }
}

/** The feature that links connections. Every page that starts a link or handles the return from one requires it. */
export const linkingFeature: Feature = {
  reducers: { linking: linkingReducer, lastLinked: lastLinkedReducer, linkConfirmation: confirmationReducer },
  sagas: [linking, confirmation],
};
