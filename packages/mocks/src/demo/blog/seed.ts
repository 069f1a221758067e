import {
  BLOG_CATEGORIES,
  BLOG_CATEGORY_VALUES,
  type BLOG_ICONS,
  type BlogCategory,
  type PostComment,
  type PostStatus,
} from '@plinth/api-client/demo/blog';
import { defineAccountTable, defineTable } from '../database.ts';
import { instantFrom } from '../dates.ts';
import { SAMPLE_COMMENTS } from './comments.ts';
import { SAMPLE_POSTS } from './posts.ts';

const HOUR_MS = 3_600_000;
/** The slugs of the posts that an account has bookmarked at first. */
const BOOKMARKED = ['why-we-count-cash-on-mondays'];

/** A stored post. */
export interface PostRow {
  readonly id: number;
  readonly img: string | null;
  readonly title: string;
  readonly slug: string;
  readonly author: string;
  readonly categories: readonly BlogCategory[];
  readonly blogPosted: string;
  readonly status: PostStatus;
  readonly excerpt: string;
  readonly content: string;
  readonly bookmarks: number;
}

/** A stored comment. */
export interface CommentRow extends PostComment {
  readonly postId: number;
}

/** The icons of the categories, in their order. */
export const CATEGORY_ICONS: Readonly<Record<BlogCategory, (typeof BLOG_ICONS)[number]>> = {
  finance: 'landmark',
  growth: 'trending-up',
  people: 'users',
  tools: 'wrench',
  stories: 'book-open',
};

/** Who the authors are. */
export const AUTHORS: Readonly<Record<string, string>> = {
  'Ana Duarte': 'Ana dresses windows in the old town, and teaches others to.',
  'Bram Lindqvist': 'Bram plans routes for people who would rather sell cheese.',
  'Celia Okafor': 'Celia runs a garden shop, and fills its glasshouse in winter.',
  'Hanne Vos': 'Hanne has built teams of three to thirty, and prefers five.',
  'Ines Calloway': 'Ines founded Plinth after ten years behind a counter.',
  'Joel Abara': 'Joel listens to owners before the first customer comes in.',
  'Leo Marchetti': 'Leo makes sails, and writes when the wind is wrong.',
  'Marta Quill': 'Marta keeps the books of eleven shops, all of them open.',
  'Nadia Petrov': 'Nadia looks after locks, accounts and everything with a key.',
  'Priya Anand': 'Priya has sold olives on four markets and counted on all of them.',
  'Tomas Reyne': 'Tomas repairs the tools that small firms outgrow.',
};

/** Returns categories as the form of a post has them. */
export const categoryOptions = (categories: readonly BlogCategory[]) =>
  BLOG_CATEGORY_VALUES.filter((value) => categories.includes(value)).map((value) => ({
    value,
    label: BLOG_CATEGORIES[value],
  }));

/** The posts, the oldest first. */
export const posts = defineTable<PostRow>({
  name: 'posts',
  seed: ({ now }) =>
    SAMPLE_POSTS.map(({ drawing, daysAgo, status = 'Published', ...post }, index) => ({
      id: index + 1,
      ...post,
      img: drawing,
      status,
      blogPosted: instantFrom(now, -daysAgo, '08:15'),
    })),
});

/** The posts that an account has bookmarked, in the order in which it did. */
export const postBookmarks = defineAccountTable<{ readonly id: number; readonly postId: number }>({
  name: 'post-bookmarks',
  seed: () =>
    BOOKMARKED.map((bookmarked, index) => ({
      id: index + 1,
      postId: SAMPLE_POSTS.findIndex(({ slug }) => slug === bookmarked) + 1,
    })),
});

/** The comments of all posts. Those of a post are in the order in which they were written. */
export const comments = defineTable<CommentRow>({
  name: 'post-comments',
  seed: ({ now }) => {
    let lastId = 0;
    return SAMPLE_POSTS.flatMap(({ daysAgo }, postIndex) => {
      const firstId = lastId + 1;
      const posted = Date.parse(instantFrom(now, -daysAgo, '08:15'));
      return (SAMPLE_COMMENTS[postIndex] ?? []).map(({ name, text, after, website = '', replyTo }) => {
        lastId += 1;
        return {
          id: lastId,
          postId: postIndex + 1,
          parentId: replyTo === undefined ? null : firstId + replyTo,
          userFullName: name,
          avatar: null,
          website,
          // A comment is never from the future.
          commentedAt: new Date(Math.min(posted + after * HOUR_MS, now.getTime())).toISOString(),
          commentText: text,
        };
      });
    });
  },
});
