import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTabs } from '#testing/tabs.ts';
import { createWorld, type World } from '#testing/world.ts';
import { demoFeature } from '../_shared/feature.ts';
import { setUpDemo } from '../_shared/testing/demo-world.ts';
import { chatApi } from './chat-api.ts';
import { messageQueued, outboxReducer, selectOutbox } from './outbox-slice.ts';
import './chat-events.ts';

const JOEL = 5;
const LEO = 6;

const feature = { reducers: { chatOutbox: outboxReducer } };
// Both tabs of a test are worlds of their own over the same mock.
setUpDemo(async () => undefined);

let tabs: readonly [World, World];
beforeEach(() => {
  const browser = createTabs();
  const open = () => {
    const { storage } = browser.open();
    const world = createWorld({ user: null, storage });
    world.join({ ...feature, requires: [demoFeature] });
    return world;
  };
  tabs = [open(), open()];
});
afterEach(() => {
  for (const { task } of tabs) task.cancel();
});

const { chats, chat, clearChat, changeContact } = chatApi.endpoints;

const loadList = (world: World) => world.store.dispatch(chats.initiate());
const openChat = (world: World, id: number) => world.store.dispatch(chat.initiate(id));
const lastTextOf = (world: World, id: number) => world.read(chat.select(id)).data?.chat?.chat.at(-1)?.message;
/** Returns the chats in their order, each with the number of unseen messages. */
const listOf = (world: World) =>
  world
    .read(chats.select())
    .data?.chatsContacts.map(({ fullName, chat: { unseenMsgs } }) => `${fullName} ${unseenMsgs}`);

it('shows a message that another tab has sent', async () => {
  const [first, second] = tabs;
  await Promise.all([loadList(first), loadList(second), openChat(second, LEO)]);
  first.store.dispatch(messageQueued({ contactId: LEO, text: 'Two wheels', time: new Date().toISOString() }));
  await vi.waitFor(() => expect(lastTextOf(second, LEO)).toBe('Two wheels'));
  await vi.waitFor(() => expect(listOf(second)?.[0]).toBe('Leo Marchetti 0'));
  expect(second.read(selectOutbox)).toEqual([]);
});

it('shows that another tab has opened, cleared or changed a chat', async () => {
  const [first, second] = tabs;
  await Promise.all([loadList(first), loadList(second)]);
  expect(listOf(second)).toContain('Joel Abara 2');
  await openChat(first, JOEL);
  await vi.waitFor(() => expect(listOf(second)).toContain('Joel Abara 0'));
  await first.store.dispatch(changeContact.initiate({ id: JOEL, muted: true }));
  const contactOf = (world: World) => world.read(chats.select()).data?.contacts.find(({ id }) => id === JOEL);
  await vi.waitFor(() => expect(contactOf(second)).toMatchObject({ muted: true }));
  await first.store.dispatch(clearChat.initiate(JOEL));
  await vi.waitFor(() => expect(listOf(second)).not.toContain('Joel Abara 0'));
});

it('does not load the chats again when two tabs show the same one', async () => {
  const [first, second] = tabs;
  await Promise.all([loadList(first), loadList(second)]);
  await Promise.all([openChat(first, JOEL), openChat(second, JOEL)]);
  const set = vi.spyOn(first.deps.storage, 'set');
  await first.store.dispatch(chat.initiate(JOEL, { forceRefetch: true }));
  expect(set).not.toHaveBeenCalled();
});
