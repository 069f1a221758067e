import type { BlogCategory, Post } from '@plinth/api-client/demo/blog';
import { expect, test } from 'vitest';
import { filterPosts, postsOfPage, readPage, readPostFilter } from './post-list.ts';

const post = (id: number, title: string, excerpt: string, ...categories: BlogCategory[]): Post => ({
  id,
  title,
  excerpt,
  categories,
  tags: [],
  img: null,
  avatar: null,
  userFullName: '',
  blogPosted: '2026-11-01T08:15:00Z',
  comment: 0,
  status: 'Published',
  slug: '',
});
const posts = [
  post(1, 'Counting cash', 'Ten minutes', 'finance'),
  post(2, 'The café at four', 'A second oven', 'stories', 'finance'),
  post(3, 'Hiring', 'Cash for parcels', 'people'),
];

test.each([
  ['', [1, 2, 3]],
  ['q=CASH', [1, 3]],
  ['q=cafe', [2]],
  ['category=finance', [1, 2]],
  ['category=Finance', [1, 2]],
  ['category=finance&q=oven', [2]],
  ['category=people&q=oven', []],
  ['category=cooking', [1, 2, 3]],
])('the address %j leaves %j', (query, ids) => {
  const filter = readPostFilter(new URLSearchParams(query));
  expect(filterPosts(posts, filter).map(({ id }) => id)).toEqual(ids);
});

test.each([
  ['', 1],
  ['page=3', 3],
  ['page=0', 1],
  ['page=two', 1],
])('the address %j is page %i', (query, page) => {
  expect(readPage(new URLSearchParams(query))).toBe(page);
});

test.each([
  [1, [1, 2, 3, 4, 5, 6]],
  [2, [7, 8]],
  [9, [7, 8]],
])('page %i has the posts %j', (page, ids) => {
  const many = Array.from({ length: 8 }, (_, index) => post(index + 1, '', ''));
  expect(postsOfPage(many, page).map(({ id }) => id)).toEqual(ids);
});
