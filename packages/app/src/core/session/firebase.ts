// Imported before the SDK, which reads `fetch` when it loads.
import './identity-fetch.ts';
import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  getAdditionalUserInfo,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  OAuthProvider,
  onIdTokenChanged,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  updateProfile,
  type Auth,
  type MultiFactorError,
  type User,
  type UserCredential,
} from 'firebase/auth';
import type { Settings } from '#core/config/settings.ts';
import { codeOf, messageOf, withIdentityErrors } from './firebase-errors.ts';
import { requestedRetryDelay } from './identity-fetch.ts';
import {
  IdentityError,
  RefreshError,
  type IdentityProvider,
  type IdentityUser,
  type SignInOutcome,
  type SignInResult,
  type Tokens,
} from './identity.ts';
import { claimsOf, isToken } from './jwt.ts';
import { readUserClaims } from './user-claims.ts';

/** Error codes after which the refresh token is no longer valid. */
const EXPIRED_CODES = new Set([
  'auth/user-token-expired',
  'auth/invalid-user-token',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/invalid-refresh-token',
]);

async function toUser(user: User): Promise<IdentityUser> {
  const claims = claimsOf(await user.getIdToken());
  return {
    uid: user.uid,
    displayName: user.displayName,
    email: user.email,
    photoURL: user.photoURL,
    ...readUserClaims(claims),
  };
}

function toTokens(user: User, accessToken: string): Tokens {
  if (!isToken(accessToken)) throw new RefreshError('failed', 'The identity provider responded without a token.');
  return { accessToken, refreshToken: user.refreshToken };
}

async function toResult(credential: UserCredential): Promise<SignInResult> {
  return { user: await toUser(credential.user), isNew: getAdditionalUserInfo(credential)?.isNewUser ?? false };
}

/** Loads the code that only pop-ups need, ahead of the click so that the pop-up opens at once. */
async function popupResolver() {
  const { browserPopupRedirectResolver } = await import('./popup-resolver.ts');
  return browserPopupRedirectResolver;
}

const requiresSecondFactor = (error: unknown): error is MultiFactorError =>
  codeOf(error) === 'auth/multi-factor-auth-required';

/** Loads the code of second factors, which few accounts need. */
async function loadSecondFactor() {
  try {
    return await import('./second-factor-challenge.ts');
  } catch {
    throw new IdentityError('auth/network-request-failed', '');
  }
}

/** Firebase Authentication behind {@link IdentityProvider}. */
export function createFirebaseIdentity(settings: Settings['firebase']): IdentityProvider {
  const auth: Auth = initializeAuth(initializeApp(settings), {
    persistence: [browserLocalPersistence, inMemoryPersistence],
  });
  // The emulator is proxied through this origin, so the content security policy needs no exception.
  if (__EMULATOR__) connectAuthEmulator(auth, globalThis.location.origin, { disableWarnings: true });
  const resolver = popupResolver();
  const signInWith = (signIn: () => Promise<UserCredential>): Promise<SignInOutcome> =>
    withIdentityErrors(async () => {
      try {
        return await toResult(await signIn());
      } catch (error) {
        if (!requiresSecondFactor(error)) throw error;
        const { createChallenge } = await loadSecondFactor();
        return { challenge: createChallenge(auth, error, toResult) };
      }
    });

  return {
    subscribe(listener, unreachable) {
      return onIdTokenChanged(auth, (user) => {
        if (!user) {
          listener(null);
          return;
        }
        // The token has expired and cannot be refreshed: the user is known, their claims are not.
        void toUser(user).then(listener, (error: unknown) =>
          EXPIRED_CODES.has(codeOf(error)) ? listener(null) : unreachable(),
        );
      });
    },
    signIn: (email, password) => signInWith(() => signInWithEmailAndPassword(auth, email, password)),
    signUp: (email, password, fullName) =>
      withIdentityErrors(async () => {
        const current = auth.currentUser;
        if (current && current.email?.toLowerCase() === email.toLowerCase()) {
          await updateProfile(current, { displayName: fullName });
          return { user: await toUser(current), isNew: true };
        }
        const credential = await createUserWithEmailAndPassword(auth, email, password);
        await updateProfile(credential.user, { displayName: fullName });
        return { user: await toUser(credential.user), isNew: true };
      }),
    signInWithPopup: (providerId) =>
      signInWith(async () => {
        const provider = providerId === 'google.com' ? new GoogleAuthProvider() : new OAuthProvider(providerId);
        return signInWithPopup(auth, provider, await resolver);
      }),
    sendPasswordReset: (email) => withIdentityErrors(() => sendPasswordResetEmail(auth, email)),
    signOut: () => signOut(auth),
    async tokens() {
      await auth.authStateReady();
      const user = auth.currentUser;
      return user ? toTokens(user, await user.getIdToken()) : null;
    },
    async refresh() {
      // A call may be refused before the SDK has restored the user.
      await auth.authStateReady();
      const user = auth.currentUser;
      if (!user) throw new RefreshError('expired', 'not logged in');
      try {
        return toTokens(user, await user.getIdToken(true));
      } catch (error) {
        if (error instanceof RefreshError) throw error;
        const code = codeOf(error);
        if (EXPIRED_CODES.has(code)) throw new RefreshError('expired', messageOf(error));
        const retryDelay = requestedRetryDelay();
        if (retryDelay !== null) throw new RefreshError('rateLimited', messageOf(error), retryDelay);
        throw new RefreshError('failed', messageOf(error));
      }
    },
    async currentUser() {
      return auth.currentUser ? toUser(auth.currentUser) : null;
    },
  };
}
