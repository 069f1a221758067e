import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeDraft } from '#core/drafts/drafts.ts';
import { logoutRequested } from '#core/events.ts';
import { noBusiness } from '#testing/no-business.ts';
import { createTabs, type Tab } from '#testing/tabs.ts';
import { API, createWorld, OWNER, tokenOf, type World } from '#testing/world.ts';
import { selectAuth } from './auth-slice.ts';
import type { IdentityUser, SignInResult, Tokens } from './identity.ts';
import { passwordSubmitted } from './sign-in-slice.ts';

const OTHER: IdentityUser = {
  uid: 'u2',
  displayName: 'Noor Haddad',
  email: 'noor@plinth.test',
  photoURL: null,
  customerId: 'cus_noor',
};

const server = setupServer();
let receivedCalls: { readonly customer: string; readonly token: string | null }[] = [];
let isAccepted: (token: string | null) => boolean;
let worlds: World[] = [];

beforeAll(() => server.listen());
afterAll(() => server.close());
beforeEach(() => {
  receivedCalls = [];
  isAccepted = () => true;
  server.use(
    ...noBusiness,
    http.get(`${API}/data/banking/customers/:id/connections`, ({ request, params }) => {
      const token = request.headers.get('Authorization')?.replace('Bearer ', '') ?? null;
      receivedCalls.push({ customer: String(params['id']), token });
      return isAccepted(token) ? HttpResponse.json([]) : HttpResponse.json({ message: 'expired' }, { status: 401 });
    }),
  );
});
afterEach(() => {
  server.resetHandlers();
  for (const world of worlds) world.task.cancel();
  worlds = [];
});

async function openTab(tab: Tab, user: IdentityUser | null = OWNER): Promise<World> {
  const world = createWorld({ storage: tab.storage, withLock: tab.withLock, marks: tab.marks, user });
  worlds.push(world);
  await vi.waitFor(() => expect(selectAuth(world.store.getState()).status).toBe(user ? 'signedIn' : 'anonymous'));
  return world;
}

async function openTwoTabs(): Promise<[World, World]> {
  const browser = createTabs();
  return [await openTab(browser.open()), await openTab(browser.open())];
}

const auth = (world: World) => selectAuth(world.store.getState());
const loadConnections = async (world: World, id = 'cus_harrow') => (await world.api()).banking.connections(id);

function signInAs(world: World, user: IdentityUser): void {
  world.identity.signInOutcome = () => Promise.resolve({ user, isNew: false });
  world.store.dispatch(passwordSubmitted({ email: user.email ?? '', password: 'x' }));
}

