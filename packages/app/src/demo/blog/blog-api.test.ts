import { getPost, toggleBookmark } from '@plinth/api-client/demo/blog';
import { createDemoServer } from '@plinth/mocks/demo/node';
import { delay, http } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { demoFeature } from '#demo/_shared/feature.ts';
import { createWorld, type World } from '#testing/world.ts';
import { blogApi } from './blog-api.ts';

const POST_ID = 1;
const { post, togglePostBookmark } = blogApi.endpoints;

let world: World;
let mock: ReturnType<typeof createDemoServer>;

beforeEach(async () => {
  vi.stubGlobal('location', new URL('http://localhost'));
  mock = createDemoServer();
  mock.server.listen({ onUnhandledFrame: 'error' });
  world = createWorld({ user: null });
  world.join({ requires: [demoFeature] });
  await world.store.dispatch(post.initiate(POST_ID));
});
afterEach(() => {
  world.task.cancel();
  mock.server.close();
  vi.unstubAllGlobals();
});

const shown = () => {
  const { bookmarked, bookmarks } = world.read(post.select(POST_ID)).data?.blog ?? {};
  return { bookmarked, bookmarks };
};

it('keeps a bookmark when a response that arrives before that of its call has it already', async () => {
  const { bookmarked, bookmarks = 0 } = shown();
  const stored = Promise.withResolvers<void>();
  mock.server.use(
    http.get(`http://localhost${getPost.path}`, async () => {
      await stored.promise;
      return undefined;
    }),
    http.post(
      `http://localhost${toggleBookmark.path}`,
      async ({ request }) => {
        const response = await fetch(request.clone());
        stored.resolve();
        await delay(100);
        return response;
      },
      { once: true },
    ),
  );
  const query = world.store.dispatch(post.initiate(POST_ID, { forceRefetch: true }));
  const toggled = { bookmarked: !bookmarked, bookmarks: bookmarks + (bookmarked ? -1 : 1) };
  const toggling = world.store.dispatch(togglePostBookmark.initiate(POST_ID));
  expect(shown()).toEqual(toggled);
  await query;
  expect(shown()).toEqual(toggled);
  await toggling;
  expect(shown()).toEqual(toggled);
});
