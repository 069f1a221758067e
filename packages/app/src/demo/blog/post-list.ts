import { BLOG_CATEGORY_VALUES, type BlogCategory, type Post } from '@plinth/api-client/demo/blog';
import { filterValue } from '#demo/_shared/list/filter-value.ts';
import { contains } from '#demo/_shared/text-parts.ts';

/** Number of posts on a page. */
export const POSTS_PER_PAGE = 6;

/** Search and category of the list of posts, read from the address. */
export interface PostFilter {
  /** The text that is searched for in titles and excerpts. */
  readonly q: string;
  readonly category: BlogCategory | null;
}

/** Reads the filter of the list from the query of the address. An unknown category counts as none. */
export const readPostFilter = (query: URLSearchParams): PostFilter => ({
  q: query.get('q')?.trim() ?? '',
  category: filterValue(query.get('category'), BLOG_CATEGORY_VALUES) || null,
});

/** Reads the page of the list from the query of the address, from 1. */
export function readPage(query: URLSearchParams): number {
  const text = query.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

/** Returns the posts that a filter leaves. */
export const filterPosts = (posts: readonly Post[], { q, category }: PostFilter): readonly Post[] =>
  posts.filter(
    ({ title, excerpt, categories }) =>
      (category === null || categories.includes(category)) && (q === '' || contains(title, q) || contains(excerpt, q)),
  );

/** Returns the posts of a page; a page past the end is the last one. */
export function postsOfPage(posts: readonly Post[], page: number): readonly Post[] {
  const lastPage = Math.max(1, Math.ceil(posts.length / POSTS_PER_PAGE));
  const start = (Math.min(page, lastPage) - 1) * POSTS_PER_PAGE;
  return posts.slice(start, start + POSTS_PER_PAGE);
}
