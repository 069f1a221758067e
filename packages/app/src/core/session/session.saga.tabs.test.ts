import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeDraft } from '#core/drafts/drafts.ts';
import { logoutRequested } from '#core/events.ts';
import { createTabs, type Tab } from '#testing/tabs.ts';
import { API, createWorld, OWNER, tokenOf, type World } from '#testing/world.ts';
import { isSessionOf, selectAuth } from './auth-slice.ts';
import { RefreshError, type IdentityProvider, type IdentityUser, type Tokens } from './identity.ts';
import { refreshTokens } from './refresh-tokens.ts';
import { passwordSubmitted } from './sign-in-slice.ts';

const OTHER: IdentityUser = {
  uid: 'u2',
  displayName: 'Noor Haddad',
  email: 'noor@plinth.test',
  photoURL: null,
  customerId: 'cus_noor',
};

const server = setupServer();
let sent: { readonly customer: string; readonly token: string | null }[] = [];
let accepted: (token: string | null) => boolean;
let worlds: World[] = [];

beforeAll(() => server.listen());
afterAll(() => server.close());
beforeEach(() => {
  sent = [];
  accepted = () => true;
  server.use(
    http.get(`${API}/financing/leads`, () => HttpResponse.json([])),
    http.get(`${API}/customers`, () => HttpResponse.json([])),
    http.get(`${API}/data/banking/customers/:id/connections`, ({ request, params }) => {
      const token = request.headers.get('Authorization')?.replace('Bearer ', '') ?? null;
      sent.push({ customer: String(params['id']), token });
      return accepted(token) ? HttpResponse.json([]) : HttpResponse.json({ message: 'expired' }, { status: 401 });
    }),
  );
});
afterEach(() => {
  server.resetHandlers();
  for (const world of worlds) world.task.cancel();
  worlds = [];
});

async function open(tab: Tab, user: IdentityUser | null = OWNER): Promise<World> {
  const world = createWorld({ storage: tab.storage, withLock: tab.withLock, user });
  worlds.push(world);
  await vi.waitFor(() => expect(selectAuth(world.store.getState()).status).toBe(user ? 'signedIn' : 'anonymous'));
  return world;
}

async function twoTabs(): Promise<[World, World]> {
  const browser = createTabs();
  return [await open(browser.open()), await open(browser.open())];
}

const auth = (world: World) => selectAuth(world.store.getState());
const connections = async (world: World, id = 'cus_harrow') => (await world.api()).banking.connections(id);

function signInAs(world: World, user: IdentityUser): void {
  world.identity.signInOutcome = () => Promise.resolve({ user, isNew: false });
  world.store.dispatch(passwordSubmitted({ email: user.email ?? '', password: 'x' }));
}

