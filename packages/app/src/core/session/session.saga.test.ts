import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { logoutRequested } from '#core/events.ts';
import { hrefOf } from '#core/routes/href.ts';
import {
  API,
  createWorld,
  memoryStorage,
  OWNER,
  TOKEN_ENDPOINT,
  tokenOf,
  type TestIdentity,
  type World,
} from '#testing/world.ts';
import { selectAuth, selectUser, sessionRetried } from './auth-slice.ts';
import { IdentityError, type IdentityUser } from './identity.ts';
import { AUTH_TIMEOUT_MS } from './session.saga.ts';
import { passwordSubmitted, providerChosen, registrationSubmitted, selectSignIn } from './sign-in-slice.ts';

const server = setupServer();
beforeAll(() => server.listen());
afterAll(() => server.close());

const NEW: IdentityUser = {
  uid: 'u9',
  displayName: 'Noor Haddad',
  email: 'new@plinth.test',
  photoURL: null,
  customerId: null,
};
const form = { fullName: 'Noor Haddad', email: 'new@plinth.test', password: 'Plinth-demo-1' };

let registrations: (string | null)[] = [];
let registrationAnswer: () => Response;
let worlds: World[] = [];

beforeEach(() => {
  registrations = [];
  registrationAnswer = () =>
    HttpResponse.json({ id: 'r', fullName: 'Noor Haddad', email: 'new@plinth.test', loginProvider: 'email' });
  server.use(
    http.get(`${API}/financing/leads`, () => HttpResponse.json([])),
    http.get(`${API}/customers`, () => HttpResponse.json([])),
    http.get(`${API}/users`, () => new HttpResponse(null, { status: 404 })),
    http.post(`${API}/users/firebase`, ({ request }) => {
      registrations.push(request.headers.get('Idempotency-Key'));
      return registrationAnswer();
    }),
    http.post(TOKEN_ENDPOINT, () => HttpResponse.json({ accessToken: tokenOf(NEW, 2) })),
  );
});

afterEach(() => {
  vi.useRealTimers();
  server.resetHandlers();
  for (const world of worlds) world.task.cancel();
  worlds = [];
});

function world(options: Parameters<typeof createWorld>[0] = {}): World {
  const made = createWorld(options);
  worlds.push(made);
  return made;
}

const auth = (made: World) => selectAuth(made.store.getState());
const signIn = (made: World) => selectSignIn(made.store.getState());
const becomes = (made: World, status: string) => vi.waitFor(() => expect(auth(made).status).toBe(status));
const fails = (made: World) => vi.waitFor(() => expect(signIn(made).status).toBe('failed'));

describe('session start', () => {
  it('is anonymous without stored tokens before the identity provider has loaded', () => {
    expect(auth(world({ user: null }))).toEqual({ status: 'anonymous', reason: null });
  });

  it('stays unknown while a stored token may still be valid', async () => {
    const storage = memoryStorage();
    storage.set('accessToken', tokenOf(OWNER, 1));
    const made = world({ storage });
    expect(auth(made).status).toBe('unknown');
    await becomes(made, 'signedIn');
  });

  it('becomes unreachable when the identity provider times out, and subscribes again on a retry', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const storage = memoryStorage();
    storage.set('accessToken', tokenOf(OWNER, 1));
    const made = createWorld({ storage });
    worlds.push(made);
    const subscribe = made.identity.subscribe.bind(made.identity);
    made.identity.subscribe = () => () => undefined;
    await vi.advanceTimersByTimeAsync(0);
    made.store.dispatch(sessionRetried());
    await vi.advanceTimersByTimeAsync(AUTH_TIMEOUT_MS);
    await vi.waitFor(() => expect(auth(made).status).toBe('unreachable'));
    made.identity.subscribe = subscribe;
    made.store.dispatch(sessionRetried());
    await vi.waitFor(() => expect(auth(made).status).toBe('signedIn'));
  });

  it("becomes unreachable and keeps the tokens when the user's token cannot be refreshed", async () => {
    const storage = memoryStorage();
    storage.set('accessToken', tokenOf(OWNER, 1));
    const made = world({ storage });
    made.identity.subscribe = (_listener, unreachable) => {
      queueMicrotask(unreachable);
      return () => undefined;
    };
    await becomes(made, 'unreachable');
    expect(storage.get('accessToken')).toBe(tokenOf(OWNER, 1));
  });

  it("ends the first user's session when another user signs in in another tab", async () => {
    const made = world();
    await becomes(made, 'signedIn');
    const ended = vi.fn<() => void>();
    made.store.subscribe(() => {
      if (auth(made).status === 'anonymous') ended();
    });
    made.identity.emitUser(NEW);
    await vi.waitFor(() => expect(selectUser(made.store.getState())?.uid).toBe('u9'));
    expect(ended).toHaveBeenCalled();
  });
});

