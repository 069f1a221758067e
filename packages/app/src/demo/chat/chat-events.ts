import { createAction, isAnyOf, type Action, type PayloadAction } from '@reduxjs/toolkit';
import type { Deps } from '#core/deps.ts';
import { VISITOR } from '#core/drafts/drafts.ts';
import { selectUser } from '#core/session/auth-slice.ts';
import { listenerOf, makeChange, type DemoDispatch } from '#demo/_shared/changes.ts';
import { chatApi, type ContactChange, type ProfileChange } from './chat-api.ts';
import { hasArrived } from './chat-rows.ts';
import {
  messageFailed,
  messageQueued,
  messageRemoved,
  messageRetried,
  messageStarted,
  nextToSend,
  selectOutbox,
  type MessageKey,
  type WithOutbox,
} from './outbox-slice.ts';
import { removeProfileDraft } from './profile-draft.ts';
import { removeStoredMessage, storeMessage } from './stored-outbox.ts';

type State = WithOutbox & Parameters<typeof selectUser>[0];
type Dispatch = DemoDispatch<State>;

const listen = listenerOf<State>();
const { changeContact, changeProfile, sendMessage } = chatApi.endpoints;

/** Change a contact. `done` says what happened. */
export const contactChangeRequested = createAction<{ readonly change: ContactChange; readonly done: string }>(
  'chat/contactChangeRequested',
);
makeChange(contactChangeRequested, {
  send: ({ change }, dispatch) => dispatch(changeContact.initiate(change)),
  done: ({ done }) => done,
  failed: () => 'The contact was not changed.',
});

const inBrowser =
  (change: (storage: Deps['storage'], owner: string) => void) =>
  (_dispatch: unknown, getState: () => unknown, { storage }: Deps): void =>
    change(storage, selectUser(getState() as State)?.uid ?? VISITOR);

/** Change the user's own profile. `done` says what happened. */
export const profileChangeRequested = createAction<{ readonly change: ProfileChange; readonly done: string }>(
  'chat/profileChangeRequested',
);
makeChange(profileChangeRequested, {
  send: async ({ change }, dispatch) => {
    const result = await dispatch(changeProfile.initiate(change));
    const { about } = change;
    if (!result.error && about !== undefined)
      dispatch(inBrowser((storage, owner) => removeProfileDraft(storage, owner, about)));
    return result;
  },
  done: ({ done }) => done,
  failed: () => 'Your profile was not changed.',
});

/** Sends the next message to a contact. */
const sendNext =
  ({ contactId }: MessageKey) =>
  async (dispatch: Dispatch, getState: () => State): Promise<void> => {
    const message = nextToSend(selectOutbox(getState()), contactId);
    if (!message) return;
    const { time, text } = message;
    dispatch(messageStarted({ contactId, time }));
    const { error } = await dispatch(sendMessage.initiate({ contactId, text, time }));
    if (!error) return;
    const isUncertain = !('status' in error) || error.status === null;
    dispatch(messageFailed({ contactId, time, isUncertain }));
    if (isUncertain) dispatch(chatApi.util.invalidateTags([{ type: 'Chat', id: contactId }]));
  };

const isOutboxChange = (action: Action): action is PayloadAction<MessageKey> =>
  isAnyOf(messageQueued, messageRetried, messageRemoved, messageFailed)(action);

listen({
  matcher: isOutboxChange,
  effect: ({ payload }, { dispatch }) => dispatch(sendNext(payload)),
});

listen({
  actionCreator: messageQueued,
  effect: ({ payload }, { dispatch }) => dispatch(inBrowser((storage, owner) => storeMessage(storage, owner, payload))),
});

listen({
  actionCreator: messageRemoved,
  effect: ({ payload }, { dispatch }) =>
    dispatch(inBrowser((storage, owner) => removeStoredMessage(storage, owner, payload))),
});

listen({
  matcher: chatApi.endpoints.chat.matchFulfilled,
  effect: ({ payload: { chat, contact } }, { dispatch, ...api }) => {
    for (const message of selectOutbox(api.getState())) {
      const { contactId, time } = message;
      if (contactId === contact.id && chat && hasArrived(message, chat)) dispatch(messageRemoved({ contactId, time }));
    }
  },
});
