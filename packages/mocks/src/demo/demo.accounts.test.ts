import type { Caller } from '@plinth/api-client/caller';
import { getPost, toggleBookmark as togglePostBookmark } from '@plinth/api-client/demo/blog';
import { listEvents, removeEvent } from '@plinth/api-client/demo/calendar';
import { getChat, getChatProfile, sendMessage, updateChatProfile } from '@plinth/api-client/demo/chat';
import { listMails, updateMails } from '@plinth/api-client/demo/email';
import { deleteInvoice, listInvoices } from '@plinth/api-client/demo/invoice';
import { listNotifications, readNotifications } from '@plinth/api-client/demo/notifications';
import { getOrder, placeOrder } from '@plinth/api-client/demo/orders';
import { addPost, getProfile } from '@plinth/api-client/demo/profile';
import { listBookmarks, toggleBookmark } from '@plinth/api-client/demo/search';
import { listCart, removeFromCart } from '@plinth/api-client/demo/shop';
import { deleteTask, listTasks } from '@plinth/api-client/demo/todo';
import { expect, test } from 'vitest';
import { startDemo } from '#testing/demo-world.ts';
import { SAMPLE_ADDRESS } from './shop/addresses.ts';

const { call, signIn } = startDemo();
const signInAsClient = () => signIn('client@demo.com', 'client');

/** Data that each account has for itself: how to read it, and how an account changes it. */
const OWN: readonly (readonly [
  name: string,
  read: (call: Caller) => Promise<unknown>,
  change: (call: Caller) => Promise<unknown>,
])[] = [
  [
    'mailbox',
    async (caller) => (await caller(listMails, {})).emailsMeta,
    (caller) => caller(updateMails, { emailIds: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], dataToUpdate: { folder: 'trash' } }),
  ],
  [
    'chats',
    async (caller) => (await caller(getChat, { id: 5 })).chat?.chat.length,
    (caller) => caller(sendMessage, { obj: { contact: { id: 5 }, message: 'Good morning' } }),
  ],
  [
    'presence',
    async (caller) => (await caller(getChatProfile)).profileUser.status,
    (caller) => caller(updateChatProfile, { status: 'busy' }),
  ],
  [
    'tasks',
    async (caller) => (await caller(listTasks, {})).tasks.length,
    (caller) => caller(deleteTask, { taskId: 18 }),
  ],
  [
    'events',
    async (caller) => (await caller(listEvents, {})).events.length,
    (caller) => caller(removeEvent, { id: 1 }),
  ],
  [
    'profile',
    async (caller) => (await caller(getProfile)).posts.length,
    (caller) => caller(addPost, { text: 'Open until six today', image: null }),
  ],
  [
    'bookmarks',
    async (caller) => (await caller(listBookmarks)).bookmarks.length,
    (caller) => caller(toggleBookmark, { id: 1 }),
  ],
  [
    'bookmarked posts',
    async (caller) => (await caller(getPost, { id: 2 })).blog.bookmarked,
    (caller) => caller(togglePostBookmark, { id: 2 }),
  ],
  ['cart', async (caller) => (await caller(listCart)).products.length, (caller) => caller(removeFromCart, '3')],
  [
    'notifications',
    async (caller) => (await caller(listNotifications)).notifications.filter(({ isRead }) => !isRead).length,
    (caller) => caller(readNotifications, {}),
  ],
];

test.each(OWN)('each account has its own %s', async (_name, read, change) => {
  const [admin, client] = [await signIn(), await signInAsClient()];
  const before = await read(client);
  await expect(read(admin)).resolves.toEqual(before);
  await change(admin);
  await expect(read(admin)).resolves.not.toEqual(before);
  await expect(read(client)).resolves.toEqual(before);
});

test('the mails of an account are to it', async () => {
  const { emails } = await (await signInAsClient())(listMails, {});
  const recipients = emails.flatMap(({ to }) => to.map(({ email }) => email));
  expect(recipients).toContain('client@demo.com');
  expect(recipients).not.toContain('admin@demo.com');
});

test('the posts of an account have its name', async () => {
  const { posts } = await (await signInAsClient())(getProfile);
  const authors = posts.flatMap(({ author, comments }) => [author, ...comments.map((comment) => comment.author)]);
  expect(new Set(authors.filter(({ isOwn }) => isOwn).map(({ fullName }) => fullName))).toEqual(
    new Set(['Noor Haddad']),
  );
});

test('an order is found by the account that placed it', async () => {
  const admin = await signIn();
  const { order } = await admin(placeOrder, {
    address: SAMPLE_ADDRESS,
    payment: { method: 'pay-on-delivery' },
    coupon: null,
  });
  await expect(admin(getOrder, { id: order.id })).resolves.toEqual({ order });
  await expect((await signInAsClient())(getOrder, { id: order.id })).rejects.toMatchObject({ status: 404 });
});

test('the accounts share the invoices', async () => {
  await (
    await signIn()
  )(deleteInvoice, { id: 5036 });
  await expect((await signInAsClient())(listInvoices, {})).resolves.toMatchObject({ total: 49 });
});

test('a session without an account of the demo has the data of the administrator', async () => {
  await (
    await signIn()
  )(deleteTask, { taskId: 18 });
  const ids = (await call(listTasks, {})).tasks.map(({ id }) => id);
  expect(ids).not.toContain(18);
});