describe('sign-in', () => {
  it('stores the tokens under their keys', async () => {
    const made = world({ user: null });
    made.identity.signInOutcome = () => Promise.resolve({ user: OWNER, isNew: false });
    made.store.dispatch(passwordSubmitted({ email: 'owner@plinth.test', password: 'x' }));
    await becomes(made, 'signedIn');
    expect(made.storage.get('accessToken')).toBe(tokenOf(OWNER, 1));
    expect(made.storage.get('refreshToken')).toBe('refresh');
    expect(registrations).toEqual([]);
  });

  it.each(['auth/wrong-password', 'auth/user-not-found', 'auth/invalid-credential'])(
    'fails with %s and the message of the identity provider',
    async (code) => {
      const made = world({ user: null });
      made.identity.signInOutcome = () => Promise.reject(new IdentityError(code, 'Its own words.'));
      made.store.dispatch(passwordSubmitted({ email: 'owner@plinth.test', password: 'x' }));
      await fails(made);
      expect(signIn(made)).toEqual({ status: 'failed', via: 'password', failure: { code, message: 'Its own words.' } });
    },
  );

  it('opens one pop-up for repeated clicks, and accepts a form after it was closed', async () => {
    const made = world({ user: null });
    const closed = Promise.withResolvers<never>();
    const outcome = vi.fn<() => Promise<never>>(() => closed.promise);
    made.identity.signInOutcome = outcome;
    made.store.dispatch(providerChosen('google.com'));
    await vi.waitFor(() => expect(outcome).toHaveBeenCalledTimes(1));
    made.store.dispatch(providerChosen('google.com'));
    closed.reject(new IdentityError('auth/popup-closed-by-user', 'closed'));
    await fails(made);
    expect(outcome).toHaveBeenCalledTimes(1);
    made.identity.signInOutcome = () => Promise.resolve({ user: OWNER, isNew: false });
    made.store.dispatch(passwordSubmitted({ email: 'owner@plinth.test', password: 'x' }));
    await becomes(made, 'signedIn');
  });

  it('accepts a form that is submitted while a pop-up is open', async () => {
    const made = world({ user: null });
    made.identity.signInOutcome = () => new Promise(() => undefined);
    made.store.dispatch(providerChosen('microsoft.com'));
    await vi.waitFor(() => expect(signIn(made).status).toBe('pending'));
    await Promise.resolve();
    made.identity.signInOutcome = () => Promise.resolve({ user: OWNER, isNew: false });
    await vi.waitFor(() => {
      made.store.dispatch(passwordSubmitted({ email: 'owner@plinth.test', password: 'x' }));
      expect(auth(made).status).toBe('signedIn');
    });
  });
});

