import { createAction } from '@reduxjs/toolkit';
import { makeChange } from '#demo/_shared/changes.ts';
import { blogApi } from './blog-api.ts';

/** Bookmark a post, or remove its bookmark. */
export const bookmarkToggleRequested = createAction<number>('blog/bookmarkToggleRequested');
makeChange(bookmarkToggleRequested, {
  send: (id, dispatch) => dispatch(blogApi.endpoints.togglePostBookmark.initiate(id)),
  done: (_id, { blog }) => (blog.bookmarked ? 'Post bookmarked' : 'Bookmark removed'),
  failed: () => 'The bookmark was not changed.',
});
