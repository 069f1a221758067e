import { listChatsAndContacts } from '@plinth/api-client/demo/chat';
import { listMails } from '@plinth/api-client/demo/email';
import { updateNotificationSettings } from '@plinth/api-client/demo/notifications';
import { listBookmarks, listSearchItems } from '@plinth/api-client/demo/search';
import { login } from '@plinth/api-client/demo/session';
import { listCart, listWishlist } from '@plinth/api-client/demo/shop';
import { addTask, listTasks } from '@plinth/api-client/demo/todo';
import { describe, expect, test } from 'vitest';
import { startDemo } from '#testing/demo-world.ts';
import { demoCallHandlers } from './domains.ts';
import { fileHandler, sampleFileUrl } from './files.ts';

/** Every call that needs a session, without its body: a failure comes before its values are read. */
const requests = demoCallHandlers
  .filter(({ declaration }) => !declaration.isPublic)
  .map(({ declaration: { name, method, path } }) => ({ name, method, url: `http://localhost${path}` }));

describe('in the scenario "errors"', () => {
  const { call } = startDemo({ scenario: 'errors' });

  test.each(requests)('$name fails', async ({ method, url }) => {
    const response = await fetch(url, { method });
    expect([response.status, await response.json()]).toEqual([500, { error: 'Something went wrong' }]);
  });

  test('the sign-in works', async () => {
    const { userData } = await call(login, { email: 'admin@demo.com', password: 'admin' });
    expect(userData.id).toBe(1);
  });
});

describe('in the scenario "empty"', () => {
  const { call } = startDemo({ scenario: 'empty' });

  test.each([
    ['mails', () => call(listMails, {}), { emails: [], emailsMeta: { inbox: 0, draft: 0, spam: 0 } }],
    ['chats', () => call(listChatsAndContacts), { chatsContacts: [], contacts: [], profileUser: { id: 11 } }],
    ['tasks', () => call(listTasks, {}), { tasks: [] }],
    ['bookmarks', () => call(listBookmarks), { suggestions: [], bookmarks: [] }],
    ['search results', () => call(listSearchItems), { searchArr: Array.from({ length: 8 }, () => ({ data: [] })) }],
    ['products in the cart', () => call(listCart), { products: [] }],
    [
      'notifications, whose setting can be changed',
      () => call(updateNotificationSettings, { isSystemShown: false }),
      { notifications: [], isSystemShown: false },
    ],
  ])('there are no %s', async (_records, list, expected) => {
    await expect(list()).resolves.toMatchObject(expected);
  });
});

describe('a wait before each response', () => {
  let waits = 0;
  const { call } = startDemo({
    wait: async () => {
      waits += 1;
    },
  });

  test('is made once for each call', async () => {
    await call(login, { email: 'admin@demo.com', password: 'admin' });
    expect(waits).toBe(1);
  });
});

describe('a page that has the path of a call', () => {
  const { server } = startDemo();

  test('goes to the network, where there is none', async () => {
    const url = `${server().context.origin}${listWishlist.path}`;
    let mockedCount = 0;
    server().server.events.on('response:mocked', () => {
      mockedCount += 1;
    });
    await expect(fetch(url, { headers: { accept: 'text/html,application/xhtml+xml' } })).rejects.toThrow(TypeError);
    expect(mockedCount).toBe(0);
    expect((await fetch(url, { headers: { accept: 'application/json' } })).status).toBe(200);
    expect(mockedCount).toBe(1);
  });
});

describe('a fault', () => {
  const { call, server } = startDemo();
  const titles = async () => (await call(listTasks, {})).tasks.map(({ title }) => title);

  test.each([
    ['html', { code: 'schema' }],
    ['bad-gateway', { status: 502 }],
    ['offline', { code: 'network' }],
    ['wrong-type@tasks.*.title', { code: 'schema' }],
  ] as const)('breaks the response of its call alone: %s', async (fault, error) => {
    server().context.faults.set(listTasks, fault);
    await expect(call(listTasks, {})).rejects.toMatchObject(error);
    await expect(call(listMails, {})).resolves.toBeDefined();
  });

  test('of the connection comes after the call was performed, and its response is repeated to the same key', async () => {
    const { faults } = server().context;
    const { tasks } = await call(listTasks, {});
    const task = { ...tasks[0]!, title: 'Call the electrician' };
    faults.set(addTask, 'reset');
    await expect(call(addTask, { task }, { idempotencyKey: 'first' })).rejects.toMatchObject({ code: 'network' });
    faults.clear();
    const added = await call(addTask, { task }, { idempotencyKey: 'first' });
    expect((await titles()).filter((title) => title === task.title)).toHaveLength(1);
    await expect(call(addTask, { task })).resolves.not.toEqual(added);
  });

  test('breaks the bytes of a file', async () => {
    const { context } = server();
    const url = `${context.origin}${sampleFileUrl('lease-division-street.pdf')}`;
    const { byteLength } = await (await fetch(url)).arrayBuffer();
    context.faults.set(fileHandler.declaration, 'truncated');
    expect((await (await fetch(url)).arrayBuffer()).byteLength).toBe(Math.floor(byteLength / 2));
  });
});
