import { describe, expect, it } from 'vitest';
import { hrefOf, sampleHrefOf } from '#core/routes/href.ts';
import { matchRoute } from '#core/routes/match.ts';
import { routeIds } from '#core/routes/routes.ts';
import { steps, type StepInput } from '#features/_shared/customers/onboarding-step.ts';
import { guard, type GuardSession } from './guard.ts';
import { pageOf } from './page-registry.ts';

type Lead = NonNullable<StepInput['lead']>;
const lead = (change: Partial<Lead> = {}): Lead => ({
  maxAmount: 10_000_000,
  phone: null,
  address: null,
  customerId: 'cus_1',
  status: 'ONBOARDING',
  ...change,
});

const anonymous: GuardSession = { status: 'anonymous', reason: null };
const ready = (
  business: { onboarded: boolean; next: string; lead: Lead | null },
  returnTo: string | null = null,
  may = true,
): GuardSession =>
  ({
    status: 'signedIn',
    kind: 'product',
    may,
    returnTo,
    business: { status: 'ready', ...business },
  }) as GuardSession;
const onboarded = (returnTo: string | null = null, may = true) =>
  ready({ onboarded: true, next: 'complete', lead: lead({ status: 'ONBOARDED' }) }, returnTo, may);
const atBank = ready({ onboarded: false, next: 'bank', lead: lead() });
const demo = (role: 'admin' | 'client', returnTo: string | null = null): GuardSession => ({
  status: 'signedIn',
  kind: 'demo',
  role,
  may: true,
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
  return guard(match?.id === 'root' ? { id: 'root' } : null, session);
}

/** Follows redirects as the browser would; more than three are a loop. */
function finalPath(path: string, session: GuardSession): string {
  let at = path;
  for (let redirects = 0; redirects <= 3; redirects += 1) {
    const decision = decide(at, session);
    if (decision.do !== 'redirect') return at;
    at = decision.to;
  }
  throw new Error(`${path} redirects without end`);
}

const pathOf = (href: string) => href.replace(/\?.*/, '');
const examples = [...routeIds.map((id) => pathOf(sampleHrefOf(id))), ...steps.map((step) => register(step))];

describe('the guard', () => {
  it.each(examples)('sends a visitor from %s to a page for visitors', (path) => {
    const kind = kindOf(path);
    const step = stepOf(path);
    const stays = kind === 'public' || (kind === 'auth' && (step === undefined || step === 'register'));
    expect(finalPath(path, anonymous)).toBe(stays ? path : login);
  });

  it.each(examples)(
    'keeps a user who is not onboarded on %s only when it is public, an OAuth return, or a step they have reached',
    (path) => {
      const kind = kindOf(path);
      const reached = ['amount', 'time', 'company', 'bank'].map(register);
      const stays =
        kind === 'public' || kind === 'oauth' || path === hrefOf('forgot-password') || reached.includes(path);
      expect(finalPath(path, atBank)).toBe(stays ? path : register('bank'));
    },
  );

  it.each(examples)('sends an onboarded user from %s home when it is for signing in', (path) => {
    expect(finalPath(path, onboarded())).toBe(kindOf(path) === 'auth' || path === root ? home : path);
  });

  it.each([
    ['admin', root],
    ['client', '/access-control'],
  ] as const)('sends a demo session of the role %s home from pages for visitors', (role, demoHome) => {
    expect(decide(login, demo(role))).toEqual({ do: 'redirect', to: demoHome, save: false });
    expect(decide(register('bank'), demo(role))).toEqual({ do: 'redirect', to: demoHome, save: false });
    expect(decide(login, demo(role, '/saved'))).toEqual({ do: 'redirect', to: '/saved', save: false });
  });

  it.each(examples)('keeps a demo session on %s only when it is public or the root', (path) => {
    const kind = kindOf(path);
    if (kind === 'auth') return;
    const stays = kind === 'public' || path === root;
    expect(finalPath(path, demo('admin'))).toBe(stays ? path : hrefOf('not-authorized'));
  });

  it('saves the place of a visitor on a secured route, unless they logged out', () => {
    expect(decide(home, anonymous)).toEqual({ do: 'redirect', to: login, save: true });
    const leaving = (reason: 'expired' | 'user' | 'otherTab') => decide(home, { status: 'anonymous', reason });
    expect(leaving('expired')).toEqual({ do: 'redirect', to: login, save: true });
    expect(leaving('user')).toEqual({ do: 'redirect', to: login, save: false });
    expect(leaving('otherTab')).toEqual({ do: 'redirect', to: login, save: false });
  });

  it('returns to the saved place after signing in', () => {
    expect(finalPath(login, onboarded(`${home}?range=year#flow`))).toBe(`${home}?range=year#flow`);
  });

  it('decides nothing while the session or the business is unknown', () => {
    expect(decide(home, { status: 'unknown' })).toEqual({ do: 'wait' });
    expect(decide(login, { status: 'unknown' })).toEqual({ do: 'wait' });
    const loading = { status: 'signedIn', kind: 'product', may: true, returnTo: null } as const;
    expect(decide(home, { ...loading, business: { status: 'loading' } })).toEqual({ do: 'wait' });
  });

  it('reports that the identity provider or the lead did not answer, instead of guessing', () => {
    expect(decide(home, { status: 'unreachable' })).toEqual({ do: 'unreachable' });
    const failed = { status: 'signedIn', kind: 'product', may: true, returnTo: null } as const;
    expect(decide(home, { ...failed, business: { status: 'failed' } })).toEqual({ do: 'business-failed' });
  });

  it('shows public pages in every state of the session', () => {
    for (const session of [anonymous, { status: 'unknown' }, { status: 'unreachable' }] as const) {
      expect(decide(hrefOf('maintenance'), session)).toEqual({ do: 'show' });
    }
  });

  it('shows an OAuth route to every product session', () => {
    expect(decide(hrefOf('bank-return'), atBank)).toEqual({ do: 'show' });
    expect(decide(hrefOf('bank-return'), onboarded())).toEqual({ do: 'show' });
  });

  it('refuses a route that the ability does not allow', () => {
    expect(finalPath(home, onboarded(null, false))).toBe(hrefOf('not-authorized'));
    expect(decide(root, { ...demo('client'), may: false } as GuardSession)).toMatchObject({
      to: hrefOf('not-authorized'),
    });
  });

  it.each([register('company'), register('bank'), register('nonsense'), register('__proto__'), register()])(
    'answers %s with the first missing step',
    (path) => {
      expect(finalPath(path, ready({ onboarded: false, next: 'amount', lead: null }))).toBe(register('amount'));
    },
  );

  it('opens the specialist step only from a million on', () => {
    expect(finalPath(register('million'), atBank)).toBe(register('bank'));
    const large = ready({
      onboarded: false,
      next: 'bank',
      lead: lead({ maxAmount: 100_000_000, phone: '5035550148' }),
    });
    expect(finalPath(register('million'), large)).toBe(register('million'));
  });

  it.each(['/nowhere', `${home}/more`, '/%E0%A4%A', `${hrefOf('bank-return')}/../../x/y`])(
    'finds no route at %s',
    (path) => {
      expect(decide(path, onboarded())).toEqual({ do: 'unknown-path' });
    },
  );
});