describe('two tabs', () => {
  it('log out together', async () => {
    const [tab, otherTab] = await openTwoTabs();
    tab.store.dispatch(logoutRequested('user'));
    await vi.waitFor(() => expect(auth(otherTab)).toMatchObject({ status: 'anonymous', reason: 'otherTab' }));
    expect(auth(tab)).toMatchObject({ status: 'anonymous', reason: 'user' });
  });

  it('stay logged out when the identity provider of one of them restores the user', async () => {
    const [tab, otherTab] = await openTwoTabs();
    tab.store.dispatch(logoutRequested('user'));
    await vi.waitFor(() => expect(auth(otherTab).status).toBe('anonymous'));
    for (const world of [tab, otherTab]) {
      world.identity.emitUser(OWNER);
      await vi.waitFor(() => expect(world.identity.user).toBeNull());
      expect(auth(world).status).toBe('anonymous');
    }
    expect(tab.storage.get('accessToken')).toBeNull();
  });

  it('sign in together after a logout, even if one is told of the user before the other has stored the tokens', async () => {
    const [tab, otherTab] = await openTwoTabs();
    tab.store.dispatch(logoutRequested('user'));
    await vi.waitFor(() => expect(auth(otherTab).status).toBe('anonymous'));
    const signedIn = Promise.withResolvers<SignInResult>();
    const signInStarted = vi.fn<() => Promise<SignInResult>>(() => signedIn.promise);
    tab.identity.signInOutcome = signInStarted;
    tab.store.dispatch(passwordSubmitted({ email: OWNER.email ?? '', password: 'x' }));
    await vi.waitFor(() => expect(signInStarted).toHaveBeenCalledOnce());
    otherTab.identity.emitUser(OWNER);
    await vi.waitFor(() => expect(auth(otherTab)).toMatchObject({ status: 'signedIn', user: OWNER }));
    signedIn.resolve({ user: OWNER, isNew: false });
    await vi.waitFor(() => expect(auth(tab)).toMatchObject({ status: 'signedIn', user: OWNER }));
    expect(auth(otherTab)).toMatchObject({ status: 'signedIn', user: OWNER });
  });

  it('both report an expired session when it expires in one of them', async () => {
    const [tab, otherTab] = await openTwoTabs();
    tab.store.dispatch(logoutRequested('expired'));
    await vi.waitFor(() => expect(auth(otherTab)).toMatchObject({ status: 'anonymous', reason: 'expired' }));
  });

  it('remove the drafts of a user who logs out in one of them, including one typed in the other meanwhile', async () => {
    const [tab, otherTab] = await openTwoTabs();
    tab.store.dispatch(logoutRequested('user'));
    writeDraft(otherTab.storage, OWNER.uid, 'ticket', { subject: 'Half' });
    writeDraft(otherTab.storage, 'u2', 'ticket', { subject: 'Of the other user' });
    await vi.waitFor(() => expect(auth(otherTab).status).toBe('anonymous'));
    expect(otherTab.storage.get('drafts')).toEqual({ 'u2/ticket': { subject: 'Of the other user' } });
  });

  it('send nothing for the first user once another has signed in in the other tab, even before this one is notified', async () => {
    const [tab, otherTab] = await openTwoTabs();
    tab.storage.set('accessToken', tokenOf(OTHER, 1));
    await expect(loadConnections(otherTab)).rejects.toMatchObject({ message: 'not logged in' });
    expect(receivedCalls).toEqual([]);
  });

  it("do not resend a refused call of the first user with the other user's token", async () => {
    const [tab, otherTab] = await openTwoTabs();
    isAccepted = (token) => {
      tab.storage.set('accessToken', tokenOf(OTHER, 1));
      return token !== tokenOf(OWNER, 1);
    };
    await expect(loadConnections(otherTab)).rejects.toBeInstanceOf(Error);
    expect(receivedCalls).toEqual([{ customer: 'cus_harrow', token: tokenOf(OWNER, 1) }]);
  });

  it("end the first user's session without touching the tokens of the next", async () => {
    const [tab, otherTab] = await openTwoTabs();
    tab.store.dispatch(logoutRequested('user'));
    signInAs(tab, OTHER);
    await vi.waitFor(() => expect(auth(tab)).toMatchObject({ status: 'signedIn', user: OTHER }));
    await vi.waitFor(() => expect(auth(otherTab).status).toBe('anonymous'));
    expect(tab.storage.get('accessToken')).toBe(tokenOf(OTHER, 1));
    otherTab.identity.emitUser(OTHER);
    await vi.waitFor(() => expect(auth(otherTab)).toMatchObject({ status: 'signedIn', user: OTHER }));
    await loadConnections(otherTab, 'cus_noor');
    expect(receivedCalls).toEqual([{ customer: 'cus_noor', token: tokenOf(OTHER, 1) }]);
  });

  it('discard a late refresh of the first user after another has signed in', async () => {
    const browser = createTabs();
    const world = await openTab(browser.open());
    const refreshed = Promise.withResolvers<Tokens>();
    const refresh = vi.fn<() => Promise<Tokens>>(() => refreshed.promise);
    world.identity.refresh = refresh;
    isAccepted = (token) => token !== tokenOf(OWNER, 1);
    const waitingCall = loadConnections(world);
    await vi.waitFor(() => expect(refresh).toHaveBeenCalledOnce());
    world.store.dispatch(logoutRequested('user'));
    await expect(waitingCall).rejects.toBeInstanceOf(Error);
    signInAs(world, OTHER);
    await vi.waitFor(() => expect(auth(world)).toMatchObject({ status: 'signedIn', user: OTHER }));
    refreshed.resolve({ accessToken: tokenOf(OWNER, 2), refreshToken: 'old' });
    // The lock is free once the late response has been processed.
    await world.deps.withLock('plinth.token-refresh', async () => undefined);
    expect(world.storage.get('accessToken')).toBe(tokenOf(OTHER, 1));
    expect(world.storage.get('refreshToken')).toBe('refresh');
  });
});
