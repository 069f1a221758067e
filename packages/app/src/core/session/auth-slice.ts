import { createSelector, createSlice, type Action, type PayloadAction } from '@reduxjs/toolkit';
import { loggedOut, type LogoutReason } from '#core/events.ts';
import type { IdentityUser } from './identity.ts';
import { subjectOf } from './jwt.ts';
import { DEFAULT_ABILITY, type AbilityRule, type Session } from './session.ts';

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
      readonly user: IdentityUser;
      readonly claims: ClaimsStatus;
    };

/** State of the claim that carries the customer (product.md#calls). */
export type ClaimsStatus = 'idle' | 'polling' | 'missing';

/** Returns the kind of a user's session. */
export const kindOf = ({ demoRole }: IdentityUser): Session['kind'] => (demoRole === undefined ? 'product' : 'demo');

const initialState = { status: 'unknown' } as AuthState;

const slice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    sessionStarted: (_state, action: PayloadAction<IdentityUser>): AuthState => ({
      status: 'signedIn',
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
    claimsArrived: (state, action: PayloadAction<IdentityUser>): AuthState =>
      state.status === 'signedIn' && state.user.uid === action.payload.uid
        ? { ...state, user: action.payload, claims: 'idle' }
        : state,
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

type SessionStarted = ReturnType<typeof sessionStarted>;

const startsSessionOf =
  (kind: Session['kind']) =>
  (action: Action): action is SessionStarted =>
    sessionStarted.match(action) && kindOf(action.payload) === kind;

/** Whether an action starts a session of the product. */
export const productSessionStarted = startsSessionOf('product');
/** Whether an action starts a session of the demo. */
export const demoSessionStarted = startsSessionOf('demo');

interface WithAuth {
  readonly auth: AuthState;
}

export const selectAuth = (state: WithAuth): AuthState => state.auth;
export const selectUser = (state: WithAuth): IdentityUser | null =>
  state.auth.status === 'signedIn' ? state.auth.user : null;
/** The user of a session of the product; null in one of the demo and without one. */
export const selectProductUser = (state: WithAuth): IdentityUser | null => {
  const user = selectUser(state);
  return user && kindOf(user) === 'product' ? user : null;
};
/** The permissions of the session; null without one. */
const selectAbility = (state: WithAuth): readonly AbilityRule[] | null => {
  const user = selectUser(state);
  return user && (user.ability ?? DEFAULT_ABILITY);
};
/** The session; null without one. Referentially stable while its kind and its permissions stay the same. */
export const selectSession = createSelector(
  [(state: WithAuth) => selectUser(state)?.demoRole, selectAbility],
  (role, ability): Session | null => {
    if (!ability) return null;
    return role ? { kind: 'demo', role, ability } : { kind: 'product', ability };
  },
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
