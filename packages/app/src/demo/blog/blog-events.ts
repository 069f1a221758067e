import { createAction, createListenerMiddleware, type Action, type ThunkDispatch } from '@reduxjs/toolkit';
import { doneToast, failedToast } from '#demo/_shared/toasts.ts';
import { blogApi } from './blog-api.ts';

/** Bookmark a post, or remove its bookmark. */
export const bookmarkToggleRequested = createAction<number>('blog/bookmarkToggleRequested');

type Dispatch = ThunkDispatch<unknown, unknown, Action>;

/** Makes the changes of the blog that need no form. A failed change can be retried from the toast. */
export const blogListener = createListenerMiddleware();

blogListener.startListening.withTypes<unknown, Dispatch>()({
  actionCreator: bookmarkToggleRequested,
  effect: async (action, { dispatch }) => {
    const { data } = await dispatch(blogApi.endpoints.togglePostBookmark.initiate(action.payload));
    if (data) dispatch(doneToast(data.blog.bookmarked ? 'Post bookmarked' : 'Bookmark removed'));
    else dispatch(failedToast('The bookmark was not changed.', action));
  },
});