describe('sign-up', () => {
  it('fails before it reaches the identity provider when the company exists', async () => {
    server.use(
      http.get(`${API}/users`, () =>
        HttpResponse.json({ id: 'r', fullName: 'A', email: form.email, loginProvider: 'email' }),
      ),
    );
    const made = world({ user: null });
    const outcome = vi.fn<TestIdentity['signInOutcome']>();
    made.identity.signInOutcome = outcome;
    made.store.dispatch(registrationSubmitted(form));
    await fails(made);
    expect(signIn(made)).toMatchObject({ failure: { code: 'company-exists', message: 'Company already registered' } });
    expect(outcome).not.toHaveBeenCalled();
  });

  it('registers a new account once', async () => {
    const made = world({ user: null });
    made.identity.signInOutcome = () => Promise.resolve({ user: NEW, isNew: true });
    made.store.dispatch(registrationSubmitted(form));
    await becomes(made, 'signedIn');
    expect(registrations).toHaveLength(1);
    expect(made.storage.get('registration')).toBeNull();
  });

  it('continues after a lost connection with the same idempotency key and without a second account', async () => {
    registrationAnswer = () => HttpResponse.error();
    const made = world({ user: null });
    const outcome = vi.fn<TestIdentity['signInOutcome']>(() => Promise.resolve({ user: NEW, isNew: true }));
    made.identity.signInOutcome = outcome;
    made.store.dispatch(registrationSubmitted(form));
    await fails(made);
    expect(auth(made).status).toBe('anonymous');
    registrationAnswer = () =>
      HttpResponse.json({ id: 'r', fullName: 'Noor', email: form.email, loginProvider: 'email' });
    made.store.dispatch(registrationSubmitted(form));
    await becomes(made, 'signedIn');
    expect(new Set(registrations).size).toBe(1);
    expect(registrations).toHaveLength(2);
  });

  it.each([
    ['an email that is taken', 'auth/email-already-in-use'],
    ['no connection', 'auth/network-request-failed'],
  ])('removes the pending registration when the account was not created because of %s', async (_name, code) => {
    const made = world({ user: null });
    made.identity.signInOutcome = () => Promise.reject(new IdentityError(code, 'Its own words.'));
    made.store.dispatch(registrationSubmitted(form));
    await fails(made);
    expect(signIn(made)).toMatchObject({ failure: { code } });
    expect(made.storage.get('registration')).toBeNull();
    expect(registrations).toEqual([]);
  });

  it('completes a pending registration after a reload before the session starts', async () => {
    const storage = memoryStorage();
    storage.set('registration', { uid: NEW.uid, providerId: 'password', key: 'kept' });
    registrationAnswer = () => new HttpResponse(null, { status: 500 });
    const made = world({ user: NEW, storage });
    await becomes(made, 'unreachable');
    registrationAnswer = () =>
      HttpResponse.json({ id: 'r', fullName: 'Noor', email: form.email, loginProvider: 'email' });
    made.store.dispatch(sessionRetried());
    await becomes(made, 'signedIn');
    expect(registrations).toEqual(['kept', 'kept']);
  });

  it('shows the message of a refused registration without a token refresh', async () => {
    registrationAnswer = () => HttpResponse.json({ message: 'This address is blocked' }, { status: 401 });
    const refreshes = vi.fn<() => void>();
    server.events.on('request:start', ({ request }) => {
      if (request.url === TOKEN_ENDPOINT) refreshes();
    });
    const made = world({ user: null });
    made.identity.signInOutcome = () => Promise.resolve({ user: NEW, isNew: true });
    made.store.dispatch(registrationSubmitted(form));
    await fails(made);
    expect(signIn(made)).toMatchObject({ failure: { message: 'This address is blocked' } });
    expect(refreshes).not.toHaveBeenCalled();
  });
});

describe('logout', () => {
  it('removes the tokens, the e-mail, the step and the drafts, and resets the state of the session', async () => {
    const made = world();
    await vi.waitFor(() => expect(made.store.getState().customers.status).toBe('ready'));
    made.storage.set('signInEmail', 'owner@plinth.test');
    made.storage.set('signInStep', 'bank');
    made.storage.set('returnTo', { path: hrefOf('tickets'), at: 0 });
    made.storage.set('drafts', { u1: { amount: '1' } });
    made.store.dispatch(logoutRequested('user'));
    const kept = (['accessToken', 'refreshToken', 'signInEmail', 'signInStep', 'returnTo', 'drafts'] as const).map(
      (key) => made.storage.get(key),
    );
    expect(kept).toEqual([null, null, null, null, null, null]);
    expect(made.store.getState().customers).toEqual({ status: 'idle' });
    await vi.waitFor(() => expect(made.identity.user).toBeNull());
  });

  it('keeps the first reason when several logouts are requested', async () => {
    const made = world();
    await becomes(made, 'signedIn');
    const ends: string[] = [];
    made.store.subscribe(() => {
      const state = auth(made);
      if (state.status === 'anonymous') ends.push(String(state.reason));
    });
    made.store.dispatch(logoutRequested('expired'));
    await vi.waitFor(() => expect(made.identity.user).toBeNull());
    made.store.dispatch(logoutRequested('otherTab'));
    made.store.dispatch(logoutRequested('user'));
    expect(new Set(ends)).toEqual(new Set(['expired']));
    expect(auth(made)).toEqual({ status: 'anonymous', reason: 'expired' });
  });
});
