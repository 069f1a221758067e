import { combineReducers, createAction, type Action } from '@reduxjs/toolkit';
import { call, put, select, type SagaGenerator } from 'typed-redux-saga';
import { loggedOut } from '#core/events.ts';
import type { Feature } from '#core/feature.ts';
import { dataOf } from '#core/panel/panel.ts';
import { createSubmission } from '#core/submission/create-submission.ts';
import { NOT_SUBMITTED, type Submission } from '#core/submission/submission.ts';
import {
  information,
  integrations,
  selectPlatforms,
  selectShops,
  shops,
  type PlatformKind,
} from './platforms-slice.ts';

/** The connection to unlink. */
export interface UnlinkRequest {
  readonly kind: PlatformKind;
  readonly connectionId: string;
  /** The platform of the connection. */
  readonly integrationId: string;
  /** The displayed name of the platform or shop. */
  readonly name: string;
}

/** Updates the store immediately after a connection was removed, and reloads its data in the background. */
function* removeFromStore({ kind, connectionId, integrationId }: UnlinkRequest): SagaGenerator<void> {
  const platforms = dataOf(yield* select(selectPlatforms(kind)), []);
  const others = platforms.map((platform) =>
    platform.id === integrationId ? { ...platform, linked: false, linkUrl: null } : platform,
  );
  yield* put(integrations[kind].changed(others));
  yield* put(integrations[kind].invalidated());
  if (kind === 'accounting') {
    yield* put(information.changed(null));
    yield* put(information.invalidated());
  } else {
    const linkedShops = dataOf(yield* select(selectShops), []);
    yield* put(shops.changed(linkedShops.filter(({ id }) => id !== connectionId)));
    yield* put(shops.invalidated());
  }
}

/** Unlinks a platform. */
export const unlinking = createSubmission<UnlinkRequest>({
  name: 'unlinking',
  *send(request, { client, customerId }) {
    if (customerId === null) throw new Error('Only a customer has connections');
    yield* call(() => client.connections.remove(request.kind, customerId, request.connectionId));
    yield* call(removeFromStore, request);
  },
});

/** The user asks to unlink a platform and has to confirm it. */
export const unlinkAsked = createAction<UnlinkRequest>('unlinking/asked');

function questionReducer(state: UnlinkRequest | null = null, action: Action): UnlinkRequest | null {
  if (unlinkAsked.match(action)) return action.payload;
  return unlinking.sent.match(action) || unlinking.dismissed.match(action) || loggedOut.match(action) ? null : state;
}

interface WithUnlinking {
  readonly unlinking?: { readonly question: UnlinkRequest | null; readonly submission: Submission<UnlinkRequest> };
}

export const selectUnlinking = (state: WithUnlinking): Submission<UnlinkRequest> =>
  state.unlinking?.submission ?? NOT_SUBMITTED;

/** Selects the request that its dialog is about: one that is being sent or has failed, or one to confirm. */
export function selectUnlinkRequest(state: WithUnlinking): UnlinkRequest | null {
  const submission = selectUnlinking(state);
  return submission.status === 'sending' || submission.status === 'failed'
    ? submission.input
    : (state.unlinking?.question ?? null);
}

/** The feature that unlinks platforms. Every page that offers it requires it. */
export const unlinkingFeature: Feature = {
  reducers: { unlinking: combineReducers({ question: questionReducer, submission: unlinking.reducer }) },
  sagas: [unlinking.watch],
};
