import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { loggedOut } from '#core/events.ts';
import type { PlatformKind } from './platforms-slice.ts';

/** The connection to unlink. */
export interface UnlinkRequest {
  readonly kind: PlatformKind;
  readonly connectionId: string;
  /** The platform of the connection. */
  readonly integrationId: string;
  /** The displayed name of the platform or shop. */
  readonly name: string;
}

/** The state of the current unlink. There is at most one at a time. */
export type UnlinkingState =
  | { readonly status: 'idle' }
  | { readonly status: 'confirming' | 'removing' | 'failed' | 'done'; readonly request: UnlinkRequest };

const IDLE: UnlinkingState = { status: 'idle' };

const slice = createSlice({
  name: 'unlinking',
  initialState: IDLE as UnlinkingState,
  reducers: {
    unlinkRequested: (state, { payload }: PayloadAction<UnlinkRequest>): UnlinkingState =>
      state.status === 'removing' ? state : { status: 'confirming', request: payload },
    unlinkConfirmed: (state, { payload }: PayloadAction<UnlinkRequest>): UnlinkingState =>
      state.status === 'removing' ? state : { status: 'removing', request: payload },
    unlinked: (state): UnlinkingState => (state.status === 'removing' ? { ...state, status: 'done' } : state),
    unlinkFailed: (state): UnlinkingState => (state.status === 'removing' ? { ...state, status: 'failed' } : state),
    // An unlink in progress can't be dismissed, so that its outcome is announced even after the user left the page.
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
