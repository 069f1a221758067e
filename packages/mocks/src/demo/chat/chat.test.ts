import {
  CHAT_USER_ID,
  clearChat,
  getChat,
  getChatProfile,
  listChatsAndContacts,
  PRESENCES,
  sendMessage,
  updateChatProfile,
  updateContact,
} from '@plinth/api-client/demo/chat';
import { beforeEach, describe, expect, test } from 'vitest';
import { createMemoryStore } from '#engine/store.ts';
import { NOW } from '#node.ts';
import { startDemo } from '#testing/demo-world.ts';
import { createDemoContext } from '../context.ts';
import { chats, contacts, profile } from './seed.ts';

let now = NOW;
beforeEach(() => {
  now = NOW;
});
const { call, signIn } = startDemo({ clock: () => new Date(now) });

const list = async () => call(listChatsAndContacts);
const chatNames = async () => (await list()).chatsContacts.map(({ fullName }) => fullName);
const send = (id: number, message: string) => call(sendMessage, { obj: { contact: { id }, message } });

describe('the sample data', () => {
  test('has 10 contacts by name, with every presence, and 4 chats', async () => {
    const { contacts } = await list();
    const names = contacts.map(({ fullName }) => fullName);
    expect(names).toHaveLength(10);
    expect(names).toEqual(names.toSorted());
    expect(contacts.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(new Set(contacts.map(({ status }) => status))).toEqual(new Set(PRESENCES));
    expect(new Set(contacts.map(({ about }) => about)).size).toBe(10);
    await expect(chatNames()).resolves.toEqual(['Marta Quill', 'Joel Abara', 'Hanne Vos', 'Priya Anand']);
  });

  test('has 3 unseen messages', async () => {
    const { chatsContacts } = await list();
    expect(chatsContacts.map(({ chat }) => chat.unseenMsgs)).toEqual([1, 2, 0, 0]);
  });

  test('has messages in the order of their times, each before now', async () => {
    for (const { id } of (await list()).chatsContacts) {
      const { chat } = await call(getChat, { id });
      const times = chat?.chat.map(({ time }) => Date.parse(time)) ?? [];
      expect(times).toEqual(times.toSorted((one, other) => one - other));
      expect(times.at(-1)).toBeLessThan(NOW.getTime());
    }
  });
});

describe('a chat', () => {
  test('is read once it is opened; the list alone leaves it unseen', async () => {
    const { chat, contact } = await call(getChat, { id: 5 });
    expect([chat?.userId, chat?.unseenMsgs, contact.fullName]).toEqual([5, 0, 'Joel Abara']);
    const { chatsContacts } = await list();
    expect(chatsContacts.map(({ chat: { unseenMsgs } }) => unseenMsgs)).toEqual([1, 0, 0, 0]);
  });

  test('is null with a contact without messages, and a 404 with an unknown one', async () => {
    await expect(call(getChat, { id: 1 })).resolves.toMatchObject({ chat: null, contact: { fullName: 'Ana Duarte' } });
    await expect(call(getChat, { id: 11 })).rejects.toMatchObject({
      status: 404,
      body: { error: 'There is no such contact' },
    });
  });

  test('is gone with its messages once it is cleared', async () => {
    await call(clearChat, { id: 7 });
    await expect(chatNames()).resolves.toEqual(['Joel Abara', 'Hanne Vos', 'Priya Anand']);
    await expect(call(getChat, { id: 7 })).resolves.toMatchObject({ chat: null });
    await call(clearChat, { id: 99 });
    await expect(chatNames()).resolves.toHaveLength(3);
  });
});

describe('a message', () => {
  test('is the last one of its chat, which comes first', async () => {
    const { chat, newMessageData } = await send(9, ' Thank you.\nSee you on Friday. ');
    expect(newMessageData).toEqual({
      message: 'Thank you.\nSee you on Friday.',
      time: NOW.toISOString(),
      senderId: 11,
    });
    expect(chat.chat).toHaveLength(5);
    expect(chat.chat.at(-1)).toEqual(newMessageData);
    const [first] = (await list()).chatsContacts;
    expect([first?.fullName, first?.chat.lastMessage]).toEqual(['Priya Anand', newMessageData]);
  });

  test('to a contact without a chat creates it, with an id that was never used', async () => {
    await call(clearChat, { id: 7 });
    const { chat } = await send(1, 'Hello Ana');
    expect(chat).toMatchObject({ id: 5, userId: 1, unseenMsgs: 0 });
    await expect(chatNames()).resolves.toEqual(['Ana Duarte', 'Joel Abara', 'Hanne Vos', 'Priya Anand']);
  });

  test.each([
    [7, ' \n ', 400, { message: 'Enter a message' }],
    [99, 'Hello', 404, 'There is no such contact'],
  ])('to contact %i with the text %j is refused with %i', async (id, message, status, error) => {
    await expect(send(id, message)).rejects.toMatchObject({ status, body: { error } });
  });

  test('to a blocked contact is refused until the contact is unblocked', async () => {
    await call(updateContact, { id: 7, blocked: true });
    await expect(send(7, 'Hello')).rejects.toMatchObject({ status: 400, body: { error: 'Marta Quill is blocked' } });
    await call(updateContact, { id: 7, blocked: false });
    await expect(send(7, 'Hello')).resolves.toMatchObject({ newMessageData: { message: 'Hello' } });
  });
});

describe('an answer', () => {
  const unseenOf = async (id: number) =>
    (await list()).chatsContacts.find((contact) => contact.id === id)?.chat.unseenMsgs;
  const moveTo = (instant: string, offsetMs = 0) => {
    now = new Date(Date.parse(instant) + offsetMs);
  };

  test('is announced with the message, and arrives once it is due', async () => {
    const { answer } = await send(5, 'Is bay 4 done?');
    expect(answer.contactId).toBe(5);
    expect([NOW.toISOString(), answer.typingFrom, answer.time]).toEqual(
      [NOW.toISOString(), answer.typingFrom, answer.time].toSorted(),
    );
    await expect(list()).resolves.toMatchObject({ answers: [answer] });
    moveTo(answer.time, -1);
    await expect(unseenOf(5)).resolves.toBe(2);
    moveTo(answer.time);
    await expect(unseenOf(5)).resolves.toBe(3);
    const { chatsContacts, answers } = await list();
    expect(chatsContacts[0]).toMatchObject({ id: 5, chat: { lastMessage: { senderId: 5, time: answer.time } } });
    expect(answers).toEqual([]);
  });

  test('is the same at every start, and another one the next time', async () => {
    const texts: (string | undefined)[] = [];
    for (const text of ['Hello', 'And now?']) {
      const { answer } = await send(5, text);
      moveTo(answer.time);
      texts.push((await call(getChat, { id: 5 })).chat?.chat.at(-1)?.message);
    }
    expect(texts).toEqual(['Done before we close, promise.', 'On it. I’m at bay 4 right now.']);
  });

  test('is one for all messages that are sent until it arrives', async () => {
    const { answer } = await send(1, 'Hello');
    moveTo(answer.typingFrom);
    await expect(send(1, 'Are you there?')).resolves.toMatchObject({ answer });
    moveTo(answer.time);
    const { chat } = await call(getChat, { id: 1 });
    expect(chat?.chat.map(({ senderId }) => senderId)).toEqual([CHAT_USER_ID, CHAT_USER_ID, 1]);
  });

  test('of a muted contact is counted like any other', async () => {
    await call(updateContact, { id: 7, muted: true });
    const { answer } = await send(7, 'Hello');
    moveTo(answer.time);
    await expect(unseenOf(7)).resolves.toBe(2);
  });

  test.each([
    ['was blocked, also when the contact is unblocked again', () => call(updateContact, { id: 7, blocked: true })],
    ['had the chat cleared', () => call(clearChat, { id: 7 })],
  ])('does not come from a contact who %s', async (_how, cancel) => {
    const { answer } = await send(7, 'Hello');
    await cancel();
    await expect(list()).resolves.toMatchObject({ answers: [] });
    await call(updateContact, { id: 7, blocked: false });
    moveTo(answer.time, 60_000);
    const { chat } = await call(getChat, { id: 7 });
    expect(chat?.chat.at(-1)?.time).not.toBe(answer.time);
  });

  test('comes from every contact with words of their own', async () => {
    const texts = new Set<string | undefined>();
    const ids = (await list()).contacts.map(({ id }) => id);
    const sent = await Promise.all(ids.map(async (id) => send(id, 'Hello')));
    moveTo(
      sent
        .map(({ answer }) => answer.time)
        .toSorted()
        .at(-1) ?? '',
    );
    for (const id of ids) texts.add((await call(getChat, { id })).chat?.chat.at(-1)?.message);
    expect(texts.size).toBe(ids.length);
  });
});

test('a contact keeps what is not changed', async () => {
  const { contact: before } = await call(getChat, { id: 7 });
  await expect(call(updateContact, { id: 7, muted: true })).resolves.toEqual({ contact: { ...before, muted: true } });
  await expect(call(updateContact, { id: 7, important: false })).resolves.toEqual({
    contact: { ...before, muted: true, important: false },
  });
  await expect(call(updateContact, { id: 99, muted: true })).rejects.toMatchObject({ status: 404 });
});

test('every tab has the same chats, contacts and profile', () => {
  const options = { origin: 'http://localhost', clock: () => new Date(NOW), newId: () => 'id' };
  const store = createMemoryStore();
  const openTab = () => createDemoContext({ ...options, store }).database;
  const [first, second] = [openTab(), openTab()];
  expect(second.table(chats).find(5)).toBe(undefined);
  const added = first.table(chats).add({ userId: 6, unseenMsgs: 0, chat: [] });
  first.table(contacts).update(6, { muted: true });
  first.table(profile).update(CHAT_USER_ID, { status: 'away' });
  expect(second.table(chats).find(5)).toEqual(added);
  expect(second.table(contacts).find(6)).toMatchObject({ muted: true });
  expect(second.table(profile).find(CHAT_USER_ID)).toMatchObject({ status: 'away' });
});

describe('the profile', () => {
  test('has id 11 and the name of the account', async () => {
    await expect(call(getChatProfile)).resolves.toMatchObject({ profileUser: { id: 11, fullName: 'Ines Calloway' } });
    await expect((await signIn('client@demo.com', 'client'))(getChatProfile)).resolves.toMatchObject({
      profileUser: { id: 11, fullName: 'Noor Haddad' },
    });
  });

  test('keeps what is not changed', async () => {
    const { profileUser: before } = await call(getChatProfile);
    await call(updateChatProfile, { status: 'away' });
    await call(updateChatProfile, { settings: { isTwoStepSignInOn: true } });
    const expected = { ...before, status: 'away', settings: { ...before.settings, isTwoStepSignInOn: true } };
    await expect(list()).resolves.toMatchObject({ profileUser: expected });
  });

  test('has at most 120 characters about the user', async () => {
    const about = 'x'.repeat(120);
    await expect(call(updateChatProfile, { about })).resolves.toMatchObject({ profileUser: { about } });
    await expect(call(updateChatProfile, { about: `${about}x` })).rejects.toMatchObject({ status: 400 });
  });
});
