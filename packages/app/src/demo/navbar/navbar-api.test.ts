import { toggleBookmark } from '@plinth/api-client/demo/search';
import { createDemoServer } from '@plinth/mocks/demo/node';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { demoFeature } from '#demo/_shared/feature.ts';
import { createWorld, type World } from '#testing/world.ts';
import { navbarApi, withToggledBookmark } from './navbar-api.ts';

const itemOf = (id: number, isBookmarked: boolean) => ({
  id,
  target: `page-${id}`,
  title: `Page ${id}`,
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
  let world: World;
  let mock: ReturnType<typeof createDemoServer>;
  beforeEach(async () => {
    vi.stubGlobal('location', new URL('http://localhost'));
    mock = createDemoServer();
    mock.server.listen({ onUnhandledFrame: 'error' });
    world = createWorld({ user: null });
    world.join(demoFeature);
    await world.store.dispatch(navbarApi.endpoints.bookmarks.initiate());
  });
  afterEach(() => {
    world.task.cancel();
    mock.server.close();
    vi.unstubAllGlobals();
  });

  const titles = () => world.read(navbarApi.endpoints.bookmarks.select()).data?.bookmarks.map(({ title }) => title);
  const toggleEmail = () => {
    const { data } = world.read(navbarApi.endpoints.bookmarks.select());
    const id = data?.suggestions.find(({ title }) => title === 'Email')?.id ?? 0;
    return world.store.dispatch(navbarApi.endpoints.toggleBookmark.initiate(id));
  };

  it('shows at once', async () => {
    const toggled = toggleEmail();
    expect(titles()).toEqual(['Chat', 'Todo', 'Calendar']);
    await toggled;
    expect(titles()).toEqual(['Chat', 'Todo', 'Calendar']);
  });

  it('is rolled back when its call fails', async () => {
    mock.server.use(
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
