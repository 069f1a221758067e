import { toggleFollow, togglePostLike, vote } from '@plinth/api-client/demo/profile';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { setUpDemo } from '#demo/_shared/testing/demo-world.ts';
import { profileApi } from './profile-api.ts';

const { ownProfile, addComment, toggleLike, vote: voteInPoll, toggleFollow: follow } = profileApi.endpoints;

const demo = setUpDemo((world) => world.store.dispatch(ownProfile.initiate()));

const profile = () => demo.world.read(ownProfile.select()).data;

it.each([
  ['a like', togglePostLike.path, () => demo.world.store.dispatch(toggleLike.initiate(profile()?.posts[0]?.id ?? 0))],
  [
    'a vote',
    vote.path,
    () => {
      const poll = profile()?.polls.find(({ choice }) => choice === null);
      const option = poll?.options[0]?.option ?? '';
      return demo.world.store.dispatch(voteInPoll.initiate({ pollId: poll?.id ?? 0, option }));
    },
  ],
  ['a follow', toggleFollow.path, () => demo.world.store.dispatch(follow.initiate(profile()?.suggestions[0]?.id ?? 0))],
])('keeps a comment that was added before %s failed', async (_name, path, change) => {
  const fail = Promise.withResolvers<void>();
  demo.mock.server.use(
    http.post(`http://localhost${path}`, async () => {
      await fail.promise;
      return new HttpResponse(null, { status: 500 });
    }),
  );
  const stored = profile();
  const changing = change();
  expect(profile()).not.toEqual(stored);
  await demo.world.store.dispatch(addComment.initiate({ postId: stored?.posts[0]?.id ?? 0, text: 'Well done' }));
  fail.resolve();
  await changing;
  const [post, ...otherPosts] = profile()?.posts ?? [];
  expect(post?.comments.at(-1)?.text).toBe('Well done');
  expect({ ...profile(), posts: [{ ...post, comments: post?.comments.slice(0, -1) }, ...otherPosts] }).toEqual(stored);
});
