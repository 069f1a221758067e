import { listBookmarks, listSearchItems, toggleBookmark } from '@plinth/api-client/demo/search';
import { describe, expect, test } from 'vitest';
import { startDemo } from '#testing/demo-world.ts';

const { call } = startDemo();

const groups = async () => (await call(listSearchItems)).searchArr;
const itemsOf = async (title: string) => (await groups()).find(({ groupTitle }) => groupTitle === title)?.data ?? [];
const bookmarkedTitles = async () => (await call(listBookmarks)).bookmarks.map(({ title }) => title);

describe('the search', () => {
  test('has the pages, files, contacts and records, and shows 4 of each', async () => {
    expect((await groups()).map(({ groupTitle, searchLimit, data }) => [groupTitle, searchLimit, data.length])).toEqual(
      [
        ['Pages', 4, 122],
        ['Files', 4, 8],
        ['Contacts', 4, 8],
        ['Emails', 4, 16],
        ['Tasks', 4, 15],
        ['Invoices', 4, 50],
        ['Users', 4, 50],
        ['Products', 4, 27],
      ],
    );
  });

  test.each(['Pages', 'Files', 'Contacts'])('has each of the %s once', async (title) => {
    const items = await itemsOf(title);
    for (const key of ['target', 'title', 'link'] as const) {
      expect(new Set(items.map((item) => item[key])).size).toBe(items.length);
    }
  });

  test('has ids that are different across the groups', async () => {
    const ids = (await groups()).flatMap(({ data }) => data.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('has files that can be downloaded', async () => {
    for (const { link } of await itemsOf('Files')) {
      const response = await fetch(`http://localhost${link}`);
      expect([response.status, (await response.arrayBuffer()).byteLength > 0]).toEqual([200, true]);
    }
  });

  test.each([
    ['Emails', 'October statement', '/apps/email?mail='],
    ['Tasks', 'Count the cellar', '/apps/todo?task='],
    ['Invoices', 'Invoice 5036', '/apps/invoice/preview/5036'],
    ['Products', 'Gooseneck Kettle', '/apps/ecommerce/product-detail/gooseneck-kettle-18'],
  ])('finds a record of %s by its title', async (group, title, link) => {
    const found = (await itemsOf(group)).filter((item) => item.title.includes(title));
    expect(found.map((item) => item.link)).toContainEqual(expect.stringContaining(link));
  });

  test('has contacts that open a new mail to their address', async () => {
    const [contact] = await itemsOf('Contacts');
    expect(contact).toMatchObject({
      title: 'Ana Duarte',
      link: '/apps/email?compose=new&to=ana.duarte%40example.com',
    });
  });
});

describe('the bookmarks', () => {
  test('are Email, Chat, Todo and Calendar', async () => {
    const { suggestions, bookmarks } = await call(listBookmarks);
    expect(bookmarks.map(({ title, isBookmarked }) => [title, isBookmarked])).toEqual([
      ['Email', true],
      ['Chat', true],
      ['Todo', true],
      ['Calendar', true],
    ]);
    expect(suggestions).toEqual(await itemsOf('Pages'));
    expect(suggestions.filter(({ isBookmarked }) => isBookmarked)).toEqual(bookmarks);
  });

  test('get a new one at the end, and lose one that is toggled again', async () => {
    const { suggestions } = await call(listBookmarks);
    const idOf = (title: string) => suggestions.find((item) => item.title === title)?.id ?? 0;
    const { bookmark } = await call(toggleBookmark, { id: idOf('Analytics dashboard') });
    expect(bookmark).toMatchObject({ title: 'Analytics dashboard', isBookmarked: true });
    await expect(bookmarkedTitles()).resolves.toEqual(['Email', 'Chat', 'Todo', 'Calendar', 'Analytics dashboard']);
    await expect(call(toggleBookmark, { id: idOf('Chat') })).resolves.toMatchObject({
      bookmark: { title: 'Chat', isBookmarked: false },
    });
    await expect(bookmarkedTitles()).resolves.toEqual(['Email', 'Todo', 'Calendar', 'Analytics dashboard']);
  });

  test.each([['Files'], ['Contacts']])('are not for %s', async (title) => {
    const [item] = await itemsOf(title);
    await expect(call(toggleBookmark, { id: item?.id ?? 0 })).rejects.toMatchObject({
      status: 404,
      body: { error: 'There is no such page' },
    });
  });
});
