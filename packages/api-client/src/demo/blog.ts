import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { emailAddress, instant, optionalWebAddress, queryNumber, recordId } from './fields.ts';

/** The categories of posts with their names. */
export const BLOG_CATEGORIES = {
  finance: 'Finance',
  growth: 'Growth',
  people: 'People',
  tools: 'Tools',
  stories: 'Stories',
} as const;

/** A category of posts. */
export type BlogCategory = keyof typeof BLOG_CATEGORIES;

/** The values of the categories, in their order. */
export const BLOG_CATEGORY_VALUES = Object.keys(BLOG_CATEGORIES) as BlogCategory[];

/** The icons of the categories, by their names in Lucide. */
export const BLOG_ICONS = ['landmark', 'trending-up', 'users', 'wrench', 'book-open'] as const;

/** The states of a post. */
export const POST_STATUSES = ['Published', 'Pending', 'Draft'] as const;

/** A state of a post. */
export type PostStatus = (typeof POST_STATUSES)[number];

/** The drawings of posts. The app draws them itself, because they follow its skin. */
export const POST_DRAWINGS = [
  'boat',
  'bridge',
  'calendar',
  'greenhouse',
  'keys',
  'ledger',
  'market',
  'meeting',
  'oven',
  'scales',
  'toolbox',
  'window',
] as const;

/** A drawing of a post. */
export type PostDrawing = (typeof POST_DRAWINGS)[number];

/** The types of files that a featured picture can have. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const;

/** Largest featured picture, in bytes. */
export const MAX_PICTURE_SIZE = 10 * 1_024 ** 2;

/** Longest comment, in characters. */
export const MAX_COMMENT_LENGTH = 500;

const names = Object.values(BLOG_CATEGORIES);

/** A drawing of `POST_DRAWINGS`, or the address of a picture; null without one. */
const picture = v.nullable(v.string());

const categoryOption = v.object({ value: v.picklist(BLOG_CATEGORY_VALUES), label: v.string() });

const postEntries = {
  id: recordId,
  img: picture,
  title: v.string(),
  /** Address of the author's picture; null without one. */
  avatar: v.nullable(v.string()),
  userFullName: v.string(),
  blogPosted: instant,
  /** The names of the categories. */
  tags: v.array(v.picklist(names)),
  categories: v.array(v.picklist(BLOG_CATEGORY_VALUES)),
  excerpt: v.string(),
  /** Number of comments. */
  comment: v.number(),
  status: v.picklist(POST_STATUSES),
  slug: v.string(),
};

const postSchema = v.object(postEntries);

const openPostSchema = v.object({
  ...postEntries,
  /** HTML. It is untrusted: sanitize it before it is shown. */
  content: v.string(),
  /** Who the author is, in a sentence. */
  userAbout: v.string(),
  bookmarked: v.boolean(),
  /** Number of people who have bookmarked the post. */
  bookmarks: v.number(),
});

const commentSchema = v.object({
  id: recordId,
  /** The comment that this one replies to; null for a comment on the post. */
  parentId: v.nullable(recordId),
  userFullName: v.string(),
  avatar: v.nullable(v.string()),
  /** A web address; an empty text is none. */
  website: v.string(),
  commentedAt: instant,
  commentText: v.string(),
});

/** A post as lists have it (product.md#entities). */
export type Post = v.InferOutput<typeof postSchema>;
/** A post with its text. */
export type OpenPost = v.InferOutput<typeof openPostSchema>;
/** A comment on a post. */
export type PostComment = v.InferOutput<typeof commentSchema>;

/*#__NO_SIDE_EFFECTS__*/
const required = (message: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(message));

/** The name of a post in addresses: lower case, with a dash between words. */
const slug = v.pipe(
  v.string(),
  v.trim(),
  v.regex(
    /^[\p{Ll}\p{Lo}\p{N}]+(?:-[\p{Ll}\p{Lo}\p{N}]+)*$/u,
    'Enter lower-case letters and digits, with dashes between words',
  ),
);

/** The fields of a post that its form has. */
export const postFieldsSchema = v.object({
  blogTitle: required('Enter a title'),
  blogCategories: v.pipe(v.array(categoryOption), v.minLength(1, 'Choose a category')),
  slug,
  status: v.picklist(POST_STATUSES),
  content: v.string(),
  excerpt: v.pipe(v.string(), v.trim()),
  /** The stored picture, a new one as a `data:` address, or null without one. */
  featuredImage: picture,
});

/** A new comment, as its form has it. */
export const newCommentSchema = v.object({
  name: required('Enter a name'),
  email: emailAddress,
  website: optionalWebAddress,
  text: v.pipe(
    required('Enter a comment'),
    v.maxLength(MAX_COMMENT_LENGTH, `Enter ${MAX_COMMENT_LENGTH} characters or fewer`),
  ),
});

/** Lists all posts, the newest first. */
export const listPosts = defineCall({ method: 'GET', path: '/blog/list/data', response: v.array(postSchema) });

/** Gets the latest posts and the categories. */
export const getBlogSidebar = defineCall({
  method: 'GET',
  path: '/blog/list/data/sidebar',
  response: v.object({
    recentPosts: v.array(v.object({ id: recordId, title: v.string(), img: picture, createdTime: instant })),
    categories: v.array(v.object({ category: v.picklist(names), icon: v.picklist(BLOG_ICONS) })),
  }),
});

/** Gets a post with its comments, the oldest first; without an id, the post with the lowest one. */
export const getPost = defineCall({
  method: 'GET',
  path: '/blog/list/data/detail',
  query: v.object({ id: v.optional(queryNumber) }),
  response: v.object({ blog: openPostSchema, comments: v.array(commentSchema) }),
});

/** Gets the fields of a post that can be changed; without an id, those of the post with the lowest one. */
export const getPostFields = defineCall({
  method: 'GET',
  path: '/blog/list/data/edit',
  query: v.object({ id: v.optional(queryNumber) }),
  response: v.object({
    id: recordId,
    avatar: v.nullable(v.string()),
    userFullName: v.string(),
    blogTitle: v.string(),
    blogCategories: v.array(categoryOption),
    slug: v.string(),
    status: v.picklist(POST_STATUSES),
    content: v.string(),
    excerpt: v.string(),
    featuredImage: picture,
  }),
});

/** The fields of a post that can be changed, with its author. */
export type PostFields = v.InferOutput<(typeof getPostFields)['response']>;

/** Changes a post. A taken slug and a picture that is too large or of another type are refused at their field. */
export const savePost = defineCall({
  method: 'POST',
  path: '/blog/list/save',
  body: v.object({ id: recordId, ...postFieldsSchema.entries }),
  response: v.object({ blog: openPostSchema }),
  assumed: true,
});

/** Adds a comment to a post or, with a parent, a reply to a comment. A reply cannot be replied to. */
export const addComment = defineCall({
  method: 'POST',
  path: '/blog/list/comment',
  body: v.object({ id: recordId, parentId: v.optional(v.nullable(recordId), null), comment: newCommentSchema }),
  response: v.object({ comment: commentSchema }),
  assumed: true,
});

/** Bookmarks a post, or removes its bookmark. */
export const toggleBookmark = defineCall({
  method: 'POST',
  path: '/blog/list/bookmark',
  body: v.object({ id: recordId }),
  response: v.object({ blog: openPostSchema }),
  assumed: true,
});
