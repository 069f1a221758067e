import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { logoutRequested } from '#core/events.ts';
import { hrefOf } from '#core/routes/href.ts';
import { flushTasks } from '#testing/flush-tasks.ts';
import { noBusiness } from '#testing/no-business.ts';
import {
  API,
  createTestIdentity,
  createWorld,
  EXPIRED_TOKEN,
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
let respondToRegistration: () => Response;
let worlds: World[] = [];

beforeEach(() => {
  registrations = [];
  respondToRegistration = () =>
    HttpResponse.json({ id: 'r', fullName: 'Noor Haddad', email: 'new@plinth.test', loginProvider: 'email' });
  server.use(
    ...noBusiness,
    http.get(`${API}/users`, () => new HttpResponse(null, { status: 404 })),
    http.post(`${API}/users/firebase`, ({ request }) => {
      registrations.push(request.headers.get('Idempotency-Key'));
      return respondToRegistration();
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

function startWorld(options: Parameters<typeof createWorld>[0] = {}): World {
  const world = createWorld(options);
  worlds.push(world);
  return world;
}

const auth = (world: World) => selectAuth(world.store.getState());
const signIn = (world: World) => selectSignIn(world.store.getState());
const waitForStatus = (world: World, status: string) => vi.waitFor(() => expect(auth(world).status).toBe(status));
const waitForFailure = (world: World) => vi.waitFor(() => expect(signIn(world).status).toBe('failed'));

describe('session start', () => {
  it('is anonymous without stored tokens before the identity provider has loaded', () => {
    expect(auth(startWorld({ user: null }))).toEqual({ status: 'anonymous', reason: null, lastUid: null });
  });

  it('is anonymous with its reason when the last session expired while the app was closed', () => {
    const storage = memoryStorage();
    storage.set('sessionEnd', 'expired');
    expect(auth(startWorld({ storage, user: null }))).toMatchObject({ status: 'anonymous', reason: 'expired' });
  });

  it('leaves the identity provider for later while the browser renders the page, unless a form is submitted', async () => {
    const subscribe = vi.fn<TestIdentity['subscribe']>(() => () => undefined);
    const renders = () => new Promise<void>(() => undefined);
    const world = startWorld({ user: null, whenIdle: renders, provider: { ...createTestIdentity(null), subscribe } });
    await flushTasks();
    expect([auth(world).status, subscribe.mock.calls.length]).toEqual(['anonymous', 0]);
    world.store.dispatch(passwordSubmitted({ email: OWNER.email ?? '', password: 'Plinth-demo-1' }));
    await vi.waitFor(() => expect(subscribe).toHaveBeenCalledOnce());
  });

  it('starts the session of a stored, valid token before the identity provider responds', async () => {
    const storage = memoryStorage();
    storage.set('accessToken', tokenOf(OWNER, 1));
    const world = startWorld({ storage });
    expect(auth(world).status).toBe('signedIn');
    expect(selectUser(world.store.getState())).toEqual(OWNER);
    await flushTasks();
    expect(selectUser(world.store.getState())).toEqual(OWNER);
  });

  it('ends the session of a stored token when the identity provider has no user', async () => {
    const storage = memoryStorage();
    storage.set('accessToken', tokenOf(OWNER, 1));
    const world = startWorld({ storage, user: null });
    expect(auth(world).status).toBe('signedIn');
    await vi.waitFor(() => expect(auth(world)).toEqual({ status: 'anonymous', reason: 'expired', lastUid: OWNER.uid }));
  });

  it('stays unknown while the stored token is expired, until the identity provider responds', async () => {
    const storage = memoryStorage();
    storage.set('accessToken', EXPIRED_TOKEN);
    const world = startWorld({ storage });
    expect(auth(world).status).toBe('unknown');
    await waitForStatus(world, 'signedIn');
  });

  it('becomes unreachable when the identity provider times out, and subscribes again on a retry', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const storage = memoryStorage();
    storage.set('accessToken', EXPIRED_TOKEN);
    const world = createWorld({ storage });
    worlds.push(world);
    const subscribe = world.identity.subscribe.bind(world.identity);
    world.identity.subscribe = () => () => undefined;
    await vi.advanceTimersByTimeAsync(0);
    world.store.dispatch(sessionRetried());
    await vi.advanceTimersByTimeAsync(AUTH_TIMEOUT_MS);
    await vi.waitFor(() => expect(auth(world).status).toBe('unreachable'));
    world.identity.subscribe = subscribe;
    world.store.dispatch(sessionRetried());
    await vi.waitFor(() => expect(auth(world).status).toBe('signedIn'));
  });

  it("becomes unreachable and keeps the tokens when the user's token cannot be refreshed", async () => {
    const storage = memoryStorage();
    storage.set('accessToken', EXPIRED_TOKEN);
    const world = startWorld({ storage });
    world.identity.subscribe = (_listener, unreachable) => {
      queueMicrotask(unreachable);
      return () => undefined;
    };
    await waitForStatus(world, 'unreachable');
    expect(storage.get('accessToken')).toBe(EXPIRED_TOKEN);
  });

  it("ends the first user's session when another user signs in in another tab", async () => {
    const world = startWorld();
    await waitForStatus(world, 'signedIn');
    const onSessionEnd = vi.fn<() => void>();
    world.store.subscribe(() => {
      if (auth(world).status === 'anonymous') onSessionEnd();
    });
    world.identity.emitUser(NEW);
    await vi.waitFor(() => expect(selectUser(world.store.getState())?.uid).toBe('u9'));
    expect(onSessionEnd).toHaveBeenCalled();
  });
});

describe('sign-in', () => {
  it('stores the tokens under their keys', async () => {
    const world = startWorld({ user: null });
    world.identity.signInOutcome = () => Promise.resolve({ user: OWNER, isNew: false });
    world.store.dispatch(passwordSubmitted({ email: 'owner@plinth.test', password: 'x' }));
    await waitForStatus(world, 'signedIn');
    expect(world.storage.get('accessToken')).toBe(tokenOf(OWNER, 1));
    expect(world.storage.get('refreshToken')).toBe('refresh');
    expect(registrations).toEqual([]);
  });

  it.each(['auth/wrong-password', 'auth/user-not-found', 'auth/invalid-credential'])(
    'fails with %s and the message of the identity provider',
    async (code) => {
      const world = startWorld({ user: null });
      world.identity.signInOutcome = () => Promise.reject(new IdentityError(code, 'Message of the provider.'));
      world.store.dispatch(passwordSubmitted({ email: 'owner@plinth.test', password: 'x' }));
      await waitForFailure(world);
      expect(signIn(world)).toEqual({
        status: 'failed',
        via: 'password',
        failure: { code, message: 'Message of the provider.' },
      });
    },
  );

  it('opens one pop-up for repeated clicks, and accepts a form after it was closed', async () => {
    const world = startWorld({ user: null });
    const popup = Promise.withResolvers<never>();
    const signInOutcome = vi.fn<() => Promise<never>>(() => popup.promise);
    world.identity.signInOutcome = signInOutcome;
    world.store.dispatch(providerChosen('google.com'));
    await vi.waitFor(() => expect(signInOutcome).toHaveBeenCalledTimes(1));
    world.store.dispatch(providerChosen('google.com'));
    popup.reject(new IdentityError('auth/popup-closed-by-user', 'closed'));
    await waitForFailure(world);
    expect(signInOutcome).toHaveBeenCalledTimes(1);
    world.identity.signInOutcome = () => Promise.resolve({ user: OWNER, isNew: false });
    world.store.dispatch(passwordSubmitted({ email: 'owner@plinth.test', password: 'x' }));
    await waitForStatus(world, 'signedIn');
  });

  it('accepts a form that is submitted while a pop-up is open', async () => {
    const world = startWorld({ user: null });
    world.identity.signInOutcome = () => new Promise(() => undefined);
    world.store.dispatch(providerChosen('microsoft.com'));
    await vi.waitFor(() => expect(signIn(world).status).toBe('pending'));
    await Promise.resolve();
    world.identity.signInOutcome = () => Promise.resolve({ user: OWNER, isNew: false });
    await vi.waitFor(() => {
      world.store.dispatch(passwordSubmitted({ email: 'owner@plinth.test', password: 'x' }));
      expect(auth(world).status).toBe('signedIn');
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
    const world = startWorld({ user: null });
    const signInOutcome = vi.fn<TestIdentity['signInOutcome']>();
    world.identity.signInOutcome = signInOutcome;
    world.store.dispatch(registrationSubmitted(form));
    await waitForFailure(world);
    expect(signIn(world)).toMatchObject({ failure: { code: 'company-exists', message: 'Company already registered' } });
    expect(signInOutcome).not.toHaveBeenCalled();
  });

  it('registers a new account once', async () => {
    const world = startWorld({ user: null });
    world.identity.signInOutcome = () => Promise.resolve({ user: NEW, isNew: true });
    world.store.dispatch(registrationSubmitted(form));
    await waitForStatus(world, 'signedIn');
    expect(registrations).toHaveLength(1);
    expect(world.storage.get('registration')).toBeNull();
  });

  it('continues after a lost connection with the same idempotency key and without a second account', async () => {
    respondToRegistration = () => HttpResponse.error();
    const world = startWorld({ user: null });
    const signInOutcome = vi.fn<TestIdentity['signInOutcome']>(() => Promise.resolve({ user: NEW, isNew: true }));
    world.identity.signInOutcome = signInOutcome;
    world.store.dispatch(registrationSubmitted(form));
    await waitForFailure(world);
    expect(auth(world).status).toBe('anonymous');
    respondToRegistration = () =>
      HttpResponse.json({ id: 'r', fullName: 'Noor', email: form.email, loginProvider: 'email' });
    world.store.dispatch(registrationSubmitted(form));
    await waitForStatus(world, 'signedIn');
    expect(new Set(registrations).size).toBe(1);
    expect(registrations).toHaveLength(2);
  });

  it.each([
    ['an email that is taken', 'auth/email-already-in-use'],
    ['no connection', 'auth/network-request-failed'],
  ])('removes the pending registration when the account was not created because of %s', async (_name, code) => {
    const world = startWorld({ user: null });
    world.identity.signInOutcome = () => Promise.reject(new IdentityError(code, 'Message of the provider.'));
    world.store.dispatch(registrationSubmitted(form));
    await waitForFailure(world);
    expect(signIn(world)).toMatchObject({ failure: { code } });
    expect(world.storage.get('registration')).toBeNull();
    expect(registrations).toEqual([]);
  });

  it('completes a pending registration after a reload before the session starts', async () => {
    const storage = memoryStorage();
    storage.set('registration', { uid: NEW.uid, providerId: 'password', key: 'stored-key' });
    respondToRegistration = () => new HttpResponse(null, { status: 500 });
    const world = startWorld({ user: NEW, storage });
    await waitForStatus(world, 'unreachable');
    respondToRegistration = () =>
      HttpResponse.json({ id: 'r', fullName: 'Noor', email: form.email, loginProvider: 'email' });
    world.store.dispatch(sessionRetried());
    await waitForStatus(world, 'signedIn');
    expect(registrations).toEqual(['stored-key', 'stored-key']);
  });

  it('shows the message of a refused registration without a token refresh', async () => {
    respondToRegistration = () => HttpResponse.json({ message: 'This address is blocked' }, { status: 401 });
    const onRefresh = vi.fn<() => void>();
    server.events.on('request:start', ({ request }) => {
      if (request.url === TOKEN_ENDPOINT) onRefresh();
    });
    const world = startWorld({ user: null });
    world.identity.signInOutcome = () => Promise.resolve({ user: NEW, isNew: true });
    world.store.dispatch(registrationSubmitted(form));
    await waitForFailure(world);
    expect(signIn(world)).toMatchObject({ failure: { message: 'This address is blocked' } });
    expect(onRefresh).not.toHaveBeenCalled();
  });
});

describe('logout', () => {
  it('removes the tokens, the e-mail, the step and the drafts, and resets the state of the session', async () => {
    const world = startWorld();
    await vi.waitFor(() => expect(world.store.getState().customers.status).toBe('ready'));
    world.storage.set('signInEmail', 'owner@plinth.test');
    world.storage.set('signInStep', 'bank');
    world.storage.set('returnTo', { path: hrefOf('tickets'), at: 0, uid: null });
    world.storage.set('drafts', { u1: { amount: '1' } });
    world.store.dispatch(logoutRequested('user'));
    const storedValues = (
      ['accessToken', 'refreshToken', 'signInEmail', 'signInStep', 'returnTo', 'drafts'] as const
    ).map((key) => world.storage.get(key));
    expect(storedValues).toEqual([null, null, null, null, null, null]);
    expect(world.store.getState().customers).toEqual({ status: 'idle' });
    await vi.waitFor(() => expect(world.identity.user).toBeNull());
  });

  it('keeps the first reason when several logouts are requested', async () => {
    const world = startWorld();
    await waitForStatus(world, 'signedIn');
    const endReasons: string[] = [];
    world.store.subscribe(() => {
      const state = auth(world);
      if (state.status === 'anonymous') endReasons.push(String(state.reason));
    });
    world.store.dispatch(logoutRequested('expired'));
    await vi.waitFor(() => expect(world.identity.user).toBeNull());
    world.store.dispatch(logoutRequested('otherTab'));
    world.store.dispatch(logoutRequested('user'));
    expect(new Set(endReasons)).toEqual(new Set(['expired']));
    expect(auth(world)).toEqual({ status: 'anonymous', reason: 'expired', lastUid: OWNER.uid });
  });
});
