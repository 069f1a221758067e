import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { loggedOut, type LogoutReason } from '#core/events.ts';
import type { IdentityUser } from './identity.ts';
import { subjectOf } from './jwt.ts';
import type { Session } from './session.ts';

/** State of the session. `unreachable`: the identity provider did not respond, or the registration failed. */
export type AuthState =
  | { readonly status: 'unknown' }
  | { readonly status: 'unreachable' }
  | {
      readonly status: 'anonymous';
      readonly reason: LogoutReason | null;
      /** The user whose session ended; null where it is unknown. */
      readonly lastUid: string | null;
    }
  | {
      readonly status: 'signedIn';
      readonly kind: 'product';
      readonly user: IdentityUser;
      readonly claims: ClaimsStatus;
    };

/** State of the claim that carries the customer (spec §7). */
export type ClaimsStatus = 'idle' | 'polling' | 'missing';

const initialState = { status: 'unknown' } as AuthState;

const slice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    sessionStarted: (_state, action: PayloadAction<IdentityUser>): AuthState => ({
      status: 'signedIn',
      kind: 'product',
      user: action.payload,
      claims: 'idle',
    }),
    sessionAbsent: (_state, action: PayloadAction<'expired' | null>): AuthState => ({
      status: 'anonymous',
      reason: action.payload,
      lastUid: null,
    }),
    sessionUnreachable: (): AuthState => ({ status: 'unreachable' }),
    sessionRetried: (): AuthState => ({ status: 'unknown' }),
    claimsPollingStarted: (state) => {
      if (state.status === 'signedIn') state.claims = 'polling';
    },
    claimsPollingTimedOut: (state) => {
      if (state.status === 'signedIn') state.claims = 'missing';
    },
    claimsArrived: (state, action: PayloadAction<IdentityUser>) => {
      if (state.status === 'signedIn' && state.user.uid === action.payload.uid) {
        state.user = action.payload;
        state.claims = 'idle';
      }
    },
  },
  extraReducers: (builder) => {
    builder.addCase(loggedOut, (_state, { payload, meta }): AuthState => ({
      status: 'anonymous',
      reason: payload,
      lastUid: meta.uid,
    }));
  },
});

export const {
  sessionStarted,
  sessionAbsent,
  sessionUnreachable,
  sessionRetried,
  claimsPollingStarted,
  claimsPollingTimedOut,
  claimsArrived,
} = slice.actions;
export const authReducer = slice.reducer;

interface WithAuth {
  readonly auth: AuthState;
}

export const selectAuth = (state: WithAuth): AuthState => state.auth;
export const selectUser = (state: WithAuth): IdentityUser | null =>
  state.auth.status === 'signedIn' ? state.auth.user : null;
/** The session; null without one. Referentially stable while its kind stays the same. */
export const selectSession = createSelector(
  [({ auth }: WithAuth) => (auth.status === 'signedIn' ? auth.kind : null)],
  (kind): Session | null => (kind === null ? null : { kind }),
);
/** The customer id of the token's claim; null without one. */
export const selectCustomerId = (state: WithAuth): string | null => selectUser(state)?.customerId ?? null;
export const selectClaims = (state: WithAuth): ClaimsStatus =>
  state.auth.status === 'signedIn' ? state.auth.claims : 'idle';
/**
 * Whether the state matches a stored token: signed in as its user or, without a token, anonymous. True while the session
 * is unknown.
 */
export function isSessionOf({ auth }: WithAuth, token: string | null): boolean {
  switch (auth.status) {
    case 'unknown':
    case 'unreachable':
      return true;
    case 'anonymous':
      return token === null;
    case 'signedIn':
      return token !== null && subjectOf(token) === auth.user.uid;
  }
}
