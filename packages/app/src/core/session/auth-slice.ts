import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { loggedOut, type LogoutReason } from '#core/events.ts';
import type { IdentityUser } from './identity.ts';
import { subjectOf } from './jwt.ts';
import { DEFAULT_ABILITY, type AbilityRule, type DemoAccount, type DemoRole, type Session } from './session.ts';

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
    }
  | {
      readonly status: 'signedIn';
      readonly kind: 'demo';
      readonly user: IdentityUser;
      readonly role: DemoRole;
      readonly ability: readonly AbilityRule[];
    };

/** State of the claim that carries the customer (product.md#calls). */
export type ClaimsStatus = 'idle' | 'polling' | 'missing';

type ProductSession = Extract<AuthState, { readonly kind: 'product' }>;

const isProductSession = <State extends AuthState>(state: State): state is Extract<State, ProductSession> =>
  state.status === 'signedIn' && state.kind === 'product';

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
    demoSessionStarted: (_state, action: PayloadAction<DemoAccount>): AuthState => {
      const { id, fullName, email, avatar, role, ability } = action.payload;
      const user = { uid: String(id), displayName: fullName, email, photoURL: avatar, customerId: null };
      return { status: 'signedIn', kind: 'demo', user, role, ability };
    },
    sessionAbsent: (_state, action: PayloadAction<'expired' | null>): AuthState => ({
      status: 'anonymous',
      reason: action.payload,
      lastUid: null,
    }),
    sessionUnreachable: (): AuthState => ({ status: 'unreachable' }),
    sessionRetried: (): AuthState => ({ status: 'unknown' }),
    claimsPollingStarted: (state) => {
      if (isProductSession(state)) state.claims = 'polling';
    },
    claimsPollingTimedOut: (state) => {
      if (isProductSession(state)) state.claims = 'missing';
    },
    claimsArrived: (state, action: PayloadAction<IdentityUser>): AuthState =>
      isProductSession(state) && state.user.uid === action.payload.uid
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
  demoSessionStarted,
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
/** The user of a session of the product; null in one of the demo and without one. */
export const selectProductUser = ({ auth }: WithAuth): IdentityUser | null =>
  isProductSession(auth) ? auth.user : null;
/** The permissions of the session; null without one. */
const selectAbility = ({ auth }: WithAuth): readonly AbilityRule[] | null => {
  if (auth.status !== 'signedIn') return null;
  return auth.kind === 'demo' ? auth.ability : (auth.user.ability ?? DEFAULT_ABILITY);
};
/** The session; null without one. Referentially stable while its kind and its permissions stay the same. */
export const selectSession = createSelector(
  [({ auth }: WithAuth) => (auth.status === 'signedIn' && auth.kind === 'demo' ? auth.role : null), selectAbility],
  (role, ability): Session | null => {
    if (!ability) return null;
    return role ? { kind: 'demo', role, ability } : { kind: 'product', ability };
  },
);
/** The customer id of the token's claim; null without one. */
export const selectCustomerId = (state: WithAuth): string | null => selectUser(state)?.customerId ?? null;
export const selectClaims = (state: WithAuth): ClaimsStatus =>
  isProductSession(state.auth) ? state.auth.claims : 'idle';
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
