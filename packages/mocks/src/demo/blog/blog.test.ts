import {
  addComment,
  BLOG_CATEGORIES,
  BLOG_CATEGORY_VALUES,
  BLOG_ICONS,
  getBlogSidebar,
  getPost,
  getPostFields,
  listPosts,
  MAX_PICTURE_SIZE,
  POST_DRAWINGS,
  savePost,
  toggleBookmark,
} from '@plinth/api-client/demo/blog';
import { describe, expect, test } from 'vitest';
import { NOW } from '#node.ts';
import { startDemo } from '#testing/demo-world.ts';
import { fileAt } from '../files.ts';
import { AUTHORS } from './seed.ts';

const { call, signIn, server } = startDemo();

const fieldsOf = async (id: number) => {
  const { avatar: _avatar, userFullName: _userFullName, ...fields } = await call(getPostFields, { id });
  return fields;
};
const comment = { name: ' Inga ', email: 'inga@example.com', website: '', text: 'Well said.' };
const pictureOf = (type: string, bytes: string) => `data:${type};base64,${btoa(bytes)}`;

test('has 12 posts, the newest first: 10 are published, 1 is pending, 1 is a draft', async () => {
  const posts = await call(listPosts);
  expect(posts.map(({ id }) => id)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  expect(posts.map(({ status }) => status)).toEqual([
    'Draft',
    'Pending',
    ...Array.from({ length: 10 }, () => 'Published'),
  ]);
  expect(new Set(posts.map(({ img }) => img))).toEqual(new Set(POST_DRAWINGS));
  expect(new Set(posts.flatMap(({ categories }) => categories))).toEqual(new Set(BLOG_CATEGORY_VALUES));
  expect(new Set(posts.map(({ slug }) => slug)).size).toBe(12);
  for (const { tags, categories, comment: count, userFullName } of posts) {
    expect(tags).toEqual(categories.map((value) => BLOG_CATEGORIES[value]));
    expect(count).toBe(3);
    expect(AUTHORS).toHaveProperty([userFullName]);
  }
});

test('each post has a text and three comments of its own, the oldest first', async () => {
  const ids = (await call(listPosts)).map(({ id }) => id);
  const details = await Promise.all(ids.map((id) => call(getPost, { id })));
  expect(new Set(details.map(({ blog }) => blog.content)).size).toBe(12);
  const texts = details.flatMap(({ comments }) => comments.map(({ commentText }) => commentText));
  expect(new Set(texts).size).toBe(36);
  for (const { blog, comments } of details) {
    const times = comments.map(({ commentedAt }) => Date.parse(commentedAt));
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(times.every((time) => time > Date.parse(blog.blogPosted) && time <= NOW.getTime())).toBe(true);
    for (const { parentId } of comments) {
      const parent = comments.find(({ id }) => id === parentId);
      expect(parentId === null || parent?.parentId === null).toBe(true);
    }
  }
});

test('the sidebar has the four newest posts and the categories with their icons', async () => {
  const { recentPosts, categories } = await call(getBlogSidebar);
  expect(recentPosts.map(({ id }) => id)).toEqual([12, 11, 10, 9]);
  expect(categories.map(({ category }) => category)).toEqual(Object.values(BLOG_CATEGORIES));
  expect(categories.map(({ icon }) => icon)).toEqual(BLOG_ICONS);
});

test('without an id, the post with the lowest one is found; an unknown one is not', async () => {
  await expect(call(getPost)).resolves.toMatchObject({ blog: { id: 1 } });
  await expect(call(getPostFields)).resolves.toMatchObject({ id: 1 });
  const missing = { status: 404, body: { error: 'There is no such post' } };
  await expect(call(getPost, { id: 99 })).rejects.toMatchObject(missing);
  await expect(call(getPostFields, { id: 99 })).rejects.toMatchObject(missing);
  await expect(call(savePost, { ...(await fieldsOf(1)), id: 99 })).rejects.toMatchObject(missing);
  await expect(call(toggleBookmark, { id: 99 })).rejects.toMatchObject(missing);
});

test('an account that may not edit posts sees those that are published', async () => {
  const client = await signIn('client@demo.com', 'client');
  expect((await client(listPosts)).map(({ id }) => id)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  expect((await client(getBlogSidebar)).recentPosts.map(({ id }) => id)).toEqual([10, 9, 8, 7]);
  const missing = { status: 404, body: { error: 'There is no such post' } };
  await expect(client(getPost, { id: 12 })).rejects.toMatchObject(missing);
  await expect(client(addComment, { id: 12, comment })).rejects.toMatchObject(missing);
  await expect(client(toggleBookmark, { id: 11 })).rejects.toMatchObject(missing);
  const admin = await signIn();
  await admin(savePost, { ...(await fieldsOf(12)), status: 'Published' });
  await expect(client(getPost, { id: 12 })).resolves.toMatchObject({ blog: { status: 'Published' } });
});

describe('a post', () => {
  test('is changed, also in lists', async () => {
    const fields = await fieldsOf(11);
    const { blog } = await call(savePost, {
      ...fields,
      blogTitle: ' Across the harbor ',
      slug: 'across-the-harbor',
      status: 'Published',
      blogCategories: [{ value: 'finance', label: 'Finance' }],
    });
    expect(blog).toMatchObject({ id: 11, title: 'Across the harbor', tags: ['Finance'], status: 'Published' });
    expect((await call(listPosts))[1]).toMatchObject({ title: 'Across the harbor', slug: 'across-the-harbor' });
  });

  test.each([
    [{ blogTitle: ' ' }, { blogTitle: 'Enter a title' }],
    [{ blogCategories: [] }, { blogCategories: 'Choose a category' }],
    [{ slug: 'Not A Slug' }, { slug: 'Enter lower-case letters and digits, with dashes between words' }],
    [{ slug: 'hiring-your-first-helper' }, { slug: 'Another post has this slug' }],
    [
      { featuredImage: pictureOf('image/svg+xml', '<svg/>') },
      { featuredImage: 'Choose a JPG, PNG, GIF or WebP picture' },
    ],
    [{ featuredImage: 'https://example.com/a.png' }, { featuredImage: 'Choose a JPG, PNG, GIF or WebP picture' }],
    [
      { featuredImage: pictureOf('image/png', 'x'.repeat(MAX_PICTURE_SIZE + 1)) },
      { featuredImage: 'Choose a picture of 10 MB or less' },
    ],
  ])('is refused with %#', async (changes, error) => {
    await expect(call(savePost, { ...(await fieldsOf(4)), ...changes })).rejects.toMatchObject({
      status: 400,
      body: { error },
    });
  });

  test('gets a picture, keeps it, and loses it', async () => {
    const { blog } = await call(savePost, { ...(await fieldsOf(4)), featuredImage: pictureOf('image/png', 'pixels') });
    expect(blog.img).toMatch(/\/picture\.png$/);
    const file = await fileAt(server().context, blog.img ?? '');
    expect([file?.type, await file?.text()]).toEqual(['image/png', 'pixels']);
    await expect(call(savePost, await fieldsOf(4))).resolves.toMatchObject({ blog: { img: blog.img } });
    await expect(call(savePost, { ...(await fieldsOf(4)), featuredImage: null })).resolves.toMatchObject({
      blog: { img: null },
    });
  });

  test('is bookmarked and unmarked', async () => {
    await expect(call(toggleBookmark, { id: 2 })).resolves.toMatchObject({
      blog: { bookmarked: true, bookmarks: 313 },
    });
    await expect(call(toggleBookmark, { id: 2 })).resolves.toMatchObject({
      blog: { bookmarked: false, bookmarks: 312 },
    });
  });
});

describe('a comment', () => {
  test('is the last one of its post, which counts it', async () => {
    const { comment: added } = await call(addComment, { id: 3, comment });
    expect(added).toMatchObject({ id: 37, parentId: null, userFullName: 'Inga', commentedAt: NOW.toISOString() });
    expect(added).not.toHaveProperty('email');
    const { blog, comments } = await call(getPost, { id: 3 });
    expect([blog.comment, comments.at(-1)]).toEqual([4, added]);
  });

  test('replies to a comment', async () => {
    const { comment: reply } = await call(addComment, { id: 1, parentId: 2, comment });
    expect(reply).toMatchObject({ id: 37, parentId: 2 });
  });

  test.each([
    ['a reply', 3, { status: 400, body: { error: 'A reply has no replies' } }],
    ['a comment on another post', 4, { status: 404, body: { error: 'There is no such comment' } }],
  ])('does not reply to %s', async (_name, parentId, refusal) => {
    await expect(call(addComment, { id: 1, parentId, comment })).rejects.toMatchObject(refusal);
  });

  test.each([{ name: ' ' }, { email: 'inga' }, { website: 'sails' }, { text: '' }, { text: 'x'.repeat(501) }])(
    'with %j is refused',
    async (changes) => {
      await expect(call(addComment, { id: 1, comment: { ...comment, ...changes } })).rejects.toMatchObject({
        status: 400,
      });
    },
  );
});
