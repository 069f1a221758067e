import {
  CHAT_USER_ID,
  clearChat,
  getChat,
  getChatProfile,
  listChatsAndContacts,
  sendMessage,
  updateChatProfile,
  updateContact,
  type Chat,
  type ChatContact,
  type ChatProfile,
} from '@plinth/api-client/demo/chat';
import { created, ok, refuse } from '#engine/response.ts';
import type { Database, Table } from '../database.ts';
import { handle, type Domain } from '../handle.ts';
import { sortRows } from '../lists.ts';
import { ownerOf } from '../session/accounts.ts';
import { cancelAnswer, chatsAt, comingAnswers, planAnswer } from './answers.ts';
import { contacts, profile } from './seed.ts';

/** Returns the chat with a contact. */
const chatWith = ({ rows }: Table<Chat>, contactId: number): Chat | undefined =>
  rows.find(({ userId }) => userId === contactId);

/** Returns the contacts that have a chat, the latest message first. */
function chatContactsOf(database: Database, now: Date): ChatContact[] {
  const chats = chatsAt(database, now);
  const found = database.table(contacts).rows.flatMap((contact) => {
    const chat = chatWith(chats, contact.id);
    const lastMessage = chat?.chat.at(-1);
    return chat && lastMessage ? { ...contact, chat: { id: chat.id, unseenMsgs: chat.unseenMsgs, lastMessage } } : [];
  });
  return sortRows(found, ({ chat }) => Date.parse(chat.lastMessage.time), 'desc');
}

/** Returns the user's profile, with the name of the account. */
function profileOf(database: Database, accountId: number): ChatProfile {
  const stored = database.table(profile).find(CHAT_USER_ID);
  if (!stored) throw new Error('There is no profile of the user');
  return { ...stored, fullName: ownerOf(database, accountId).fullName };
}

const noSuchContact = () => refuse(404, 'There is no such contact');

const SAMPLE_MESSAGE = { obj: { contact: { id: 7 }, message: 'See you at the dock.' } };

/** The chats, their contacts and the user's profile. */
export const chat: Domain = {
  calls: [
    handle(
      listChatsAndContacts,
      ({ database, now, accountId }) =>
        ok({
          chatsContacts: chatContactsOf(database, now),
          contacts: sortRows(database.table(contacts).rows, ({ fullName }) => fullName),
          profileUser: profileOf(database, accountId),
          answers: comingAnswers(database),
        }),
      async (call) => {
        await call(sendMessage, SAMPLE_MESSAGE);
        return [];
      },
    ),
    handle(getChatProfile, ({ database, accountId }) => ok({ profileUser: profileOf(database, accountId) }), []),
    handle(
      getChat,
      ({ database, now, query: { id } }) => {
        const contact = database.table(contacts).find(id);
        if (!contact) return noSuchContact();
        const chats = chatsAt(database, now);
        const found = chatWith(chats, id);
        const seen = found && chats.update(found.id, { unseenMsgs: 0 });
        return ok({ chat: seen ?? null, contact });
      },
      [{ id: 7 }],
    ),
    handle(
      sendMessage,
      ({ database, now, body: { obj } }) => {
        const contact = database.table(contacts).find(obj.contact.id);
        if (!contact) return noSuchContact();
        if (contact.blocked) return refuse(400, `${contact.fullName} is blocked`);
        const newMessageData = { message: obj.message, time: now.toISOString(), senderId: CHAT_USER_ID };
        const chats = chatsAt(database, now);
        const found = chatWith(chats, contact.id);
        const changed =
          (found && chats.update(found.id, { chat: [...found.chat, newMessageData] })) ??
          chats.add({ userId: contact.id, unseenMsgs: 0, chat: [newMessageData] });
        return created({ chat: changed, newMessageData, answer: planAnswer(database, contact, changed, now) });
      },
      [SAMPLE_MESSAGE],
    ),
    handle(
      updateChatProfile,
      ({ database, accountId, body: { settings = {}, ...changes } }) => {
        const { settings: current } = profileOf(database, accountId);
        const { isTwoStepSignInOn = current.isTwoStepSignInOn, areNotificationsOn = current.areNotificationsOn } =
          settings;
        database
          .table(profile)
          .update(CHAT_USER_ID, { ...changes, settings: { isTwoStepSignInOn, areNotificationsOn } });
        return ok({ profileUser: profileOf(database, accountId) });
      },
      [{ about: 'Counting the cellar', status: 'busy', settings: { areNotificationsOn: false } }],
    ),
    handle(
      updateContact,
      ({ database, body: { id, ...changes } }) => {
        const contact = database.table(contacts).update(id, changes);
        if (changes.blocked) cancelAnswer(database, id);
        return contact ? ok({ contact }) : noSuchContact();
      },
      [{ id: 7, muted: true }],
    ),
    handle(
      clearChat,
      ({ database, now, query: { id } }) => {
        const chats = chatsAt(database, now);
        const found = chatWith(chats, id);
        if (found) chats.remove(found.id);
        cancelAnswer(database, id);
        return ok({ id });
      },
      [{ id: 7 }],
    ),
  ],
};
