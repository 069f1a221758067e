import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { loggedOut } from '#core/events.ts';
import { sessionStarted } from './auth-slice.ts';
import type { ProviderId, SecondFactor } from './identity.ts';

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

/** Ask for the code of a second factor. A phone gets a message, or another one if it is already the current factor. */
export const factorChosen = createAction<string>('signIn/factorChosen');
/** Sign in with the code of the current factor. */
export const codeSubmitted = createAction<string>('signIn/codeSubmitted');
/** Go back to the form without a code. */
export const challengeAbandoned = createAction('signIn/challengeAbandoned');

/** A failed attempt to sign in. */
export interface SignInFailure {
  /** `auth/…` of the identity provider, `company-exists`, or the API client's code. */
  readonly code: string;
  /** The provider's text, shown where the app has none for the code (product.md#validation). */
  readonly message: string;
}

/** State of an attempt that requires a code. */
export interface ChallengedState {
  readonly status: 'challenged';
  readonly via: ProviderId;
  /** The factors that the app can use. */
  readonly factors: readonly SecondFactor[];
  /** The id of the factor whose code is asked for; null without factors. */
  readonly factorId: string | null;
  readonly step: 'sending' | 'waiting' | 'verifying';
  /** How many codes were sent for the current factor. */
  readonly codesSent: number;
  /** The failure of the last code or message. */
  readonly failure: SignInFailure | null;
}

/** State of the one attempt at a time; `via` is the control that is busy. */
export type SignInState =
  | { readonly status: 'idle' }
  | { readonly status: 'pending'; readonly via: ProviderId }
  | ChallengedState
  | { readonly status: 'failed'; readonly via: ProviderId; readonly failure: SignInFailure };

const slice = createSlice({
  name: 'signIn',
  initialState: { status: 'idle' } as SignInState,
  reducers: {
    signInFailed: (_state, action: PayloadAction<{ via: ProviderId; failure: SignInFailure }>): SignInState => ({
      status: 'failed',
      ...action.payload,
    }),
    signInChallenged: (
      _state,
      action: PayloadAction<{ via: ProviderId; factors: readonly SecondFactor[] }>,
    ): SignInState => ({
      status: 'challenged',
      ...action.payload,
      factorId: null,
      step: 'waiting',
      codesSent: 0,
      failure: null,
    }),
    codeSent: (state): SignInState =>
      state.status === 'challenged' ? { ...state, step: 'waiting', codesSent: state.codesSent + 1 } : state,
    challengeFailed: (state, { payload: failure }: PayloadAction<SignInFailure>): SignInState =>
      state.status === 'challenged' ? { ...state, step: 'waiting', failure } : state,
    /** The user left the form with the failure; an attempt in progress goes on. */
    signInFailureDismissed: (state): SignInState => (state.status === 'failed' ? { status: 'idle' } : state),
  },
  extraReducers: (builder) => {
    builder
      .addCase(passwordSubmitted, (): SignInState => ({ status: 'pending', via: 'password' }))
      .addCase(registrationSubmitted, (): SignInState => ({ status: 'pending', via: 'password' }))
      .addCase(providerChosen, (_state, action): SignInState => ({ status: 'pending', via: action.payload }))
      .addCase(factorChosen, (state, { payload: factorId }): SignInState => {
        if (state.status !== 'challenged' || state.step === 'verifying') return state;
        const factor = state.factors.find(({ id }) => id === factorId);
        if (!factor) return state;
        const codesSent = factorId === state.factorId ? state.codesSent : 0;
        return { ...state, factorId, codesSent, step: factor.kind === 'phone' ? 'sending' : 'waiting', failure: null };
      })
      .addCase(codeSubmitted, (state): SignInState =>
        state.status === 'challenged' && state.step === 'waiting'
          ? { ...state, step: 'verifying', failure: null }
          : state,
      )
      .addCase(challengeAbandoned, (state): SignInState =>
        // A code that is being checked can't be taken back.
        state.status === 'challenged' && state.step !== 'verifying' ? { status: 'idle' } : state,
      )
      .addCase(sessionStarted, (): SignInState => ({ status: 'idle' }))
      .addCase(loggedOut, (): SignInState => ({ status: 'idle' }));
  },
});

export const { signInFailed, signInChallenged, codeSent, challengeFailed, signInFailureDismissed } = slice.actions;
export const signInReducer = slice.reducer;
export const selectSignIn = (state: { readonly signIn: SignInState }): SignInState => state.signIn;
