import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeDraft } from '#core/drafts/drafts.ts';
import { connectSdk, IdentityServer, refusal } from '#testing/identity-server.ts';
import { noBusiness } from '#testing/no-business.ts';
import { API, createWorld, memoryStorage } from '#testing/world.ts';
import { selectAuth } from './auth-slice.ts';
import type { IdentityProvider } from './identity.ts';
import { passwordSubmitted } from './sign-in-slice.ts';

const HOUR_MS = 3_600_000;

let provider: IdentityServer;
let identity: IdentityProvider;

async function signIn(): Promise<void> {
  await identity.signIn('owner@plinth.test', 'x');
}

beforeAll(async () => {
  identity = await connectSdk(() => provider);
});
beforeEach(() => {
  provider = new IdentityServer();
});
afterEach(async () => {
  vi.useRealTimers();
  await identity.signOut();
});
afterAll(() => vi.unstubAllGlobals());

describe('refresh', () => {
  it('returns the next token', async () => {
    await signIn();
    const oldTokens = await identity.tokens();
    const newTokens = await identity.refresh();
    expect(newTokens.accessToken).not.toBe(oldTokens?.accessToken);
    expect(provider.receivedRefreshTokens).toEqual(['refresh-1']);
  });

  it.each([
    ['500', () => refusal('INTERNAL', 500)],
    ['503', () => new Response('down', { status: 503 })],
    ['a network error', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['an empty body', () => new Response(null)],
    ['HTML', () => new Response('<p>Welcome</p>', { headers: { 'Content-Type': 'text/html' } })],
    ["a proxy's 403", () => new Response('<p>Blocked</p>', { status: 403 })],
    ['no token field', () => Response.json({ hello: 'there' })],
    ['a body without a refresh token', () => Response.json({ access_token: 'a.b.c' })],
  ])('fails when the response is %s, and the next refresh succeeds', async (_name, respond) => {
    await signIn();
    const onSessionEnd = vi.fn<() => void>();
    const unsubscribe = identity.subscribe((user) => {
      if (!user) onSessionEnd();
    }, onSessionEnd);
    provider.tokenResponse = respond;
    await expect(identity.refresh()).rejects.toMatchObject({ kind: 'failed' });
    await expect(identity.refresh()).rejects.toMatchObject({ kind: 'failed' });
    provider.tokenResponse = null;
    await expect(identity.refresh()).resolves.toMatchObject({ refreshToken: 'refresh-2' });
    expect(provider.receivedRefreshTokens).toEqual(['refresh-1', 'refresh-1', 'refresh-1']);
    expect(onSessionEnd).not.toHaveBeenCalled();
    unsubscribe();
  });

  it('fails after a timeout when there is no response', async () => {
    await signIn();
    provider.tokenResponse = () => new Promise(() => undefined);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const refresh = identity.refresh().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await refresh).toMatchObject({ kind: 'failed' });
  });

  it.each([
    ['429 with Retry-After', () => refusal('RESOURCE_EXHAUSTED', 429, { 'Retry-After': '7' }), 7_000],
    ['429 of a proxy', () => new Response('slow down', { status: 429 }), 3_000],
    ['TOO_MANY_ATTEMPTS_TRY_LATER', () => refusal('TOO_MANY_ATTEMPTS_TRY_LATER : wait'), 3_000],
  ])('reports a rate limit with its delay for %s', async (_name, respond, retryAfter) => {
    await signIn();
    provider.tokenResponse = respond;
    await expect(identity.refresh()).rejects.toMatchObject({ kind: 'rateLimited', retryAfter });
    provider.tokenResponse = () => new Response(null, { status: 500 });
    await expect(identity.refresh()).rejects.toMatchObject({ kind: 'failed' });
  });

  it.each(['TOKEN_EXPIRED', 'USER_DISABLED', 'USER_NOT_FOUND', 'INVALID_REFRESH_TOKEN'])(
    'reports an expired session when it is refused with %s',
    async (code) => {
      await signIn();
      provider.tokenResponse = () => refusal(code);
      await expect(identity.refresh()).rejects.toMatchObject({ kind: 'expired' });
    },
  );

  it('rejects with "not logged in" without a user', async () => {
    await expect(identity.refresh()).rejects.toMatchObject({ kind: 'expired', message: 'not logged in' });
  });
});

describe('second factor', () => {
  it('is reported with what the provider shows of it, and accepts a code after a wrong one', async () => {
    provider.hasSecondFactors = true;
    const outcome = await identity.signIn('owner@plinth.test', 'x');
    if (!('challenge' in outcome)) throw new Error('signed in without a code');
    const { challenge } = outcome;
    expect(challenge.factors).toEqual([
      { id: 'phone', kind: 'phone', phone: '+*******0142' },
      { id: 'app', kind: 'totp', name: 'Ines’s phone' },
    ]);
    expect(await identity.currentUser()).toBeNull();
    await expect(challenge.resolve('app', '000000')).rejects.toMatchObject({ code: 'auth/invalid-verification-code' });
    await expect(challenge.resolve('phone', '246810')).rejects.toMatchObject({ code: 'auth/code-expired' });
    expect(await challenge.resolve('app', '246810')).toMatchObject({ user: { uid: 'u1' }, isNew: false });
    expect(await identity.currentUser()).toMatchObject({ uid: 'u1' });
  });
});

