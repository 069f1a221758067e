import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { loggedOut } from '#core/events.ts';
import { sessionStarted } from './auth-slice.ts';
import type { ProviderId } from './identity.ts';

/** Sign in with e-mail and password. */
export const passwordSubmitted = createAction<{ readonly email: string; readonly password: string }>(
  'signIn/passwordSubmitted',
);
/** Create an account with e-mail and password. */
export const registrationSubmitted = createAction<{
  readonly fullName: string;
  readonly email: string;
  readonly password: string;
}>('signIn/registrationSubmitted');
/** Sign in or sign up in a provider's own pop-up. */
export const providerChosen = createAction<Exclude<ProviderId, 'password'>>('signIn/providerChosen');

/** A failed attempt to sign in. */
export interface SignInFailure {
  /** `auth/…` of the identity provider, `company-exists`, or the API client's code. */
  readonly code: string;
  /** The provider's text, shown where the app has none for the code (product.md#validation). */
  readonly message: string;
}

/** State of the one attempt at a time; `via` is the control that is busy. */
export type SignInState =
  | { readonly status: 'idle' }
  | { readonly status: 'pending'; readonly via: ProviderId }
  | { readonly status: 'failed'; readonly via: ProviderId; readonly failure: SignInFailure };

const slice = createSlice({
  name: 'signIn',
  initialState: { status: 'idle' } as SignInState,
  reducers: {
    signInFailed: (_state, action: PayloadAction<{ via: ProviderId; failure: SignInFailure }>): SignInState => ({
      status: 'failed',
      ...action.payload,
    }),
    /** The user left the form with the failure; an attempt in progress goes on. */
    signInFailureDismissed: (state): SignInState => (state.status === 'failed' ? { status: 'idle' } : state),
  },
  extraReducers: (builder) => {
    builder
      .addCase(passwordSubmitted, (): SignInState => ({ status: 'pending', via: 'password' }))
      .addCase(registrationSubmitted, (): SignInState => ({ status: 'pending', via: 'password' }))
      .addCase(providerChosen, (_state, action): SignInState => ({ status: 'pending', via: action.payload }))
      .addCase(sessionStarted, (): SignInState => ({ status: 'idle' }))
      .addCase(loggedOut, (): SignInState => ({ status: 'idle' }));
  },
});

export const { signInFailed, signInFailureDismissed } = slice.actions;
export const signInReducer = slice.reducer;
export const selectSignIn = (state: { readonly signIn: SignInState }): SignInState => state.signIn;
