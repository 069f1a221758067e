import { CHAT_USER_ID, type Chat, type Contact } from '@plinth/api-client/demo/chat';
import { describe, expect, test } from 'vitest';
import { addMessage, chatRowsOf, hasArrived, matchesName, type ChatList } from './chat-rows.ts';
import { nextToSend, type OutgoingMessage } from './outbox-slice.ts';

const contactOf = (id: number, fullName: string): Contact => ({
  id,
  fullName,
  role: 'Buyer',
  about: '',
  avatar: null,
  status: 'online',
  email: `${id}@example.com`,
  phone: '555 010 0100',
  hours: '',
  muted: false,
  blocked: false,
  important: false,
});

const ANA = contactOf(1, 'Ana Duarte');
const JOEL = contactOf(2, 'Joel Abará');

const LIST: ChatList = {
  chatsContacts: [
    {
      ...ANA,
      chat: { id: 4, unseenMsgs: 2, lastMessage: { message: 'Hello', time: '2026-11-23T09:00:00Z', senderId: 1 } },
    },
  ],
  contacts: [ANA, JOEL],
  profileUser: {
    id: CHAT_USER_ID,
    fullName: 'Ines Calloway',
    role: 'Owner',
    about: '',
    avatar: null,
    status: 'online',
    settings: { isTwoStepSignInOn: false, areNotificationsOn: true },
  },
  answers: [],
};

const messageTo = (contactId: number, changes: Partial<OutgoingMessage> = {}): OutgoingMessage => ({
  contactId,
  text: 'On my way',
  time: '2026-11-23T10:00:00Z',
  status: 'waiting',
  isUncertain: false,
  ...changes,
});

const rowsOf = (outbox: readonly OutgoingMessage[]) =>
  chatRowsOf(LIST, outbox).map(({ contact, text, isOwn, isFailed, unseenCount }) => [
    contact.id,
    text,
    isOwn,
    isFailed,
    unseenCount,
  ]);

describe('the rows of the chats', () => {
  test('show the last message of each chat', () => {
    expect(rowsOf([])).toEqual([[1, 'Hello', false, false, 2]]);
  });

  test('show a message that has not arrived, also the first one to a contact', () => {
    expect(rowsOf([messageTo(1, { status: 'failed' })])).toEqual([[1, 'On my way', true, true, 2]]);
    expect(rowsOf([messageTo(1, { status: 'failed', time: '2026-11-23T08:00:00Z' })])).toEqual(rowsOf([]));
    expect(rowsOf([messageTo(2), messageTo(99)])).toEqual([
      [2, 'On my way', true, false, 0],
      [1, 'Hello', false, false, 2],
    ]);
  });

  test('begin with the chat to which a message was sent', () => {
    const message = { message: 'Hi', time: '2026-11-23T10:00:00Z', senderId: CHAT_USER_ID };
    const chat: Chat = { id: 5, userId: 2, unseenMsgs: 0, chat: [message] };
    const answer = { contactId: 2, typingFrom: '2026-11-23T10:00:01Z', time: '2026-11-23T10:00:04Z' };
    const { chatsContacts, answers } = addMessage(LIST, { chat, newMessageData: message, answer });
    expect(chatsContacts.map(({ id, chat: { lastMessage } }) => [id, lastMessage.message])).toEqual([
      [2, 'Hi'],
      [1, 'Hello'],
    ]);
    expect(answers).toEqual([answer]);
  });

  test.each([
    ['abara', true],
    ['  JOEL ', true],
    ['', true],
    ['ana', false],
  ])('are searched for %j in any spelling', (text, expected) => {
    expect(matchesName(JOEL, text)).toBe(expected);
  });
});

test.each([
  ['with an unknown result', { status: 'failed', isUncertain: true }, true],
  ['that was refused', { status: 'failed', isUncertain: false }, false],
  ['that is being sent', { status: 'sending', isUncertain: true }, false],
  ['that is newer', { status: 'failed', isUncertain: true, time: '2026-11-23T12:00:00Z' }, false],
  ['with another text', { status: 'failed', isUncertain: true, text: 'Later' }, false],
] as const)('a message %s is found in the chat: %s', (_name, changes, expected) => {
  const sent = { message: 'On my way', time: '2026-11-23T10:00:01Z', senderId: CHAT_USER_ID };
  expect(hasArrived(messageTo(1, changes), { id: 4, userId: 1, unseenMsgs: 0, chat: [sent] })).toBe(expected);
});

test('messages to a contact are sent one after the other', () => {
  const [first, second] = [messageTo(1, { time: '1' }), messageTo(1, { time: '2' })];
  expect(nextToSend([first, second], 1)).toBe(first);
  expect(nextToSend([{ ...first, status: 'sending' }, second], 1)).toBeUndefined();
  expect(nextToSend([{ ...first, status: 'failed' }, second], 1)).toBe(second);
  expect(nextToSend([{ ...first, status: 'sending' }, messageTo(2)], 2)).toMatchObject({ contactId: 2 });
});
