/** The signed-in person as the identity provider knows them (spec §3, User). */
export interface IdentityUser {
  readonly uid: string;
  readonly displayName: string | null;
  readonly email: string | null;
  readonly photoURL: string | null;
  /** Customer id out of the claim `{product}_id`; null until the provider has set it. */
  readonly customerId: string | null;
}

/** How somebody signs in, by the identity provider's own names. */
export const providerIds = ['password', 'google.com', 'microsoft.com'] as const;
export type ProviderId = (typeof providerIds)[number];

/** What a sign-in brought. */
export interface SignInResult {
  readonly user: IdentityUser;
  /** True when this sign-in made the account. */
  readonly isNew: boolean;
}

/** Tokens of the session. */
export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/**
 * A refusal of the identity provider. `code` is its own (`auth/…`); `message` its own words, to be shown where the
 * catalogue has none (spec §5).
 */
export class IdentityError extends Error {
  override readonly name = 'IdentityError';
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** Why a token was not refreshed. */
export class RefreshError extends Error {
  override readonly name = 'RefreshError';
  /** `dead`: signing in again is the only way; `failed`: worth another try; `limited`: not before `retryAfter`. */
  readonly kind: 'dead' | 'failed' | 'limited';
  /** Milliseconds to wait, for `limited`. */
  readonly retryAfter: number;

  constructor(kind: RefreshError['kind'], message: string, retryAfter = 0) {
    super(message);
    this.kind = kind;
    this.retryAfter = retryAfter;
  }
}

/** The identity provider as a port: Firebase in the app, a stand-in over HTTP in tests. */
export interface IdentityProvider {
  /**
   * Calls back with the user, or null, at once when it is known and on every change; with `unreachable` when somebody is
   * there whose token could not be renewed. Returns the way to stop.
   */
  subscribe(listener: (user: IdentityUser | null) => void, unreachable: () => void): () => void;
  signIn(email: string, password: string): Promise<SignInResult>;
  /** Creates the account and names it; asked again for the account that is signed in, it only names it. */
  signUp(email: string, password: string, fullName: string): Promise<SignInResult>;
  /** Opens the provider's pop-up; must be called within the click. */
  signInWithPopup(provider: Exclude<ProviderId, 'password'>): Promise<SignInResult>;
  sendPasswordReset(email: string): Promise<void>;
  signOut(): Promise<void>;
  /** The tokens as they are, without asking the server where that can be avoided. */
  tokens(): Promise<Tokens | null>;
  /**
   * Forces new tokens. @throws {RefreshError}; with no user signed in its message is `not logged in` (spec §8).
   */
  refresh(): Promise<Tokens>;
  /** The user of the current token's claims, read after {@link refresh}. */
  currentUser(): Promise<IdentityUser | null>;
}
