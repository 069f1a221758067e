import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SignInFailure } from '#core/session/sign-in-slice.ts';

/** The state of the request for a password reset link. */
export type ResetState =
  | { readonly status: 'idle' }
  | { readonly status: 'pending' }
  | { readonly status: 'sent'; readonly email: string }
  | { readonly status: 'failed'; readonly failure: SignInFailure };

const slice = createSlice({
  name: 'passwordReset',
  initialState: { status: 'idle' } as ResetState,
  reducers: {
    resetRequested: (_state, _action: PayloadAction<string>): ResetState => ({ status: 'pending' }),
    resetSent: (_state, action: PayloadAction<string>): ResetState => ({ status: 'sent', email: action.payload }),
    resetFailed: (_state, action: PayloadAction<SignInFailure>): ResetState => ({
      status: 'failed',
      failure: action.payload,
    }),
    resetDismissed: (): ResetState => ({ status: 'idle' }),
  },
});

export const { resetRequested, resetSent, resetFailed, resetDismissed } = slice.actions;
export const passwordResetReducer = slice.reducer;
export const selectReset = (state: { readonly passwordReset?: ResetState }): ResetState =>
  state.passwordReset ?? { status: 'idle' };
