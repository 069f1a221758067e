import type { AbilityRule, DemoRole } from './session.ts';

/** The signed-in user, as the identity provider describes them (product.md#entities, User). */
export interface IdentityUser {
  readonly uid: string;
  readonly displayName: string | null;
  readonly email: string | null;
  readonly photoURL: string | null;
  /** Customer id from the claim `{product}_id`; null until the provider has set it. */
  readonly customerId: string | null;
  /** The permissions from the claim `permissions`; without the claim, those of every user. */
  readonly ability?: readonly AbilityRule[];
  /** The role of an account of the demo; a user of the product has none. */
  readonly demoRole?: DemoRole;
}

/** Sign-in methods, by the identity provider's ids. */
export const providerIds = ['password', 'google.com', 'microsoft.com'] as const;
export type ProviderId = (typeof providerIds)[number];

/** Result of a sign-in. */
export interface SignInResult {
  readonly user: IdentityUser;
  /** Whether this sign-in created the account. */
  readonly isNew: boolean;
}

/** A second factor of an account. What the provider returns of a phone number is masked, such as `+*******1234`. */
export type SecondFactor =
  | { readonly id: string; readonly kind: 'phone'; readonly phone: string }
  | { readonly id: string; readonly kind: 'totp'; readonly name: string | null };

/** The codes that a sign-in requires after the password or the pop-up. */
export interface SecondFactorChallenge {
  /** The factors that this app can use, in the provider's order; any of them is enough. */
  readonly factors: readonly SecondFactor[];
  /**
   * Sends a new code to a phone.
   * @throws {IdentityError}
   */
  send(factorId: string): Promise<void>;
  /**
   * Signs in with a code; after a wrong one it can be called again.
   * @throws {IdentityError}
   */
  resolve(factorId: string, code: string): Promise<SignInResult>;
}

/** Outcome of an attempt: the result, or the second factor that the account requires first. */
export type SignInOutcome = SignInResult | { readonly challenge: SecondFactorChallenge };

/** Tokens of the session. */
export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/**
 * An error of the identity provider. `code` is the provider's (`auth/…`); `message` is the provider's text, shown where
 * the app has none for the code (product.md#validation).
 */
export class IdentityError extends Error {
  override readonly name = 'IdentityError';
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** A failed token refresh. */
export class RefreshError extends Error {
  override readonly name = 'RefreshError';
  /** `expired`: the user has to sign in again; `failed`: may be retried; `rateLimited`: may be retried after `retryAfter`. */
  readonly kind: 'expired' | 'failed' | 'rateLimited';
  /** Milliseconds to wait, for `rateLimited`. */
  readonly retryAfter: number;

  constructor(kind: RefreshError['kind'], message: string, retryAfter = 0) {
    super(message);
    this.kind = kind;
    this.retryAfter = retryAfter;
  }
}

/** The identity provider's interface: Firebase in the app, a test double over HTTP in tests. */
export interface IdentityProvider {
  /**
   * Calls `listener` with the user or null, once it is known and on every change, and `unreachable` when the user's token
   * cannot be refreshed. Returns a function that unsubscribes.
   */
  subscribe(listener: (user: IdentityUser | null) => void, unreachable: () => void): () => void;
  signIn(email: string, password: string): Promise<SignInOutcome>;
  /** Creates the account and sets its name; only sets the name when the account is already signed in. */
  signUp(email: string, password: string, fullName: string): Promise<SignInResult>;
  /** Opens the provider's pop-up; must be called within the click handler. */
  signInWithPopup(provider: Exclude<ProviderId, 'password'>): Promise<SignInOutcome>;
  sendPasswordReset(email: string): Promise<void>;
  signOut(): Promise<void>;
  /** Returns the current tokens, without a request where possible. */
  tokens(): Promise<Tokens | null>;
  /**
   * Requests new tokens.
   * @throws {RefreshError} with the message `not logged in` when no user is signed in (product.md#errors).
   */
  refresh(): Promise<Tokens>;
  /** Returns the user with the claims of the current token. */
  currentUser(): Promise<IdentityUser | null>;
}
