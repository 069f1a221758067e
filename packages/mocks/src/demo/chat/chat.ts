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
import type { Database } from '../database.ts';
import { handle, type Domain } from '../handle.ts';
import { sortRows } from '../lists.ts';
import { ownerOf } from '../session/accounts.ts';
import { chats, contacts, profile } from './seed.ts';

/** Returns the chat with a contact. */
const chatWith = (database: Database, contactId: number): Chat | undefined =>
  database.table(chats).rows.find(({ userId }) => userId === contactId);

/** Returns the contacts that have a chat, the latest message first. */
function chatContactsOf(database: Database): ChatContact[] {
  const found = database.table(contacts).rows.flatMap((contact) => {
    const chat = chatWith(database, contact.id);
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

/** The chats, their contacts and the user's profile. */
export const chat: Domain = {
  calls: [
    handle(
      listChatsAndContacts,
      ({ database, accountId }) =>
        ok({
          chatsContacts: chatContactsOf(database),
          contacts: sortRows(database.table(contacts).rows, ({ fullName }) => fullName),
          profileUser: profileOf(database, accountId),
        }),
      [],
    ),
    handle(getChatProfile, ({ database, accountId }) => ok({ profileUser: profileOf(database, accountId) }), []),
    handle(
      getChat,
      ({ database, query: { id } }) => {
        const contact = database.table(contacts).find(id);
        if (!contact) return noSuchContact();
        const found = chatWith(database, id);
        const seen = found && database.table(chats).update(found.id, { unseenMsgs: 0 });
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
        const table = database.table(chats);
        const found = chatWith(database, contact.id);
        const changed = found && table.update(found.id, { chat: [...found.chat, newMessageData] });
        return created({
          chat: changed ?? table.add({ userId: contact.id, unseenMsgs: 0, chat: [newMessageData] }),
          newMessageData,
        });
      },
      [{ obj: { contact: { id: 7 }, message: 'See you at the dock.' } }],
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
        return contact ? ok({ contact }) : noSuchContact();
      },
      [{ id: 7, muted: true }],
    ),
    handle(
      clearChat,
      ({ database, query: { id } }) => {
        const found = chatWith(database, id);
        if (found) database.table(chats).remove(found.id);
        return ok({ id });
      },
      [{ id: 7 }],
    ),
  ],
};
