import { createApi } from '#core/api/api.ts';
import { createAppearance } from '#core/appearance/appearance.ts';
import type { Settings } from '#core/config/settings.ts';
import type { Services } from '#core/context.ts';
import type { Deps } from '#core/deps.ts';
import type { Translator } from '#core/i18n/i18n.ts';
import type { Network } from '#core/network/network.ts';
import { withDemoAccounts, withStoredAccounts } from '#core/session/demo-identity.ts';
import {
  RefreshError,
  type IdentityProvider,
  type IdentityUser,
  type SecondFactorChallenge,
  type SignInOutcome,
  type SignInResult,
  type Tokens,
} from '#core/session/identity.ts';
import { createStoredUserReader } from '#core/session/stored-user.ts';
import { createTokenQueue } from '#core/session/token-queue.ts';
import { createStorage, type Storage } from '#core/storage/storage.ts';
import { safeUrl } from '#shared/safe-url.ts';
import { createStore, type RootState } from '#shell/store.ts';
import { makeToken } from './jwt.ts';

/** The test endpoints; MSW handles both. */
export const API = 'https://api.test/v1';
export const TOKEN_ENDPOINT = 'https://identity.test/token';

export const OWNER: IdentityUser = {
  uid: 'u1',
  displayName: 'Ines Calloway',
  email: 'owner@plinth.test',
  photoURL: null,
  customerId: 'cus_harrow',
};

/** A translator that supports English only. */
export const englishOnly: Translator = { language: () => 'en', setLanguage: () => Promise.resolve() };

/** Returns the services of components over the dependencies of a world, without the demo. */
export const servicesOf = ({ storage, settings, now, network }: Deps): Services => ({
  appearance: createAppearance(storage, document.documentElement),
  translator: englishOnly,
  storage,
  settings,
  now,
  network,
  loadDemo: null,
});

/** An identity provider over HTTP. Tests can count, delay and fail its refresh requests. */
export interface TestIdentity extends IdentityProvider {
  user: IdentityUser | null;
  /** Settles the next sign-in or sign-up. Tests replace it. */
  signInOutcome: () => Promise<SignInOutcome>;
  /** The number of the current token; a refresh increments it. */
  issue: number;
  /** Changes the user and notifies the listeners, as a sign-in or sign-out in another tab does. */
  emitUser: (user: IdentityUser | null) => void;
}

/** Returns a valid token of a user. */
export function tokenOf(user: IdentityUser, issue: number): string {
  return makeToken({
    user_id: user.uid,
    name: user.displayName,
    email: user.email,
    iat: issue,
    exp: 4_102_444_800,
    plinth_id: user.customerId ?? undefined,
    permissions: user.ability?.map(({ action, subject }) => `${action} ${subject}`),
  });
}

/** A token that is no longer valid. */
export const EXPIRED_TOKEN = makeToken({ user_id: OWNER.uid, exp: 1 });

async function refreshOverHttp(identity: TestIdentity): Promise<Tokens> {
  if (!identity.user) throw new RefreshError('expired', 'not logged in');
  let response: Response;
  try {
    response = await fetch(TOKEN_ENDPOINT, { method: 'POST' });
  } catch {
    throw new RefreshError('failed', 'no response');
  }
  if (response.status === 401) throw new RefreshError('expired', 'the refresh token is dead');
  if (response.status === 429)
    throw new RefreshError('rateLimited', 'later', Number(response.headers.get('Retry-After')) * 1000);
  if (!response.ok) throw new RefreshError('failed', `HTTP ${response.status}`);
  const body = (await response.json().catch(() => ({}))) as { accessToken?: string };
  if (!body.accessToken) throw new RefreshError('failed', 'no token in the response');
  return { accessToken: body.accessToken, refreshToken: 'refresh' };
}

export function createTestIdentity(user: IdentityUser | null): TestIdentity {
  const listeners = new Set<(user: IdentityUser | null) => void>();
  const identity: TestIdentity = {
    user,
    issue: 1,
    signInOutcome: () => Promise.reject(new Error('no outcome was set')),
    emitUser(next) {
      identity.user = next;
      for (const listener of listeners) listener(next);
    },
    subscribe(listener) {
      listeners.add(listener);
      queueMicrotask(() => listener(identity.user));
      return () => listeners.delete(listener);
    },
    signIn: () => settle(),
    async signUp() {
      const outcome = await settle();
      if ('challenge' in outcome) throw new Error('a new account has no second factor');
      return outcome;
    },
    signInWithPopup: () => settle(),
    sendPasswordReset: () => Promise.resolve(),
    async signOut() {
      identity.user = null;
    },
    tokens: () =>
      Promise.resolve(
        identity.user ? { accessToken: tokenOf(identity.user, identity.issue), refreshToken: 'refresh' } : null,
      ),
    refresh: () => refreshOverHttp(identity),
    currentUser: () => Promise.resolve(identity.user),
  };
  const enter = (result: SignInResult): SignInResult => {
    identity.user = result.user;
    return result;
  };
  async function settle(): Promise<SignInOutcome> {
    const outcome = await identity.signInOutcome();
    if (!('challenge' in outcome)) return enter(outcome);
    const { challenge } = outcome;
    const resolve: SecondFactorChallenge['resolve'] = async (...answer) => enter(await challenge.resolve(...answer));
    return { challenge: { ...challenge, resolve } };
  }
  return identity;
}

