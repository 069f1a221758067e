import {
  createAction,
  createListenerMiddleware,
  isAnyOf,
  type Action,
  type PayloadAction,
  type ThunkDispatch,
} from '@reduxjs/toolkit';
import type { Deps } from '#core/deps.ts';
import { VISITOR } from '#core/drafts/drafts.ts';
import { selectUser } from '#core/session/auth-slice.ts';
import { doneToast, failedToast } from '#demo/_shared/toasts.ts';
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

/** Change a contact. `done` says what happened. */
export const contactChangeRequested = createAction<{ readonly change: ContactChange; readonly done: string }>(
  'chat/contactChangeRequested',
);
/** Change the user's own profile. `done` says what happened. */
export const profileChangeRequested = createAction<{ readonly change: ProfileChange; readonly done: string }>(
  'chat/profileChangeRequested',
);

type State = WithOutbox & Parameters<typeof selectUser>[0];
type Dispatch = ThunkDispatch<State, Deps, Action>;

/** Sends the messages, and makes the changes that need no form, with a toast that can retry them. */
export const chatListener = createListenerMiddleware();
const startListening = chatListener.startListening.withTypes<State, Dispatch>();

const inBrowser =
  (change: (storage: Deps['storage'], owner: string) => void) =>
  (_dispatch: Dispatch, getState: () => State, { storage }: Deps): void =>
    change(storage, selectUser(getState())?.uid ?? VISITOR);

startListening({
  actionCreator: contactChangeRequested,
  effect: async (action, { dispatch }) => {
    const { change, done } = action.payload;
    const result = await dispatch(chatApi.endpoints.changeContact.initiate(change));
    dispatch(result.error ? failedToast('The contact was not changed.', action) : doneToast(done));
  },
});

startListening({
  actionCreator: profileChangeRequested,
  effect: async (action, { dispatch }) => {
    const { change, done } = action.payload;
    const result = await dispatch(chatApi.endpoints.changeProfile.initiate(change));
    if (result.error) {
      dispatch(failedToast('Your profile was not changed.', action));
      return;
    }
    const { about } = change;
    if (about !== undefined) dispatch(inBrowser((storage, owner) => removeProfileDraft(storage, owner, about)));
    dispatch(doneToast(done));
  },
});

/** Sends the next message to a contact. */
const sendNext =
  ({ contactId }: MessageKey) =>
  async (dispatch: Dispatch, getState: () => State): Promise<void> => {
    const message = nextToSend(selectOutbox(getState()), contactId);
    if (!message) return;
    const { time, text } = message;
    dispatch(messageStarted({ contactId, time }));
    const { error } = await dispatch(chatApi.endpoints.sendMessage.initiate({ contactId, text, time }));
    if (!error) return;
    const isUncertain = !('status' in error) || error.status === null;
    dispatch(messageFailed({ contactId, time, isUncertain }));
    if (isUncertain) dispatch(chatApi.util.invalidateTags([{ type: 'Chat', id: contactId }]));
  };

const isOutboxChange = (action: Action): action is PayloadAction<MessageKey> =>
  isAnyOf(messageQueued, messageRetried, messageRemoved, messageFailed)(action);

startListening({
  matcher: isOutboxChange,
  effect: ({ payload }, { dispatch }) => dispatch(sendNext(payload)),
});

startListening({
  actionCreator: messageQueued,
  effect: ({ payload }, { dispatch }) => dispatch(inBrowser((storage, owner) => storeMessage(storage, owner, payload))),
});

startListening({
  actionCreator: messageRemoved,
  effect: ({ payload }, { dispatch }) =>
    dispatch(inBrowser((storage, owner) => removeStoredMessage(storage, owner, payload))),
});

startListening({
  matcher: chatApi.endpoints.chat.matchFulfilled,
  effect: ({ payload: { chat, contact } }, { dispatch, ...api }) => {
    for (const message of selectOutbox(api.getState())) {
      const { contactId, time } = message;
      if (contactId === contact.id && chat && hasArrived(message, chat)) dispatch(messageRemoved({ contactId, time }));
    }
  },
});
