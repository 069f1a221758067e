import { createAction, createListenerMiddleware, type Action, type ThunkDispatch } from '@reduxjs/toolkit';
import { failedToast } from '#demo/_shared/toasts.ts';
import { profileApi, type Vote } from './profile-api.ts';

/** Like or unlike a post. */
export const likeToggled = createAction<number>('profile/likeToggled');
/** Vote in a poll. */
export const voted = createAction<Vote>('profile/voted');
/** Follow or unfollow a person or a page. */
export const followToggled = createAction<number>('profile/followToggled');

type Dispatch = ThunkDispatch<unknown, unknown, Action>;

/** Makes the changes of the profile that need no form. A failed change can be retried from the toast. */
export const profileListener = createListenerMiddleware();
const startListening = profileListener.startListening.withTypes<unknown, Dispatch>();
const { toggleLike, vote, toggleFollow } = profileApi.endpoints;

startListening({
  actionCreator: likeToggled,
  effect: async (action, { dispatch }) => {
    const { error } = await dispatch(toggleLike.initiate(action.payload));
    if (error) dispatch(failedToast('The like was not saved.', action));
  },
});
startListening({
  actionCreator: voted,
  effect: async (action, { dispatch }) => {
    const { error } = await dispatch(vote.initiate(action.payload));
    if (error) dispatch(failedToast('Your vote was not saved.', action));
  },
});
startListening({
  actionCreator: followToggled,
  effect: async (action, { dispatch }) => {
    const { error } = await dispatch(toggleFollow.initiate(action.payload));
    if (error) dispatch(failedToast('The change was not saved.', action));
  },
});
