import type { InputOf, ResponseOf } from '@plinth/api-client/call';
import {
  clearChat,
  getChat,
  listChatsAndContacts,
  sendMessage,
  updateChatProfile,
  updateContact,
  type ChatProfile,
  type Contact,
} from '@plinth/api-client/demo/chat';
import type { Deps } from '#core/deps.ts';
import { requestOf } from '#demo/_shared/demo-api.ts';
import { updateOptimistically } from '#demo/_shared/optimistic-update.ts';
import { profileApi } from '#demo/_shared/profile.ts';
import { announceChange, onChangeElsewhere } from './chat-changes.ts';
import { addMessage, type ChatList } from './chat-rows.ts';
import { messageRemoved, type NewMessage } from './outbox-slice.ts';

/** A contact with the chat, which is null before the first message. */
export type OpenChat = ResponseOf<typeof getChat>;
/** Changed fields of a contact. */
export type ContactChange = Pick<Contact, 'id'> & Partial<Pick<Contact, 'muted' | 'blocked' | 'important'>>;
/** Changed fields of the user's profile. */
export type ProfileChange = InputOf<typeof updateChatProfile>[0];

const withChange = <Row extends Contact>(contacts: readonly Row[], { id, ...change }: ContactChange): Row[] =>
  contacts.map((contact) => (contact.id === id ? { ...contact, ...change } : contact));

interface StartedChange {
  readonly extra: unknown;
  readonly queryFulfilled: PromiseLike<unknown>;
}

/** Tells the other tabs of a change once its call has succeeded. */
const announceWhenDone = ({ extra, queryFulfilled }: StartedChange): void =>
  void queryFulfilled.then(
    () => announceChange(extra as Deps),
    () => undefined,
  );

/**
 * The calls of the chats. A change shows at once and is rolled back when its call fails; other tabs load the chats again
 * when it succeeds.
 */
export const chatApi = profileApi.enhanceEndpoints({ addTagTypes: ['Chats', 'Chat'] }).injectEndpoints({
  endpoints: (build) => ({
    chats: build.query<ChatList, void>({
      query: requestOf(listChatsAndContacts, () => []),
      providesTags: ['Chats'],
      onCacheEntryAdded: async (_argument, { extra, dispatch, cacheEntryRemoved }) => {
        const reload = () => dispatch(chatApi.util.invalidateTags(['Chats', 'Chat', 'Profile']));
        const unsubscribe = onChangeElsewhere(extra as Deps, reload);
        await cacheEntryRemoved;
        unsubscribe();
      },
    }),
    chat: build.query<OpenChat, number>({
      query: requestOf(getChat, (id: number) => [{ id }]),
      providesTags: (_result, _error, id) => [{ type: 'Chat', id }],
      onQueryStarted: (id, { extra, dispatch, queryFulfilled }) => {
        const markAsSeen = () => {
          const { patches } = dispatch(
            chatApi.util.updateQueryData('chats', undefined, (list) => {
              for (const contact of list.chatsContacts) if (contact.id === id) contact.chat.unseenMsgs = 0;
            }),
          );
          if (patches.length > 0) announceChange(extra as Deps);
        };
        queryFulfilled.then(markAsSeen, () => undefined);
      },
    }),
    sendMessage: build.mutation<ResponseOf<typeof sendMessage>, NewMessage>({
      query: requestOf(sendMessage, ({ contactId, text }: NewMessage) => [
        { obj: { contact: { id: contactId }, message: text } },
      ]),
      onQueryStarted: ({ contactId, time }, { extra, dispatch, queryFulfilled }) => {
        announceWhenDone({ extra, queryFulfilled });
        const addToChat = ({ data }: { readonly data: ResponseOf<typeof sendMessage> }) => {
          dispatch(chatApi.util.updateQueryData('chat', contactId, (open) => ({ ...open, chat: data.chat })));
          dispatch(chatApi.util.updateQueryData('chats', undefined, (list) => addMessage(list, data)));
          dispatch(messageRemoved({ contactId, time }));
        };
        queryFulfilled.then(addToChat, () => undefined);
      },
    }),
    clearChat: build.mutation<ResponseOf<typeof clearChat>, number>({
      query: requestOf(clearChat, (id: number) => [{ id }]),
      onQueryStarted: (_id, api) => announceWhenDone(api),
      invalidatesTags: (_result, error, id) => (error ? [] : ['Chats', { type: 'Chat', id }]),
    }),
    changeContact: build.mutation<ResponseOf<typeof updateContact>, ContactChange>({
      query: requestOf(updateContact, (change: ContactChange) => [change]),
      onQueryStarted: (change, api) => {
        announceWhenDone(api);
        const { selectInvalidatedBy, updateQueryData } = chatApi.util;
        updateOptimistically(
          api,
          (state) => selectInvalidatedBy(state, ['Chats', { type: 'Chat', id: change.id }]),
          ({ endpointName }) =>
            endpointName === 'chats'
              ? updateQueryData('chats', undefined, (list) => ({
                  ...list,
                  chatsContacts: withChange(list.chatsContacts, change),
                  contacts: withChange(list.contacts, change),
                  // Who is blocked does not answer.
                  answers: list.answers.filter(({ contactId }) => contactId !== change.id || change.blocked !== true),
                }))
              : updateQueryData('chat', change.id, (open) => ({ ...open, contact: { ...open.contact, ...change } })),
        );
      },
      invalidatesTags: (_result, error, { id }) => (error ? ['Chats', { type: 'Chat', id }] : []),
    }),
    changeProfile: build.mutation<ResponseOf<typeof updateChatProfile>, ProfileChange>({
      query: requestOf(updateChatProfile, (change: ProfileChange) => [change]),
      onQueryStarted: ({ settings, ...change }, api) => {
        announceWhenDone(api);
        const patchProfile = (profile: ChatProfile) => {
          Object.assign(profile, change);
          Object.assign(profile.settings, settings);
        };
        const { selectInvalidatedBy, updateQueryData } = chatApi.util;
        updateOptimistically(
          api,
          (state) => selectInvalidatedBy(state, ['Chats', 'Profile']),
          ({ endpointName }) =>
            endpointName === 'chats'
              ? updateQueryData('chats', undefined, ({ profileUser }) => patchProfile(profileUser))
              : updateQueryData('profile', undefined, patchProfile),
        );
      },
      invalidatesTags: (_result, error) => (error ? ['Chats', 'Profile'] : []),
    }),
  }),
});

export const { useChatsQuery, useChatQuery, useClearChatMutation } = chatApi;
