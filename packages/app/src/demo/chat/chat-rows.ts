import type { ResponseOf } from '@plinth/api-client/call';
import {
  CHAT_USER_ID,
  type Chat,
  type ChatContact,
  type ChatMessage,
  type ComingAnswer,
  type Contact,
  type listChatsAndContacts,
} from '@plinth/api-client/demo/chat';
import { foldText } from '@plinth/ui-kit/search-text';
import type { OutgoingMessage } from './outbox-slice.ts';

/** The chats, the latest first, all contacts by name, the user's profile, and the answers that are about to come. */
export type ChatList = ResponseOf<typeof listChatsAndContacts>;

/** A chat in the list of chats, with its last message, also one that has not arrived. */
export interface ChatRow {
  readonly contact: Contact;
  readonly text: string;
  readonly time: string;
  readonly isOwn: boolean;
  readonly isFailed: boolean;
  readonly unseenCount: number;
}

const rowOf = ({ chat: { lastMessage, unseenMsgs }, ...contact }: ChatContact): ChatRow => ({
  contact,
  text: lastMessage.message,
  time: lastMessage.time,
  isOwn: lastMessage.senderId === CHAT_USER_ID,
  isFailed: false,
  unseenCount: unseenMsgs,
});

/** Returns the chats, the latest first. A message that has not arrived is the last one of its chat, or creates it. */
export function chatRowsOf({ chatsContacts, contacts }: ChatList, outbox: readonly OutgoingMessage[]): ChatRow[] {
  const rows = new Map(chatsContacts.map((contact) => [contact.id, rowOf(contact)]));
  for (const { contactId, text, time, status } of outbox) {
    const contact = contacts.find(({ id }) => id === contactId);
    if (!contact) continue;
    const last = rows.get(contactId);
    // A message that failed stays in its chat, but later ones follow it.
    if (status === 'failed' && last && Date.parse(last.time) > Date.parse(time)) continue;
    const unseenCount = last?.unseenCount ?? 0;
    rows.set(contactId, { contact, text, time, isOwn: true, isFailed: status === 'failed', unseenCount });
  }
  return [...rows.values()].toSorted((one, other) => Date.parse(other.time) - Date.parse(one.time));
}

/** Returns whether a contact's name contains a text, in any spelling of case and accents. */
export const matchesName = ({ fullName }: Contact, text: string): boolean =>
  foldText(fullName).includes(foldText(text.trim()));

/** A message that has been sent, and the answer to it. */
interface SentMessage {
  readonly chat: Chat;
  readonly newMessageData: ChatMessage;
  readonly answer: ComingAnswer;
}

/** Returns the list after a message has been sent: its chat is the first one. */
export function addMessage(list: ChatList, { chat, newMessageData, answer }: SentMessage): ChatList {
  const contact = list.contacts.find(({ id }) => id === chat.userId);
  if (!contact) return list;
  const { id, unseenMsgs } = chat;
  return {
    ...list,
    chatsContacts: [
      { ...contact, chat: { id, unseenMsgs, lastMessage: newMessageData } },
      ...list.chatsContacts.filter((other) => other.id !== contact.id),
    ],
    answers: [...list.answers.filter(({ contactId }) => contactId !== contact.id), answer],
  };
}

/** Returns whether a failed message that may have arrived is in the chat. */
export function hasArrived({ status, isUncertain, text, time }: OutgoingMessage, { chat }: Chat): boolean {
  return (
    status === 'failed' &&
    isUncertain &&
    chat.some(
      (message) =>
        message.senderId === CHAT_USER_ID &&
        message.message === text.trim() &&
        Date.parse(message.time) >= Date.parse(time),
    )
  );
}
