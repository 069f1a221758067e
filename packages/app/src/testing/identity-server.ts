import { vi } from 'vitest';
import { makeToken } from './jwt.ts';

type Answer = () => Response | Promise<Response>;

/**
 * The identity provider as the SDK sees it, with a clock of its own: a token's life is an hour of the provider's time,
 * whatever the device believes. Its refresh tokens are for one use.
 */
export class IdentityServer {
  /** Milliseconds by which the provider's clock is ahead of the device's. */
  ahead = 0;
  /** In place of the next answers of the token service. */
  tokenAnswer: Answer | null = null;
  /** Refresh tokens in the order in which they came. */
  readonly refreshedWith: string[] = [];
  #serial = 0;

  readonly fetch: typeof globalThis.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (address.includes('/v1/token?'))
      return this.#token(new URLSearchParams(typeof init?.body === 'string' ? init.body : ''));
    if (address.includes('accounts:signInWithPassword'))
      return Response.json({ localId: 'u1', email: 'owner@plinth.test', ...this.#session('camel') });
    if (address.includes('accounts:lookup'))
      return Response.json({ users: [{ localId: 'u1', email: 'owner@plinth.test', displayName: 'Ines Calloway' }] });
    throw new Error(`The SDK asked for ${address}`);
  };

  get now(): number {
    return Date.now() + this.ahead;
  }

  /** Whether a token is one of this provider's that has not run out. */
  accepts(authorization: string | null): boolean {
    const payload = /^Bearer [\w-]+\.([\w-]+)\.$/.exec(authorization ?? '')?.[1];
    if (payload === undefined) return false;
    const claims = JSON.parse(atob(payload)) as { readonly exp: number };
    return claims.exp * 1_000 > this.now;
  }

  async #token(form: URLSearchParams): Promise<Response> {
    const refreshToken = form.get('refresh_token') ?? '';
    this.refreshedWith.push(refreshToken);
    if (this.tokenAnswer) return this.tokenAnswer();
    if (refreshToken !== `refresh-${this.#serial}`) return refusal('INVALID_REFRESH_TOKEN');
    return Response.json(this.#session('snake'));
  }

  #session(form: 'camel' | 'snake'): Readonly<Record<string, string>> {
    this.#serial += 1;
    const issued = Math.floor(this.now / 1_000);
    const token = makeToken({
      sub: 'u1',
      user_id: 'u1',
      email: 'owner@plinth.test',
      plinth_id: 'cus_harrow',
      iat: issued,
      exp: issued + 3_600,
      serial: this.#serial,
    });
    const refreshToken = `refresh-${this.#serial}`;
    return form === 'camel'
      ? { idToken: token, refreshToken, expiresIn: '3600' }
      : { access_token: token, id_token: token, refresh_token: refreshToken, expires_in: '3600', user_id: 'u1' };
  }
}

/** A refusal in the provider's form. */
export function refusal(message: string, status = 400, headers: Readonly<Record<string, string>> = {}): Response {
  return Response.json({ error: { code: status, message } }, { status, headers });
}

/**
 * The SDK, once a test file: it keeps the `fetch` that was there when it was loaded.
 * @param server the provider that answers at that moment.
 */
export async function connectSdk(server: () => IdentityServer) {
  vi.stubGlobal('location', { origin: 'http://localhost' });
  vi.stubGlobal('fetch', ((input, init) => server().fetch(input, init)) satisfies typeof globalThis.fetch);
  const { createFirebaseIdentity } = await import('#core/session/firebase.ts');
  return createFirebaseIdentity({ apiKey: 'k', authDomain: 'localhost', projectId: 'demo-plinth' });
}