/** Creates in-memory storage in place of the browser's. Two worlds that share one act as two tabs. */
export function memoryArea() {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    removeItem: (name: string) => void values.delete(name),
  };
}

export function memoryStorage(): Storage {
  const local = memoryArea();
  const session = memoryArea();
  return createStorage({ local: () => local, session: () => session });
}

/** Creates a page visibility that a test can change. */
function createVisibility() {
  const listeners = new Set<() => void>();
  let visible = Promise.withResolvers<void>();
  visible.resolve();
  return {
    whenVisible: () => visible.promise,
    onReturn: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Moves the focus to the window. */
    focus: () => {
      for (const listener of listeners) listener();
    },
    hide: () => {
      visible = Promise.withResolvers<void>();
    },
    show: () => visible.resolve(),
  };
}

/** A network connection that a test can turn off and on. */
export interface TestNetwork extends Network {
  set(online: boolean): void;
}

export function createTestNetwork(): TestNetwork {
  const listeners = new Set<() => void>();
  let online = true;
  return {
    isOnline: () => online,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(next) {
      online = next;
      for (const listener of listeners) listener();
    },
  };
}

export interface WorldOptions {
  readonly user?: IdentityUser | null;
  /** Replaces the test identity provider. */
  readonly provider?: IdentityProvider;
  readonly storage?: Storage;
  readonly withLock?: Deps['withLock'];
  /** Replaces the marks of the tabs; a world alone has none. */
  readonly marks?: Deps['marks'];
  /** Replaces the browser, which is idle at once. */
  readonly whenIdle?: Deps['whenIdle'];
  /** Replaces the client's delay between retries. */
  readonly wait?: Parameters<typeof createApi>[3];
  /** Settings that differ from those of the tests. */
  readonly settings?: Partial<Settings>;
  /** The demo; absent by default, as in a build without it. */
  readonly loadDemo?: Deps['loadDemo'];
  /** The current time in milliseconds; fixed by default. */
  readonly now?: Deps['now'];
}

const SETTINGS: Settings = {
  apiUrl: API,
  contentUrl: null,
  flagsUrl: null,
  idempotencyKeys: true,
  sandbox: true,
  idleMinutes: null,
  reportUrl: null,
  firebase: { apiKey: 'k', authDomain: 'd', projectId: 'p' },
};

/** Creates the real store, root saga and API client over test doubles of everything outside the app. */
export function createWorld(options: WorldOptions = {}) {
  const { user = OWNER, storage = memoryStorage(), withLock = (_name, action) => action(), wait } = options;
  const identity = createTestIdentity(user);
  const tokens = createTokenQueue(storage);
  const network = createTestNetwork();
  const api = createApi(SETTINGS, tokens.source, {}, wait);
  let ids = 0;
  const externalUrls: string[] = [];
  const savedFiles: { readonly name: string; readonly bytes: Blob }[] = [];
  const visibility = createVisibility();
  const { provider = identity, loadDemo = null, now = () => Date.parse('2026-11-19T17:42:00Z') } = options;
  const sessionIdentity = loadDemo ? withDemoAccounts(provider, storage, loadDemo) : provider;
  const storedUser = createStoredUserReader(storage, now);
  const inputs = new Set<() => void>();
  const deps: Deps = {
    identity: () => Promise.resolve(sessionIdentity),
    storedUser: loadDemo ? withStoredAccounts(storedUser, storage) : storedUser,
    api: api.load,
    abortCalls: api.abort,
    loadDemo,
    storage,
    tokens,
    network,
    settings: { ...SETTINGS, ...options.settings },
    now,
    newId: () => `id-${(ids += 1)}`,
    openExternal: (url) => {
      const safe = safeUrl(url, 'https://app.test');
      if (safe !== null) externalUrls.push(safe);
      return safe !== null;
    },
    saveFile: (name, bytes) => void savedFiles.push({ name, bytes }),
    whenVisible: visibility.whenVisible,
    whenIdle: options.whenIdle ?? (async () => undefined),
    onReturn: visibility.onReturn,
    onInput: (listener) => {
      inputs.add(listener);
      return () => inputs.delete(listener);
    },
    withLock,
    marks: options.marks ?? { set: async () => undefined, has: async () => false },
  };
  const app = createStore(deps);
  // Files share a process: a call that a cancelled world repeats would reach the server of the next file.
  void app.task.toPromise().then(api.abort, () => undefined);
  return {
    ...app,
    deps,
    identity,
    storage,
    network,
    api: api.load,
    visibility,
    /** Acts as the user's input in this tab. */
    input: () => {
      for (const listener of inputs) listener();
    },
    /** External URLs that the app navigated to. */
    externalUrls,
    /** Files that the app saved for the user. */
    savedFiles,
    /** Returns the current value of a selector. A feature's slice exists once the feature has been loaded. */
    read: <State extends object, Result>(selector: (state: State) => Result): Result =>
      selector(app.store.getState() as RootState & State),
  };
}

export type World = ReturnType<typeof createWorld>;