describe('two tabs', () => {
  it('log out together', async () => {
    const [one, other] = await twoTabs();
    one.store.dispatch(logoutRequested('user'));
    await vi.waitFor(() => expect(auth(other)).toEqual({ status: 'anonymous', reason: 'otherTab' }));
    expect(auth(one)).toEqual({ status: 'anonymous', reason: 'user' });
  });

  it('both report an expired session when it expires in one of them', async () => {
    const [one, other] = await twoTabs();
    one.store.dispatch(logoutRequested('expired'));
    await vi.waitFor(() => expect(auth(other)).toEqual({ status: 'anonymous', reason: 'expired' }));
  });

  it('remove the drafts of a user who logs out in one of them, including one typed in the other meanwhile', async () => {
    const [one, other] = await twoTabs();
    one.store.dispatch(logoutRequested('user'));
    writeDraft(other.storage, OWNER.uid, 'ticket', { subject: 'Half' });
    writeDraft(other.storage, 'u2', 'ticket', { subject: 'Of somebody else' });
    await vi.waitFor(() => expect(auth(other).status).toBe('anonymous'));
    expect(other.storage.get('drafts')).toEqual({ 'u2/ticket': { subject: 'Of somebody else' } });
  });

  it('send nothing for the first user once another has signed in in the other tab, even before this one is notified', async () => {
    const [one, other] = await twoTabs();
    one.storage.set('accessToken', tokenOf(OTHER, 1));
    await expect(connections(other)).rejects.toMatchObject({ message: 'not logged in' });
    expect(sent).toEqual([]);
  });

  it("do not resend a refused call of the first user with the other user's token", async () => {
    const [one, other] = await twoTabs();
    accepted = (token) => {
      one.storage.set('accessToken', tokenOf(OTHER, 1));
      return token !== tokenOf(OWNER, 1);
    };
    await expect(connections(other)).rejects.toBeInstanceOf(Error);
    expect(sent).toEqual([{ customer: 'cus_harrow', token: tokenOf(OWNER, 1) }]);
  });

  it("end the first user's session without touching the tokens of the next", async () => {
    const [one, other] = await twoTabs();
    one.store.dispatch(logoutRequested('user'));
    signInAs(one, OTHER);
    await vi.waitFor(() => expect(auth(one)).toMatchObject({ status: 'signedIn', user: OTHER }));
    await vi.waitFor(() => expect(auth(other).status).toBe('anonymous'));
    expect(one.storage.get('accessToken')).toBe(tokenOf(OTHER, 1));
    other.identity.emitUser(OTHER);
    await vi.waitFor(() => expect(auth(other)).toMatchObject({ status: 'signedIn', user: OTHER }));
    await connections(other, 'cus_noor');
    expect(sent).toEqual([{ customer: 'cus_noor', token: tokenOf(OTHER, 1) }]);
  });

  it('discard a late refresh of the first user after another has signed in', async () => {
    const browser = createTabs();
    const world = await open(browser.open());
    const answer = Promise.withResolvers<{ accessToken: string; refreshToken: string }>();
    const refresh = vi.fn<() => typeof answer.promise>(() => answer.promise);
    world.identity.refresh = refresh;
    accepted = (token) => token !== tokenOf(OWNER, 1);
    const waiting = connections(world);
    await vi.waitFor(() => expect(refresh).toHaveBeenCalledOnce());
    world.store.dispatch(logoutRequested('user'));
    await expect(waiting).rejects.toBeInstanceOf(Error);
    signInAs(world, OTHER);
    await vi.waitFor(() => expect(auth(world)).toMatchObject({ status: 'signedIn', user: OTHER }));
    answer.resolve({ accessToken: tokenOf(OWNER, 2), refreshToken: 'old' });
    // The lock is free once the late answer has been dealt with.
    await world.deps.withLock('plinth.token-refresh', async () => undefined);
    expect(world.storage.get('accessToken')).toBe(tokenOf(OTHER, 1));
    expect(world.storage.get('refreshToken')).toBe('refresh');
  });

  it('hold the lock until the other tab is notified of the new token', async () => {
    const [one, other] = await twoTabs();
    const order: string[] = [];
    one.identity.refresh = () => Promise.resolve({ accessToken: tokenOf(OWNER, 2), refreshToken: 'refresh' });
    const next = refreshTokens(one.deps, null).then(() =>
      other.deps.withLock('plinth.token-refresh', async () => void order.push('next')),
    );
    one.storage.onChange(() => order.push('own'));
    other.storage.onChange((key) => order.push(key));
    await next;
    expect(order).toEqual(['accessToken', 'refreshToken', 'next']);
  });

  it.each([
    ['of the same user', tokenOf(OWNER, 7), true],
    ['of another user', tokenOf(OTHER, 1), false],
    ['null', null, false],
  ])('match the session against the token %s', async (_name, token, expected) => {
    const [one] = await twoTabs();
    expect(isSessionOf(one.store.getState(), token)).toBe(expected);
  });
});

describe('refresh queue without a connection', () => {
  async function offline() {
    const world = await open(createTabs().open());
    const refresh = vi.fn<IdentityProvider['refresh']>(() =>
      world.network.isOnline()
        ? Promise.resolve({ accessToken: tokenOf(OWNER, 2), refreshToken: 'refresh' })
        : Promise.reject(new RefreshError('failed', 'no answer')),
    );
    world.identity.refresh = refresh;
    accepted = (token) => token !== tokenOf(OWNER, 1);
    world.network.set(false);
    const waiting = connections(world);
    waiting.catch(() => undefined);
    await vi.waitFor(() => expect(refresh).toHaveBeenCalledOnce());
    return { world, refresh, waiting };
  }

  it('waits, and refreshes again when the connection is back', async () => {
    const { world, refresh, waiting } = await offline();
    // Something changed, and it is not the connection.
    world.network.set(false);
    expect(auth(world).status).toBe('signedIn');
    world.network.set(true);
    await expect(waiting).resolves.toEqual([]);
    expect(refresh).toHaveBeenCalledTimes(2);
    expect(sent.map(({ token }) => token)).toEqual([tokenOf(OWNER, 1), tokenOf(OWNER, 2)]);
  });

  it('refreshes again when the connection was back before the failure was reported', async () => {
    const world = await open(createTabs().open());
    const first = Promise.withResolvers<Tokens>();
    const refresh = vi.fn<IdentityProvider['refresh']>(() =>
      Promise.resolve({ accessToken: tokenOf(OWNER, 2), refreshToken: 'refresh' }),
    );
    world.identity.refresh = refresh.mockReturnValueOnce(first.promise);
    accepted = (token) => token !== tokenOf(OWNER, 1);
    world.network.set(false);
    const waiting = connections(world);
    await vi.waitFor(() => expect(refresh).toHaveBeenCalledOnce());
    world.network.set(true);
    first.reject(new RefreshError('failed', 'no answer'));
    await expect(waiting).resolves.toEqual([]);
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  it('releases the queue for the next session at logout', async () => {
    const { world, refresh, waiting } = await offline();
    world.store.dispatch(logoutRequested('user'));
    await expect(waiting).rejects.toBeInstanceOf(Error);
    signInAs(world, OTHER);
    await vi.waitFor(() => expect(auth(world).status).toBe('signedIn'));
    await expect(connections(world, 'cus_noor')).resolves.toEqual([]);
    expect(refresh).toHaveBeenCalledOnce();
  });
});
