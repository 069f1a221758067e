import { createAction } from '@reduxjs/toolkit';
import { makeChange } from '#demo/_shared/changes.ts';
import { profileApi, type Vote } from './profile-api.ts';

const { toggleLike, vote, toggleFollow } = profileApi.endpoints;

/** Like or unlike a post. */
export const likeToggled = createAction<number>('profile/likeToggled');
makeChange(likeToggled, {
  send: (id, dispatch) => dispatch(toggleLike.initiate(id)),
  failed: () => 'The like was not saved.',
});

/** Vote in a poll. */
export const voted = createAction<Vote>('profile/voted');
makeChange(voted, {
  send: (choice, dispatch) => dispatch(vote.initiate(choice)),
  failed: () => 'Your vote was not saved.',
});

/** Follow or unfollow a person or a page. */
export const followToggled = createAction<number>('profile/followToggled');
makeChange(followToggled, {
  send: (id, dispatch) => dispatch(toggleFollow.initiate(id)),
  failed: () => 'The change was not saved.',
});
