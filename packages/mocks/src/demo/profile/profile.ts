import {
  addPost,
  addPostComment,
  deletePost,
  deletePostComment,
  getProfile,
  MAX_POST_IMAGE_BYTES,
  toggleFollow,
  togglePostLike,
  vote,
  type Poll,
  type Post,
  type PostComment,
} from '@plinth/api-client/demo/profile';
import { created, ok, refuse } from '#engine/response.ts';
import type { DemoContext } from '../context.ts';
import type { Database } from '../database.ts';
import { dayFrom } from '../dates.ts';
import { parseDataUrl, storeFile } from '../files.ts';
import { handle, type Domain } from '../handle.ts';
import { accountOf } from '../session/accounts.ts';
import {
  comments,
  follows,
  friendsAt,
  PAGES,
  PHOTOS,
  polls,
  posts,
  SUGGESTIONS,
  updatesAt,
  type StoredComment,
  type StoredPost,
} from './seed.ts';

/** About how many days ago the account joined. */
const JOINED_DAYS = 1_240;

const IMAGE_TYPES: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
};

function authorOf(database: Database, accountId: number, author: StoredPost['author']): Post['author'] {
  if (author !== null) return { fullName: author, avatar: null, isOwn: false };
  const account = accountOf(database, accountId);
  return { fullName: account?.fullName ?? 'Deleted account', avatar: account?.avatar ?? null, isOwn: true };
}

const commentOf = (
  database: Database,
  accountId: number,
  { postId: _postId, author, ...comment }: StoredComment,
): PostComment => ({ ...comment, author: authorOf(database, accountId, author) });

function postOf(database: Database, accountId: number, post: StoredPost): Post {
  const { author, otherLikes, ...fields } = post;
  return {
    ...fields,
    author: authorOf(database, accountId, author),
    likes: otherLikes + (post.isLiked ? 1 : 0),
    comments: database
      .table(comments)
      .rows.filter(({ postId }) => postId === post.id)
      .map((comment) => commentOf(database, accountId, comment)),
  };
}

/** Returns a poll with the vote of the account. */
const pollOf = ({ options, ...poll }: Poll): Poll => ({
  ...poll,
  options: options.map(({ option, votes }) => ({ option, votes: option === poll.choice ? votes + 1 : votes })),
});

const isFollowed = (database: Database, id: number): boolean =>
  database.table(follows).rows.some(({ targetId }) => targetId === id);

/** Stores the picture of a post; null when it is none that a post can have. */
async function storeImage(context: DemoContext, image: string): Promise<string | null> {
  const file = parseDataUrl(image);
  const extension = file ? IMAGE_TYPES[file.type] : undefined;
  if (!file || extension === undefined || file.size > MAX_POST_IMAGE_BYTES) return null;
  return storeFile(context, `post.${extension}`, file);
}

const noSuchPost = () => refuse(404, 'There is no such post');

/** The profile of an account. */
export const profile: Domain = {
  calls: [
    handle(
      getProfile,
      ({ context, database, now, accountId }) => {
        const account = accountOf(database, accountId);
        const isEmpty = context.scenario === 'empty';
        const withFollow = <Item extends { readonly id: number }>(item: Item) => ({
          ...item,
          isFollowed: isFollowed(database, item.id),
        });
        return ok({
          header: {
            fullName: account?.fullName ?? '',
            designation: account?.role === 'client' ? 'Client' : 'Store owner',
            avatar: account?.avatar ?? null,
          },
          about: {
            text: 'Runs a shop for wine, oil and cheese, and counts its shelves twice.',
            joined: dayFrom(now, -JOINED_DAYS),
            lives: 'Salem, United States',
            email: account?.email ?? '',
            website: 'https://plinth.test',
          },
          pages: isEmpty ? [] : PAGES.map(withFollow),
          updates: isEmpty ? [] : updatesAt(now),
          posts: database
            .table(posts)
            .rows.toReversed()
            .map((post) => postOf(database, accountId, post)),
          photos: isEmpty ? [] : PHOTOS,
          friends: isEmpty ? [] : friendsAt(now),
          suggestions: isEmpty ? [] : SUGGESTIONS.map(withFollow),
          polls: database.table(polls).rows.map(pollOf),
        });
      },
      [],
    ),
    handle(
      addPost,
      async ({ context, database, now, accountId, body: { text, image } }) => {
        if (text === '' && image === null) return refuse(400, { text: 'Write something, or add a picture' });
        const url = image === null ? null : await storeImage(context, image);
        if (image !== null && url === null) return refuse(400, { image: 'Choose a picture of at most 5 MB' });
        const post = database.table(posts).add({
          author: null,
          text,
          image: url,
          time: now.toISOString(),
          otherLikes: 0,
          isLiked: false,
        });
        return created({ post: postOf(database, accountId, post) });
      },
      [{ text: 'A new post', image: 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==' }],
      { hasFormBody: true },
    ),
    handle(
      togglePostLike,
      ({ database, accountId, body: { postId } }) => {
        const table = database.table(posts);
        const post = table.find(postId);
        if (!post) return noSuchPost();
        const changed = table.update(postId, { isLiked: !post.isLiked });
        return changed ? ok({ post: postOf(database, accountId, changed) }) : noSuchPost();
      },
      [{ postId: 9 }],
    ),
    handle(
      addPostComment,
      ({ database, now, accountId, body: { postId, text } }) => {
        if (!database.table(posts).find(postId)) return noSuchPost();
        const comment = database.table(comments).add({ postId, author: null, text, time: now.toISOString() });
        return created({ comment: commentOf(database, accountId, comment) });
      },
      [{ postId: 9, text: 'Well done' }],
      { hasFormBody: true },
    ),
    handle(
      vote,
      ({ database, body: { pollId, option } }) => {
        const poll = database.table(polls).find(pollId);
        if (!poll) return refuse(404, 'There is no such poll');
        if (poll.choice !== null) return refuse(400, 'You have voted in this poll');
        if (!poll.options.some((one) => one.option === option)) return refuse(400, 'The poll has no such option');
        database.table(polls).update(pollId, { choice: option });
        return ok({ poll: pollOf({ ...poll, choice: option }) });
      },
      [{ pollId: 2, option: 'Bay 3, for oil' }],
    ),
    handle(
      toggleFollow,
      ({ database, body: { id } }) => {
        if (![...SUGGESTIONS, ...PAGES].some((target) => target.id === id)) {
          return refuse(404, 'There is no such suggestion');
        }
        const table = database.table(follows);
        const follow = table.rows.find(({ targetId }) => targetId === id);
        if (follow) table.remove(follow.id);
        else table.add({ targetId: id });
        return ok({ id, isFollowed: !follow });
      },
      [{ id: 1 }],
    ),
    handle(
      deletePost,
      ({ database, query: { id } }) => {
        const post = database.table(posts).find(id);
        if (post && post.author !== null) return refuse(400, 'Only own posts can be deleted');
        for (const comment of database.table(comments).rows) {
          if (comment.postId === id) database.table(comments).remove(comment.id);
        }
        database.table(posts).remove(id);
        return ok({ id });
      },
      [{ id: 9 }],
    ),
    handle(
      deletePostComment,
      ({ database, query: { id } }) => {
        const comment = database.table(comments).find(id);
        if (comment && comment.author !== null) return refuse(400, 'Only own comments can be deleted');
        database.table(comments).remove(id);
        return ok({ id });
      },
      [{ id: 1 }],
    ),
  ],
};
