import { getPost, toggleBookmark } from '@plinth/api-client/demo/blog';
import { delay, http } from 'msw';
import { expect, it } from 'vitest';
import { setUpDemo } from '#demo/_shared/testing/demo-world.ts';
import { blogApi } from './blog-api.ts';

const POST_ID = 1;
const { post, togglePostBookmark } = blogApi.endpoints;

const demo = setUpDemo((world) => world.store.dispatch(post.initiate(POST_ID)));

const shown = () => {
  const { bookmarked, bookmarks } = demo.world.read(post.select(POST_ID)).data?.blog ?? {};
  return { bookmarked, bookmarks };
};

it('keeps a bookmark when a response that arrives before that of its call has it already', async () => {
  const { bookmarked, bookmarks = 0 } = shown();
  const stored = Promise.withResolvers<void>();
  demo.mock.server.use(
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
  const query = demo.world.store.dispatch(post.initiate(POST_ID, { forceRefetch: true }));
  const toggled = { bookmarked: !bookmarked, bookmarks: bookmarks + (bookmarked ? -1 : 1) };
  const toggling = demo.world.store.dispatch(togglePostBookmark.initiate(POST_ID));
  expect(shown()).toEqual(toggled);
  await query;
  expect(shown()).toEqual(toggled);
  await toggling;
  expect(shown()).toEqual(toggled);
});
