import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { loggedOut } from '#core/events.ts';
import type { PlatformKind } from './platforms-slice.ts';

/** What is to be unlinked. */
export interface UnlinkRequest {
  readonly kind: PlatformKind;
  readonly connectionId: string;
  /** The platform that it leads to. */
  readonly integrationId: string;
  /** What the person calls it: the platform, the shop. */
  readonly name: string;
}

/** One is unlinked at a time: asked for, confirmed, ended. */
export type UnlinkingState =
  | { readonly status: 'idle' }
  | { readonly status: 'asked' | 'removing' | 'failed' | 'done'; readonly request: UnlinkRequest };

const IDLE: UnlinkingState = { status: 'idle' };

const slice = createSlice({
  name: 'unlinking',
  initialState: IDLE as UnlinkingState,
  reducers: {
    unlinkRequested: (state, { payload }: PayloadAction<UnlinkRequest>): UnlinkingState =>
      state.status === 'removing' ? state : { status: 'asked', request: payload },
    unlinkConfirmed: (state, { payload }: PayloadAction<UnlinkRequest>): UnlinkingState =>
      state.status === 'removing' ? state : { status: 'removing', request: payload },
    unlinked: (state): UnlinkingState => (state.status === 'removing' ? { ...state, status: 'done' } : state),
    unlinkFailed: (state): UnlinkingState => (state.status === 'removing' ? { ...state, status: 'failed' } : state),
    // What is under way is told how it ended, also to somebody who left the page meanwhile.
    unlinkDismissed: (state): UnlinkingState => (state.status === 'removing' ? state : IDLE),
  },
  extraReducers: (builder) => {
    builder.addCase(loggedOut, () => IDLE);
  },
});

export const { unlinkRequested, unlinkConfirmed, unlinked, unlinkFailed, unlinkDismissed } = slice.actions;
export const unlinkingReducer = slice.reducer;
export const selectUnlinking = (state: { readonly unlinking?: UnlinkingState }): UnlinkingState =>
  state.unlinking ?? IDLE;
