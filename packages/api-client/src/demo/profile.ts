import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { isoDate } from '../schema.ts';
import { deletedSchema, instant, queryNumber, recordId } from './fields.ts';

/** The drawings that stand for the photos of the sample data. */
export const PHOTO_DRAWINGS = ['lamp', 'kettle', 'shelf', 'camera', 'book', 'radio', 'tote', 'watch', 'chair'] as const;

/** The most bytes that the picture of a post may have. */
export const MAX_POST_IMAGE_BYTES = 5_000_000;

const authorSchema = v.object({
  fullName: v.string(),
  /** Address of the picture; null without one. */
  avatar: v.nullable(v.string()),
  /** Whether it is the account that calls. */
  isOwn: v.boolean(),
});

const commentSchema = v.object({ id: recordId, author: authorSchema, text: v.string(), time: instant });

const postSchema = v.object({
  id: recordId,
  author: authorSchema,
  /** Empty when the post is a picture alone. */
  text: v.string(),
  /** A drawing of the sample data, or the address of a picture that was added; null without one. */
  image: v.nullable(v.string()),
  time: instant,
  likes: v.number(),
  isLiked: v.boolean(),
  /** The oldest first. */
  comments: v.array(commentSchema),
});

const pollSchema = v.object({
  id: recordId,
  question: v.string(),
  options: v.array(v.object({ option: v.string(), votes: v.number() })),
  /** The option that the account has voted for; null before it votes. */
  choice: v.nullable(v.string()),
});

const pageSchema = v.object({ id: recordId, name: v.string(), category: v.string(), isFollowed: v.boolean() });

const suggestionSchema = v.object({
  id: recordId,
  fullName: v.string(),
  /** Number of friends that both have. */
  mutualFriends: v.number(),
  isFollowed: v.boolean(),
});

const profileSchema = v.object({
  header: v.object({ fullName: v.string(), designation: v.string(), avatar: v.nullable(v.string()) }),
  about: v.object({ text: v.string(), joined: isoDate, lives: v.string(), email: v.string(), website: v.string() }),
  /** Pages that may be of interest. */
  pages: v.array(pageSchema),
  /** The activities of friends, the latest first. */
  updates: v.array(v.object({ id: recordId, fullName: v.string(), text: v.string(), time: instant })),
  /** The latest first. */
  posts: v.array(postSchema),
  photos: v.array(v.object({ id: recordId, title: v.string(), drawing: v.picklist(PHOTO_DRAWINGS) })),
  friends: v.array(
    v.object({
      id: recordId,
      fullName: v.string(),
      email: v.string(),
      /** Since when. */
      since: isoDate,
      /** The contact of the chat; null for a friend who is none. */
      contactId: v.nullable(recordId),
    }),
  ),
  suggestions: v.array(suggestionSchema),
  polls: v.array(pollSchema),
});

/** The profile of the account that calls. */
export type Profile = v.InferOutput<typeof profileSchema>;
/** A post of a profile. */
export type Post = v.InferOutput<typeof postSchema>;
/** A comment on a post. */
export type PostComment = v.InferOutput<typeof commentSchema>;
/** A question with one answer to choose. */
export type Poll = v.InferOutput<typeof pollSchema>;
/** A photo of a profile. */
export type Photo = Profile['photos'][number];
/** A friend. */
export type Friend = Profile['friends'][number];

/** Gets everything that the profile shows. */
export const getProfile = defineCall({ method: 'GET', path: '/profile/data', response: profileSchema });

/** Adds a post with a text, a picture as a `data:` address, or both. */
export const addPost = defineCall({
  method: 'POST',
  path: '/profile/post',
  body: v.object({ text: v.pipe(v.string(), v.trim()), image: v.optional(v.nullable(v.string()), null) }),
  response: v.object({ post: postSchema }),
  assumed: true,
});

/** Likes or unlikes a post. */
export const togglePostLike = defineCall({
  method: 'POST',
  path: '/profile/like',
  body: v.object({ postId: recordId }),
  response: v.object({ post: postSchema }),
  assumed: true,
});

/** Adds a comment to a post. */
export const addPostComment = defineCall({
  method: 'POST',
  path: '/profile/comment',
  body: v.object({ postId: recordId, text: v.pipe(v.string(), v.trim(), v.nonEmpty('Write a comment')) }),
  response: v.object({ comment: commentSchema }),
  assumed: true,
});

/** Votes in a poll, once. */
export const vote = defineCall({
  method: 'POST',
  path: '/profile/vote',
  body: v.object({ pollId: recordId, option: v.string() }),
  response: v.object({ poll: pollSchema }),
  assumed: true,
});

/** Follows or unfollows a suggested person or page. */
export const toggleFollow = defineCall({
  method: 'POST',
  path: '/profile/follow',
  body: v.object({ id: recordId }),
  response: v.object({ id: recordId, isFollowed: v.boolean() }),
  assumed: true,
});

/** Deletes an own post. */
export const deletePost = defineCall({
  method: 'DELETE',
  path: '/profile/post',
  query: v.object({ id: queryNumber }),
  response: deletedSchema,
  assumed: true,
});

/** Deletes an own comment. */
export const deletePostComment = defineCall({
  method: 'DELETE',
  path: '/profile/comment',
  query: v.object({ id: queryNumber }),
  response: deletedSchema,
  assumed: true,
});
