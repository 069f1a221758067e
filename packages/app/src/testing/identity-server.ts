import { isDeepStrictEqual } from 'node:util';
import { vi } from 'vitest';
import { makeToken } from './jwt.ts';

const ENROLLED_AT = '2026-01-01T00:00:00Z';
const SECOND_FACTORS = [
  { mfaEnrollmentId: 'phone', phoneInfo: '+*******0142', enrolledAt: ENROLLED_AT },
  { mfaEnrollmentId: 'app', displayName: 'Ines’s phone', totpInfo: {}, enrolledAt: ENROLLED_AT },
];
const RIGHT_ANSWER = {
  mfaPendingCredential: 'pending',
  mfaEnrollmentId: 'app',
  totpVerificationInfo: { verificationCode: '246810' },
};

type Respond = () => Response | Promise<Response>;

/**
 * The server side of the identity provider, with its own clock: a token is valid for an hour of the server's time,
 * whatever the device's clock says. Each refresh token can be used once.
 */
export class IdentityServer {
  /** The number of milliseconds by which the server's clock is ahead of the device's. */
  clockSkewMs = 0;
  /** Replaces the token service's next responses. */
  tokenResponse: Respond | null = null;
  /** The refresh tokens received, in order. */
  readonly receivedRefreshTokens: string[] = [];
  /** Whether the account has an authenticator app, and a phone, as second factors. */
  hasSecondFactors = false;
  #serial = 0;

  readonly fetch: typeof globalThis.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (address.includes('/v1/token?'))
      return this.#token(new URLSearchParams(typeof init?.body === 'string' ? init.body : ''));
    if (address.includes('accounts:signInWithPassword') && this.hasSecondFactors)
      return Response.json({ localId: 'u1', mfaPendingCredential: 'pending', mfaInfo: SECOND_FACTORS });
    if (address.includes('accounts/mfaSignIn:finalize')) {
      const body: unknown = JSON.parse(typeof init?.body === 'string' ? init.body : '{}');
      const { idToken, refreshToken } = this.#session('camel');
      return isDeepStrictEqual(body, RIGHT_ANSWER) ? Response.json({ idToken, refreshToken }) : refusal('INVALID_CODE');
    }
    if (address.includes('accounts:signInWithPassword'))
      return Response.json({ localId: 'u1', email: 'owner@plinth.test', ...this.#session('camel') });
    if (address.includes('accounts:lookup'))
      return Response.json({ users: [{ localId: 'u1', email: 'owner@plinth.test', displayName: 'Ines Calloway' }] });
    throw new Error(`The SDK requested ${address}`);
  };

  get now(): number {
    return Date.now() + this.clockSkewMs;
  }

  /** Returns whether an `Authorization` header contains a token of this server that has not expired. */
  accepts(authorization: string | null): boolean {
    const payload = /^Bearer [\w-]+\.([\w-]+)\.$/.exec(authorization ?? '')?.[1];
    if (payload === undefined) return false;
    const claims = JSON.parse(atob(payload)) as { readonly exp: number };
    return claims.exp * 1_000 > this.now;
  }

  async #token(form: URLSearchParams): Promise<Response> {
    const refreshToken = form.get('refresh_token') ?? '';
    this.receivedRefreshTokens.push(refreshToken);
    if (this.tokenResponse) return this.tokenResponse();
    if (refreshToken !== `refresh-${this.#serial}`) return refusal('INVALID_REFRESH_TOKEN');
    return Response.json(this.#session('snake'));
  }

  #session(keyCase: 'camel' | 'snake'): Readonly<Record<string, string>> {
    this.#serial += 1;
    const issuedAt = Math.floor(this.now / 1_000);
    const token = makeToken({
      sub: 'u1',
      user_id: 'u1',
      email: 'owner@plinth.test',
      plinth_id: 'cus_harrow',
      iat: issuedAt,
      exp: issuedAt + 3_600,
      serial: this.#serial,
    });
    const refreshToken = `refresh-${this.#serial}`;
    return keyCase === 'camel'
      ? { idToken: token, refreshToken, expiresIn: '3600' }
      : { access_token: token, id_token: token, refresh_token: refreshToken, expires_in: '3600', user_id: 'u1' };
  }
}

/** Returns an error response in the provider's format. */
export function refusal(message: string, status = 400, headers: Readonly<Record<string, string>> = {}): Response {
  return Response.json({ error: { code: status, message } }, { status, headers });
}

/**
 * Loads the SDK. Call it once per test file, because the SDK keeps the `fetch` that it finds when it is loaded.
 * @param server Returns the server that responds at the moment.
 */
export async function connectSdk(server: () => IdentityServer) {
  vi.stubGlobal('location', { origin: 'http://localhost' });
  vi.stubGlobal('fetch', ((input, init) => server().fetch(input, init)) satisfies typeof globalThis.fetch);
  const { createFirebaseIdentity } = await import('#core/session/firebase.ts');
  return createFirebaseIdentity({ apiKey: 'k', authDomain: 'localhost', projectId: 'demo-plinth' });
}
