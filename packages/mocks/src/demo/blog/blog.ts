import {
  addComment,
  BLOG_CATEGORIES,
  BLOG_CATEGORY_VALUES,
  getBlogSidebar,
  getPost,
  getPostFields,
  listPosts,
  MAX_PICTURE_SIZE,
  PICTURE_TYPES,
  savePost,
  toggleBookmark,
  type OpenPost,
  type Post,
} from '@plinth/api-client/demo/blog';
import { created, ok, refuse } from '#engine/response.ts';
import type { DemoContext } from '../context.ts';
import type { Database } from '../database.ts';
import { localTimeOf } from '../dates.ts';
import { parseDataUrl, storeFile } from '../files.ts';
import { handle, type Domain } from '../handle.ts';
import { sortRows } from '../lists.ts';
import { mayManage } from '../session/accounts.ts';
import {
  AUTHORS,
  CATEGORY_ICONS,
  categoryOptions,
  comments,
  postBookmarks,
  posts,
  type CommentRow,
  type PostRow,
} from './seed.ts';

const RECENT_POSTS = 4;

const commentsOf = (database: Database, postId: number): readonly CommentRow[] =>
  database.table(comments).rows.filter((comment) => comment.postId === postId);

function postOf(database: Database, post: PostRow): Post {
  const { id, img, title, author, blogPosted, categories, excerpt, status, slug } = post;
  const options = categoryOptions(categories);
  return {
    id,
    img,
    title,
    avatar: null,
    userFullName: author,
    blogPosted,
    tags: options.map(({ label }) => label),
    categories: options.map(({ value }) => value),
    excerpt,
    comment: commentsOf(database, id).length,
    status,
    slug,
  };
}

const bookmarkOf = (database: Database, postId: number) =>
  database.table(postBookmarks).rows.find((bookmark) => bookmark.postId === postId);

const openPostOf = (database: Database, post: PostRow): OpenPost => ({
  ...postOf(database, post),
  content: post.content,
  userAbout: AUTHORS[post.author] ?? '',
  bookmarked: bookmarkOf(database, post.id) !== undefined,
  bookmarks: post.bookmarks,
});

const newestFirst = (rows: readonly PostRow[]): PostRow[] =>
  sortRows(rows, ({ blogPosted }) => localTimeOf(blogPosted), 'desc');

/** Returns the posts that an account may see: all, or those that are published for one that may not edit posts. */
function visiblePosts(database: Database, accountId: number): readonly PostRow[] {
  const { rows } = database.table(posts);
  return mayManage(database, accountId, 'Posts') ? rows : rows.filter(({ status }) => status === 'Published');
}

/** Returns the post with an id; without one, that with the lowest. */
function findPost(rows: readonly PostRow[], id: number | undefined): PostRow | undefined {
  return id === undefined ? sortRows(rows, (row) => row.id)[0] : rows.find((row) => row.id === id);
}

const noSuchPost = () => refuse(404, 'There is no such post');

/** Stores a new picture. Returns its address, the stored picture, or why it is refused. */
async function storePicture(
  context: DemoContext,
  current: string | null,
  picture: string | null,
): Promise<{ readonly img: string | null } | { readonly reason: string }> {
  if (picture === null || picture === current) return { img: picture };
  const file = parseDataUrl(picture);
  const extension = PICTURE_TYPES.find((type) => type === file?.type)?.slice('image/'.length);
  if (!file || extension === undefined) return { reason: 'Choose a JPG, PNG, GIF or WebP picture' };
  if (file.size > MAX_PICTURE_SIZE) return { reason: 'Choose a picture of 10 MB or less' };
  return { img: await storeFile(context, `picture.${extension}`, file) };
}

