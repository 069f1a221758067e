import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { isoDate } from '../schema.ts';
import { deletedSchema, emailAddress, queryNumber, recordId } from './fields.ts';

/** The presences of a person. */
export const PRESENCES = ['online', 'busy', 'away', 'offline'] as const;

/** The most characters that the text about the user can have. */
export const MAX_ABOUT_LENGTH = 120;

/** Id of the user among the senders of messages (product.md#limits). */
export const CHAT_USER_ID = 11;

const personFields = {
  id: recordId,
  fullName: v.string(),
  role: v.string(),
  about: v.string(),
  /** Address of the picture; null without one. */
  avatar: v.nullable(v.string()),
  status: v.picklist(PRESENCES),
};

const contactFlags = {
  /** Whether the number of unseen messages is hidden. */
  muted: v.boolean(),
  /** Whether no messages can be sent, and none come. */
  blocked: v.boolean(),
  important: v.boolean(),
};

const contactSchema = v.object({
  ...personFields,
  email: emailAddress,
  phone: v.string(),
  /** When the person can be reached, as text. */
  hours: v.string(),
  ...contactFlags,
});

const settingsFields = { isTwoStepSignInOn: v.boolean(), areNotificationsOn: v.boolean() };

const profileSchema = v.object({ ...personFields, settings: v.object(settingsFields) });

const messageSchema = v.object({
  /** Plain text, with line breaks. */
  message: v.string(),
  time: isoDate,
  /** Id of the contact, or `CHAT_USER_ID`. */
  senderId: recordId,
});

const chatSchema = v.object({
  id: recordId,
  /** Id of the contact. */
  userId: recordId,
  unseenMsgs: v.number(),
  /** The messages, oldest first. */
  chat: v.array(messageSchema),
});

const chatContactSchema = v.object({
  ...contactSchema.entries,
  chat: v.object({ id: recordId, unseenMsgs: v.number(), lastMessage: messageSchema }),
});

const answerSchema = v.object({
  /** Id of the contact. */
  contactId: recordId,
  /** When the contact begins to type. */
  typingFrom: isoDate,
  /** When the message arrives. */
  time: isoDate,
});

/** A presence of a person. */
export type Presence = (typeof PRESENCES)[number];
/** A contact (product.md#entities). */
export type Contact = v.InferOutput<typeof contactSchema>;
/** A contact with the last message of the chat. */
export type ChatContact = v.InferOutput<typeof chatContactSchema>;
/** The user's own profile. */
export type ChatProfile = v.InferOutput<typeof profileSchema>;
/** A message of a chat (product.md#entities). */
export type ChatMessage = v.InferOutput<typeof messageSchema>;
/** A chat with a contact (product.md#entities). */
export type Chat = v.InferOutput<typeof chatSchema>;
/** A message that a contact is about to write. Its text is known once it has arrived. */
export type ComingAnswer = v.InferOutput<typeof answerSchema>;

/**
 * Lists the contacts that have a chat, the latest message first, all contacts by name, the user's profile, and the
 * answers that contacts are about to write.
 */
export const listChatsAndContacts = defineCall({
  method: 'GET',
  path: '/apps/chat/chats-and-contacts',
  response: v.object({
    chatsContacts: v.array(chatContactSchema),
    contacts: v.array(contactSchema),
    profileUser: profileSchema,
    answers: v.array(answerSchema),
  }),
});

/** Gets the user's own profile. */
export const getChatProfile = defineCall({
  method: 'GET',
  path: '/apps/chat/users/profile-user',
  response: v.object({ profileUser: profileSchema }),
});

/** Gets the chat with a contact, and marks its messages as seen. */
export const getChat = defineCall({
  method: 'GET',
  path: '/apps/chat/get-chat',
  query: v.object({
    /** Id of the contact. */
    id: queryNumber,
  }),
  response: v.object({
    /** Null before the first message. */
    chat: v.nullable(chatSchema),
    contact: contactSchema,
  }),
});

/** Sends a message to a contact that isn't blocked. The first one creates the chat. The contact answers after a moment. */
export const sendMessage = defineCall({
  method: 'POST',
  path: '/apps/chat/send-msg',
  body: v.object({
    obj: v.object({
      contact: v.object({ id: recordId }),
      message: v.pipe(v.string(), v.trim(), v.nonEmpty('Enter a message')),
    }),
  }),
  response: v.object({ chat: chatSchema, newMessageData: messageSchema, answer: answerSchema }),
});

/** Changes the given fields of the user's own profile. */
export const updateChatProfile = defineCall({
  method: 'POST',
  path: '/apps/chat/update-profile',
  body: v.object({
    about: v.optional(
      v.pipe(v.string(), v.trim(), v.maxLength(MAX_ABOUT_LENGTH, `Use at most ${MAX_ABOUT_LENGTH} characters`)),
    ),
    status: v.optional(v.picklist(PRESENCES)),
    settings: v.optional(v.partial(v.object(settingsFields))),
  }),
  response: v.object({ profileUser: profileSchema }),
  assumed: true,
});

/** Mutes or blocks a contact, or marks the contact as important. */
export const updateContact = defineCall({
  method: 'POST',
  path: '/apps/chat/update-contact',
  body: v.object({ id: recordId, ...v.partial(v.object(contactFlags)).entries }),
  response: v.object({ contact: contactSchema }),
  assumed: true,
});

/** Deletes the chat with a contact, with its messages. */
export const clearChat = defineCall({
  method: 'DELETE',
  path: '/apps/chat/clear-chat',
  query: v.object({
    /** Id of the contact. */
    id: queryNumber,
  }),
  response: deletedSchema,
  assumed: true,
});