describe.each(['TOKEN_EXPIRED', 'USER_DISABLED', 'USER_NOT_FOUND', 'INVALID_REFRESH_TOKEN'])(
  'a session that the provider ends with %s',
  (code) => {
    const server = setupServer(
      ...noBusiness,
      http.get(`${API}/data/banking/customers/:id/connections`, () =>
        HttpResponse.json({ message: 'expired' }, { status: 401 }),
      ),
    );
    beforeAll(() => server.listen());
    afterAll(() => server.close());

    it('ends the session as expired while the app is in use, and keeps its drafts', async () => {
      const world = createWorld({ provider: identity });
      await vi.waitFor(() => expect(selectAuth(world.store.getState()).status).toBe('anonymous'));
      world.store.dispatch(passwordSubmitted({ email: 'owner@plinth.test', password: 'x' }));
      await vi.waitFor(() => expect(world.store.getState().customers.status).toBe('ready'));
      writeDraft(world.storage, 'u1', 'ticket', { subject: 'Half' });
      provider.tokenResponse = () => refusal(code);
      await expect((await world.api()).banking.connections('c')).rejects.toBeInstanceOf(Error);
      await vi.waitFor(() =>
        expect(selectAuth(world.store.getState())).toMatchObject({ status: 'anonymous', reason: 'expired' }),
      );
      expect(world.storage.get('accessToken')).toBeNull();
      expect(world.storage.get('drafts')).toEqual({ 'u1/ticket': { subject: 'Half' } });
      world.task.cancel();
    });

    it('ends the session as expired when the app starts with its token', async () => {
      await signIn();
      const storage = memoryStorage();
      const tokens = await identity.tokens();
      if (tokens) storage.set('accessToken', tokens.accessToken);
      provider.tokenResponse = () => refusal(code);
      await expect(identity.refresh()).rejects.toMatchObject({ kind: 'expired' });
      const world = createWorld({ provider: identity, storage });
      await vi.waitFor(() => expect(selectAuth(world.store.getState()).status).not.toBe('unknown'));
      // The SDK may still report the user as signed in; the next call finds out.
      await (await world.api()).banking.connections('c').catch(() => undefined);
      await vi.waitFor(() =>
        expect(selectAuth(world.store.getState())).toMatchObject({ status: 'anonymous', reason: 'expired' }),
      );
      world.task.cancel();
    });
  },
);

describe('wrong device clock', () => {
  const server = setupServer(
    ...noBusiness,
    http.get(`${API}/data/banking/customers/:id/connections`, ({ request }) =>
      provider.accepts(request.headers.get('Authorization'))
        ? HttpResponse.json([])
        : HttpResponse.json({ message: 'expired' }, { status: 401 }),
    ),
  );
  beforeAll(() => server.listen());
  afterAll(() => server.close());

  /** Starts the app over the SDK and signs in; `call` returns the result or the error of an API request. */
  async function startSignedInApp() {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const world = createWorld({ provider: identity });
    await vi.waitFor(() => expect(selectAuth(world.store.getState()).status).toBe('anonymous'));
    world.store.dispatch(passwordSubmitted({ email: 'owner@plinth.test', password: 'x' }));
    await vi.waitFor(() => expect(world.store.getState().customers.status).toBe('ready'));
    return {
      world,
      call: async () => {
        let result: unknown;
        void (await world.api()).banking.connections('c').then(
          (connections) => {
            result = connections;
          },
          (error: unknown) => {
            result = error;
          },
        );
        await vi.waitFor(() => expect(result).toBeDefined());
        return result;
      },
    };
  }

  it.each([
    ['fast', -HOUR_MS],
    ['slow', HOUR_MS],
  ])('causes no refresh when it is an hour %s at the sign-in', async (_name, ahead) => {
    provider.clockSkewMs = ahead;
    const { world, call } = await startSignedInApp();
    for (let second = 0; second < 60; second += 1) {
      expect(await call()).toEqual([]);
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(provider.receivedRefreshTokens).toEqual([]);
    world.task.cancel();
  });

  it.each([
    ['forward', 2 * HOUR_MS],
    ['back', -2 * HOUR_MS],
  ])('causes at most one refresh when it jumps two hours %s', async (_name, offset) => {
    const { world, call } = await startSignedInApp();
    vi.setSystemTime(Date.now() + offset);
    provider.clockSkewMs = -offset;
    expect(await call()).toEqual([]);
    expect(await call()).toEqual([]);
    expect(provider.receivedRefreshTokens.length).toBeLessThanOrEqual(1);
    world.task.cancel();
  });

  it('causes one refresh after two hours of sleep, and the first call succeeds', async () => {
    const { world, call } = await startSignedInApp();
    vi.setSystemTime(Date.now() + 2 * HOUR_MS);
    expect(await call()).toEqual([]);
    expect(await call()).toEqual([]);
    expect(provider.receivedRefreshTokens).toEqual(['refresh-1']);
    world.task.cancel();
  });
});