/** The blog. */
export const blog: Domain = {
  calls: [
    handle(
      listPosts,
      ({ database, accountId }) =>
        ok(newestFirst(visiblePosts(database, accountId)).map((post) => postOf(database, post))),
      [],
    ),
    handle(
      getBlogSidebar,
      ({ database, accountId }) =>
        ok({
          recentPosts: newestFirst(visiblePosts(database, accountId))
            .slice(0, RECENT_POSTS)
            .map(({ id, title, img, blogPosted }) => ({ id, title, img, createdTime: blogPosted })),
          categories: BLOG_CATEGORY_VALUES.map((value) => ({
            category: BLOG_CATEGORIES[value],
            icon: CATEGORY_ICONS[value],
          })),
        }),
      [],
    ),
    handle(
      getPost,
      ({ database, accountId, query: { id } }) => {
        const post = findPost(visiblePosts(database, accountId), id);
        if (!post) return noSuchPost();
        return ok({
          blog: openPostOf(database, post),
          comments: sortRows(commentsOf(database, post.id), ({ commentedAt }) => localTimeOf(commentedAt)).map(
            ({ postId: _postId, ...comment }) => comment,
          ),
        });
      },
      [{ id: 5 }],
    ),
    handle(
      getPostFields,
      ({ database, accountId, query: { id } }) => {
        const post = findPost(visiblePosts(database, accountId), id);
        if (!post) return noSuchPost();
        return ok({
          id: post.id,
          avatar: null,
          userFullName: post.author,
          blogTitle: post.title,
          blogCategories: categoryOptions(post.categories),
          slug: post.slug,
          status: post.status,
          content: post.content,
          excerpt: post.excerpt,
          featuredImage: post.img,
        });
      },
      [{ id: 5 }],
    ),
    handle(
      savePost,
      async ({ context, database, body }) => {
        const { id, blogTitle, blogCategories, slug, status, content, excerpt, featuredImage } = body;
        const table = database.table(posts);
        const post = table.find(id);
        if (!post) return noSuchPost();
        if (table.rows.some((other) => other.id !== id && other.slug === slug)) {
          return refuse(400, { slug: 'Another post has this slug' });
        }
        const picture = await storePicture(context, post.img, featuredImage);
        if ('reason' in picture) return refuse(400, { featuredImage: picture.reason });
        const categories = blogCategories.map(({ value }) => value);
        const changes = { title: blogTitle, categories, slug, status, content, excerpt, img: picture.img };
        const saved = table.update(id, changes);
        return saved ? ok({ blog: openPostOf(database, saved) }) : noSuchPost();
      },
      [
        {
          id: 5,
          blogTitle: 'What a slow winter taught a garden shop',
          blogCategories: [{ value: 'stories', label: 'Stories' }],
          slug: 'what-a-slow-winter-taught-a-garden-shop',
          status: 'Draft',
          content: '<p>January used to cost us a month of savings.</p>',
          excerpt: 'Nobody buys tomato plants in the snow.',
          featuredImage: 'greenhouse',
        },
      ],
      { hasFormBody: true },
    ),
    handle(
      addComment,
      ({ database, accountId, now, body: { id, parentId, comment } }) => {
        if (!findPost(visiblePosts(database, accountId), id)) return noSuchPost();
        const parent = commentsOf(database, id).find((other) => other.id === parentId);
        if (parentId !== null && !parent) return refuse(404, 'There is no such comment');
        if (parent && parent.parentId !== null) return refuse(400, 'A reply has no replies');
        const { postId: _postId, ...added } = database.table(comments).add({
          postId: id,
          parentId,
          userFullName: comment.name,
          avatar: null,
          website: comment.website,
          commentedAt: now.toISOString(),
          commentText: comment.text,
        });
        return created({ comment: added });
      },
      [
        {
          id: 5,
          parentId: 13,
          comment: {
            name: 'Inga Solberg',
            email: 'inga.solberg@example.com',
            website: 'https://sails.example.com',
            text: 'Pumpkin, with ginger.',
          },
        },
      ],
    ),
    handle(
      toggleBookmark,
      ({ database, accountId, body: { id } }) => {
        const post = findPost(visiblePosts(database, accountId), id);
        const bookmark = bookmarkOf(database, id);
        const changed = post && database.table(posts).update(id, { bookmarks: post.bookmarks + (bookmark ? -1 : 1) });
        if (!changed) return noSuchPost();
        const table = database.table(postBookmarks);
        if (bookmark) table.remove(bookmark.id);
        else table.add({ postId: id });
        return ok({ blog: openPostOf(database, changed) });
      },
      [{ id: 5 }],
    ),
  ],
};
