import { describe, expect, it } from 'vitest';
import { abilityOf } from '#core/ability/ability.ts';
import { hrefOf, sampleHrefOf } from '#core/routes/href.ts';
import { matchRoute } from '#core/routes/match.ts';
import { routeIds } from '#core/routes/routes.ts';
import { DEFAULT_ABILITY } from '#core/session/session.ts';
import { steps, type StepInput } from '#features/_shared/customers/onboarding-step.ts';
import { demoSessions } from '#testing/demo-sessions.ts';
import { guard, type GuardSession } from './guard.ts';
import { mayOpen } from './may-open.ts';
import { pageById, pageOf } from './page-registry.ts';

type Lead = NonNullable<StepInput['lead']>;
const lead = (change: Partial<Lead> = {}): Lead => ({
  maxAmount: 10_000_000,
  phone: null,
  address: null,
  meetingAt: null,
  customerId: 'cus_1',
  status: 'ONBOARDING',
  ...change,
});

const anonymous: GuardSession = { status: 'anonymous', reason: null };
const ready = (
  business: { onboarded: boolean; nextStep: string; lead: Lead | null },
  returnTo: string | null = null,
  isAllowed = true,
): GuardSession =>
  ({
    status: 'signedIn',
    kind: 'product',
    isAllowed,
    returnTo,
    business: { status: 'ready', ...business },
  }) as GuardSession;
const onboarded = (returnTo: string | null = null, isAllowed = true) =>
  ready({ onboarded: true, nextStep: 'complete', lead: lead({ status: 'ONBOARDED' }) }, returnTo, isAllowed);
const atBank = ready({ onboarded: false, nextStep: 'bank', lead: lead({ phone: '5035550148', address: 'Portland' }) });
const DEMO_HOME = '/demo/home';
const demo = (returnTo: string | null = null, isAllowed = true): GuardSession => ({
  status: 'signedIn',
  kind: 'demo',
  home: DEMO_HOME,
  isAllowed,
  returnTo,
});

const root = hrefOf('root');
const login = hrefOf('login');
const home = hrefOf('dashboard');
const register = (step?: string) => hrefOf('register', { step });
const kindOf = (path: string) => pageOf(matchRoute(path))?.entry.kind;
const stepOf = (path: string) => pageOf(matchRoute(path))?.step;

function decide(path: string, session: GuardSession) {
  const match = matchRoute(path);
  const page = pageOf(match);
  if (page) return guard({ id: page.id, kind: page.entry.kind, step: page.step }, session);
  return guard(match?.id === 'root' ? { kind: 'root' } : null, session);
}

/** Follows redirects as a browser does; more than three count as a loop. */
function finalPath(path: string, session: GuardSession): string {
  let currentPath = path;
  for (let redirects = 0; redirects <= 3; redirects += 1) {
    const decision = decide(currentPath, session);
    if (decision.action !== 'redirect') return currentPath;
    currentPath = decision.to;
  }
  throw new Error(`${path} redirects in a loop`);
}

const pathOf = (href: string) => href.replace(/\?.*/, '');
const samplePaths = [...routeIds.map((id) => pathOf(sampleHrefOf(id))), ...steps.map((step) => register(step))];

