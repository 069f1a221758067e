import {
  addPost,
  addPostComment,
  deletePost,
  deletePostComment,
  getProfile,
  toggleFollow,
  togglePostLike,
  vote,
} from '@plinth/api-client/demo/profile';
import { describe, expect, test } from 'vitest';
import { startDemo } from '#testing/demo-world.ts';

const { call, signIn } = startDemo();

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const refusal = (error: object | string, status = 400) => ({ status, body: { error } });
const postWith = async (id: number) => (await call(getProfile)).posts.find((post) => post.id === id);

describe('the profile', () => {
  test('has nine posts, photos, twelve friends, five suggestions and two polls, the latest post first', async () => {
    const { posts, photos, friends, suggestions, polls, header } = await call(getProfile);
    expect([posts, photos, friends, suggestions, polls].map(({ length }) => length)).toEqual([9, 9, 12, 5, 2]);
    expect(header.fullName).toBe('Ines Calloway');
    const times = posts.map(({ time }) => time);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(posts.filter(({ author }) => author.isOwn)).toHaveLength(3);
    expect(friends.filter(({ contactId }) => contactId === null)).toHaveLength(2);
  });

  test('of another account has its name', async () => {
    const { header } = await (await signIn('client@demo.com', 'client'))(getProfile);
    expect(header.fullName).toBe('Noor Haddad');
  });
});

describe('a post', () => {
  test('is added as the first one, with a picture that can be loaded, and deleted with its comments', async () => {
    const { post } = await call(addPost, { text: ' Hello ', image: PIXEL });
    expect(post).toMatchObject({ id: 10, text: 'Hello', likes: 0, isLiked: false, comments: [] });
    expect((await fetch(new URL(post.image ?? '', 'http://localhost'))).headers.get('content-type')).toBe('image/gif');
    expect((await call(getProfile)).posts[0]?.id).toBe(10);
    await call(addPostComment, { postId: 10, text: 'First' });
    await call(deletePost, { id: 10 });
    expect(await postWith(10)).toBeUndefined();
    expect((await call(addPost, { text: 'Again' })).post).toMatchObject({ id: 11, comments: [] });
  });

  test.each([
    [{ text: ' ' }, { text: 'Write something, or add a picture' }],
    [{ text: '', image: 'https://example.com/a.png' }, { image: 'Choose a picture of at most 5 MB' }],
    [{ text: '', image: PIXEL.replace('image/gif', 'text/html') }, { image: 'Choose a picture of at most 5 MB' }],
  ])('%j is refused', async (body, error) => {
    await expect(call(addPost, body)).rejects.toMatchObject(refusal(error));
  });

  test('is liked and no longer liked, and the likes of others stay', async () => {
    const before = await postWith(9);
    const { post } = await call(togglePostLike, { postId: 9 });
    expect([post.isLiked, post.likes]).toEqual([!before?.isLiked, (before?.likes ?? 0) + 1]);
    expect((await call(togglePostLike, { postId: 9 })).post).toEqual(before);
    await expect(call(togglePostLike, { postId: 99 })).rejects.toMatchObject(refusal('There is no such post', 404));
  });

  test('of somebody else cannot be deleted; an unknown one changes nothing', async () => {
    const { posts } = await call(getProfile);
    const other = posts.find(({ author }) => !author.isOwn);
    await expect(call(deletePost, { id: other?.id ?? 0 })).rejects.toMatchObject(
      refusal('Only own posts can be deleted'),
    );
    await expect(call(deletePost, { id: 99 })).resolves.toEqual({ id: 99 });
    expect((await call(getProfile)).posts).toHaveLength(9);
  });
});

test('a comment is added at the end and deleted by its author alone', async () => {
  const { comment } = await call(addPostComment, { postId: 9, text: ' Nice ' });
  expect((await postWith(9))?.comments.at(-1)).toEqual(comment);
  expect(comment).toMatchObject({ text: 'Nice', author: { isOwn: true } });
  await expect(call(addPostComment, { postId: 9, text: ' ' })).rejects.toMatchObject(
    refusal({ text: 'Write a comment' }),
  );
  const other = (await postWith(9))?.comments.find(({ author }) => !author.isOwn);
  await expect(call(deletePostComment, { id: other?.id ?? 0 })).rejects.toMatchObject(
    refusal('Only own comments can be deleted'),
  );
  await call(deletePostComment, { id: comment.id });
  expect((await postWith(9))?.comments.map(({ id }) => id)).not.toContain(comment.id);
});

test('a poll takes one vote of each account', async () => {
  const { poll } = await call(vote, { pollId: 2, option: 'Bay 3, for oil' });
  expect(poll).toMatchObject({ choice: 'Bay 3, for oil', options: [{ votes: 12 }, { votes: 8 }] });
  await expect(call(vote, { pollId: 2, option: 'Bay 3, for oil' })).rejects.toMatchObject(
    refusal('You have voted in this poll'),
  );
  await expect(call(vote, { pollId: 1, option: 'Never' })).rejects.toMatchObject(
    refusal('The poll has no such option'),
  );
  const client = await signIn('client@demo.com', 'client');
  expect((await client(getProfile)).polls.map(({ choice }) => choice)).toEqual([null, null]);
});

test('people and pages are followed and no longer followed', async () => {
  await expect(call(toggleFollow, { id: 1 })).resolves.toEqual({ id: 1, isFollowed: true });
  await call(toggleFollow, { id: 11 });
  const { suggestions, pages } = await call(getProfile);
  expect([suggestions[0]?.isFollowed, suggestions[1]?.isFollowed, pages[0]?.isFollowed]).toEqual([true, false, true]);
  await expect(call(toggleFollow, { id: 1 })).resolves.toEqual({ id: 1, isFollowed: false });
  await expect(call(toggleFollow, { id: 99 })).rejects.toMatchObject({ status: 404 });
});
