import { toggleBookmark } from '@plinth/api-client/demo/search';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { setUpDemo } from '#demo/_shared/testing/demo-world.ts';
import { navbarApi, withToggledBookmark } from './navbar-api.ts';

const itemOf = (id: number, isBookmarked: boolean) => ({
  id,
  target: `page-${id}`,
  title: `Page ${id}`,
  hint: null,
  icon: 'mail',
  link: `page-${id}`,
  isBookmarked,
});
const BOOKMARKS = {
  suggestions: [itemOf(1, false), itemOf(2, true), itemOf(3, true)],
  bookmarks: [itemOf(3, true), itemOf(2, true)],
};

it.each([
  ['adds a bookmark at the end', 1, [3, 2, 1], [1, 2, 3]],
  ['removes a bookmark', 3, [2], [2]],
])('%s', (_name, id, bookmarkedIds, starredIds) => {
  const { bookmarks, suggestions } = withToggledBookmark(BOOKMARKS, id);
  expect(bookmarks.map((item) => item.id)).toEqual(bookmarkedIds);
  expect(suggestions.filter(({ isBookmarked }) => isBookmarked).map((item) => item.id)).toEqual(starredIds);
});

describe('a bookmark', () => {
  const demo = setUpDemo((world) => world.store.dispatch(navbarApi.endpoints.bookmarks.initiate()));

  const titles = () =>
    demo.world.read(navbarApi.endpoints.bookmarks.select()).data?.bookmarks.map(({ title }) => title);
  const toggleEmail = () => {
    const { data } = demo.world.read(navbarApi.endpoints.bookmarks.select());
    const id = data?.suggestions.find(({ title }) => title === 'Email')?.id ?? 0;
    return demo.world.store.dispatch(navbarApi.endpoints.toggleBookmark.initiate(id));
  };

  it('shows at once', async () => {
    const toggled = toggleEmail();
    expect(titles()).toEqual(['Chat', 'Todo', 'Calendar']);
    await toggled;
    expect(titles()).toEqual(['Chat', 'Todo', 'Calendar']);
  });

  it('is rolled back when its call fails', async () => {
    demo.mock.server.use(
      http.post(`http://localhost${toggleBookmark.path}`, () => new HttpResponse(null, { status: 500 }), {
        once: true,
      }),
    );
    const toggled = toggleEmail();
    expect(titles()).toEqual(['Chat', 'Todo', 'Calendar']);
    await toggled;
    expect(titles()).toEqual(['Email', 'Chat', 'Todo', 'Calendar']);
  });
});