describe('guard', () => {
  it.each(samplePaths)('redirects a visitor from %s to a page for visitors', (path) => {
    const kind = kindOf(path);
    const step = stepOf(path);
    const isShown = kind === 'public' || (kind === 'auth' && (step === undefined || step === 'register'));
    expect(finalPath(path, anonymous)).toBe(isShown ? path : login);
  });

  it.each(samplePaths)(
    'keeps a user who is not onboarded on %s only when it is public, an OAuth return, or a step they have reached',
    (path) => {
      const kind = kindOf(path);
      const reachedPaths = ['amount', 'time', 'company', 'bank'].map(register);
      const isShown =
        kind === 'public' || kind === 'oauth' || path === hrefOf('forgot-password') || reachedPaths.includes(path);
      expect(finalPath(path, atBank)).toBe(isShown ? path : register('bank'));
    },
  );

  it.each(samplePaths)('redirects an onboarded user from %s to the home page when it is for signing in', (path) => {
    expect(finalPath(path, onboarded())).toBe(kindOf(path) === 'auth' || path === root ? home : path);
  });

  it.each([root, login, register('bank')])('redirects a demo session from %s to its home page', (path) => {
    expect(decide(path, demo())).toEqual({ action: 'redirect', to: DEMO_HOME, save: false });
  });

  it('leaves a page for sessions of the demo out of a session of the product', () => {
    const entry = { ...pageById('dashboard').entry, ability: ['read', 'DemoHome'] } as const;
    expect(mayOpen(entry, abilityOf({ kind: 'product', ability: DEFAULT_ABILITY }))).toBe(false);
    expect(mayOpen(entry, abilityOf(demoSessions.client))).toBe(true);
  });

  it('redirects a demo session to the saved path after sign-in', () => {
    expect(decide(login, demo('/saved'))).toEqual({ action: 'redirect', to: '/saved', save: false });
  });

  it('shows a page of the demo to every onboarded user of the product, and to a demo session that may open it', () => {
    const page = { id: 'todo', kind: 'demo' } as const;
    expect(guard(page, onboarded())).toEqual({ action: 'show' });
    expect(guard(page, demo())).toEqual({ action: 'show' });
    expect(guard(page, demo(null, false))).toMatchObject({ to: hrefOf('not-authorized') });
    expect(guard(page, atBank)).toMatchObject({ to: register('bank') });
    expect(guard(page, anonymous)).toEqual({ action: 'redirect', to: login, save: true });
  });

  it('refuses a page of the demo for admins to a client alone', () => {
    const entry = { ...pageById('dashboard').entry, ability: ['manage', 'Users'] } as const;
    const page = { id: 'users', kind: 'demo' } as const;
    const isClientAllowed = mayOpen(entry, abilityOf(demoSessions.client));
    expect(guard(page, demo(null, isClientAllowed))).toMatchObject({ to: hrefOf('not-authorized') });
    expect(guard(page, demo(null, mayOpen(entry, abilityOf(demoSessions.admin))))).toEqual({ action: 'show' });
    const isProductAllowed = mayOpen(entry, abilityOf({ kind: 'product', ability: DEFAULT_ABILITY }));
    expect(guard(page, onboarded(null, isProductAllowed))).toEqual({ action: 'show' });
  });

  it.each(samplePaths.filter((path) => path !== root && kindOf(path) !== 'auth'))(
    'keeps a demo session on %s only when it is public',
    (path) => {
      expect(finalPath(path, demo())).toBe(kindOf(path) === 'public' ? path : hrefOf('not-authorized'));
    },
  );

  it('saves the path of a visitor on a secured route, unless they logged out in this tab', () => {
    expect(decide(home, anonymous)).toEqual({ action: 'redirect', to: login, save: true });
    const decideAfterLogout = (reason: 'expired' | 'user' | 'otherTab') =>
      decide(home, { status: 'anonymous', reason });
    expect(decideAfterLogout('expired')).toEqual({ action: 'redirect', to: login, save: true });
    expect(decideAfterLogout('user')).toEqual({ action: 'redirect', to: login, save: false });
    expect(decideAfterLogout('otherTab')).toEqual({ action: 'redirect', to: login, save: true });
  });

  it('redirects to the saved path after sign-in', () => {
    expect(finalPath(login, onboarded(`${home}?range=year#flow`))).toBe(`${home}?range=year#flow`);
  });

  it('redirects to the return from a bank before onboarding is complete', () => {
    const bankReturn = hrefOf('bank-return', {}, { state: 's1', connectionId: 'c1' });
    const session = ready({ onboarded: false, nextStep: 'bank', lead: lead() }, bankReturn);
    expect(decide(login, session)).toEqual({ action: 'redirect', to: bankReturn, save: false });
    expect(decide(login, ready({ onboarded: false, nextStep: 'bank', lead: lead() }, home))).toMatchObject({
      to: register('bank'),
    });
  });

  it('waits while the session or the business is unknown', () => {
    expect(decide(home, { status: 'unknown' })).toEqual({ action: 'wait' });
    expect(decide(login, { status: 'unknown' })).toEqual({ action: 'wait' });
    const loading = { status: 'signedIn', kind: 'product', isAllowed: true, returnTo: null } as const;
    expect(decide(home, { ...loading, business: { status: 'loading' } })).toEqual({ action: 'wait' });
  });

  it('reports an unreachable identity provider and a failed request for the lead', () => {
    expect(decide(home, { status: 'unreachable' })).toEqual({ action: 'unreachable' });
    const failed = { status: 'signedIn', kind: 'product', isAllowed: true, returnTo: null } as const;
    expect(decide(home, { ...failed, business: { status: 'failed' } })).toEqual({ action: 'business-failed' });
  });

  it('shows public pages in every state of the session', () => {
    for (const session of [anonymous, { status: 'unknown' }, { status: 'unreachable' }] as const) {
      expect(decide(hrefOf('maintenance'), session)).toEqual({ action: 'show' });
    }
  });

  it('shows an OAuth route to every product session', () => {
    expect(decide(hrefOf('bank-return'), atBank)).toEqual({ action: 'show' });
    expect(decide(hrefOf('bank-return'), onboarded())).toEqual({ action: 'show' });
  });

  it('refuses a route that the ability does not allow', () => {
    expect(finalPath(home, onboarded(null, false))).toBe(hrefOf('not-authorized'));
  });

  it.each([register('company'), register('bank'), register('nonsense'), register('__proto__'), register()])(
    'redirects %s to the first incomplete step',
    (path) => {
      expect(finalPath(path, ready({ onboarded: false, nextStep: 'amount', lead: null }))).toBe(register('amount'));
    },
  );

  it('opens the specialist step only for a million or more', () => {
    expect(finalPath(register('million'), atBank)).toBe(register('bank'));
    const large = ready({
      onboarded: false,
      nextStep: 'bank',
      lead: lead({ maxAmount: 100_000_000, phone: '5035550148' }),
    });
    expect(finalPath(register('million'), large)).toBe(register('million'));
  });

  it.each(['/nowhere', `${home}/more`, '/%E0%A4%A', `${hrefOf('bank-return')}/../../x/y`])(
    'finds no route at %s',
    (path) => {
      expect(decide(path, onboarded())).toEqual({ action: 'unknown-path' });
    },
  );
});
