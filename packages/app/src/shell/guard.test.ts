import { describe, expect, it } from 'vitest';
import type { StepInput } from '../core/customers/step.ts';
import { guard, HOME, type GuardSession } from './guard.ts';
import { matchRoute, routes } from './route-table.ts';

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
): GuardSession => ({ status: 'signedIn', may, returnTo, business: { status: 'ready', ...business } }) as GuardSession;
const onboarded = (returnTo: string | null = null, may = true) =>
  ready({ onboarded: true, next: 'complete', lead: lead({ status: 'ONBOARDED' }) }, returnTo, may);
const atBank = ready({ onboarded: false, next: 'bank', lead: lead() });

function decide(path: string, session: GuardSession) {
  const match = matchRoute(path);
  const route =
    match && (match.entry ? { id: match.entry.id, kind: match.entry.kind, step: match.parameters['step'] } : match);
  return guard(route, session, path);
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

const examples = [
  ...routes.map(({ path }) => path.replace('/:step?', '')),
  '/',
  ...['register', 'amount', 'million', 'time', 'company', 'bank', 'accounting', 'commerce', 'complete'].map(
    (step) => `/register/${step}`,
  ),
];

describe('the guard', () => {
  it.each(examples)('sends a visitor from %s to a place where a visitor may be', (path) => {
    const match = matchRoute(path);
    const kind = match?.entry?.kind;
    const step = match?.entry ? match.parameters['step'] : undefined;
    const stays = kind === 'public' || (kind === 'auth' && (step === undefined || step === 'register'));
    expect(finalPath(path, anonymous)).toBe(stays ? path : '/login');
  });

  it.each(examples)(
    'keeps somebody who is not onboarded on %s only when it is public, an oauth return, or a step they have reached',
    (path) => {
      const match = matchRoute(path);
      const kind = match?.entry?.kind;
      const reached = ['/register/amount', '/register/time', '/register/company', '/register/bank'];
      const stays = kind === 'public' || kind === 'oauth' || path === '/forgot-password' || reached.includes(path);
      expect(finalPath(path, atBank)).toBe(stays ? path : '/register/bank');
    },
  );

  it.each(examples)('sends somebody who is onboarded from %s home when it is for signing in', (path) => {
    const kind = matchRoute(path)?.entry?.kind;
    expect(finalPath(path, onboarded())).toBe(kind === 'auth' || path === '/' ? HOME : path);
  });

  it('saves the place of a visitor on a secured route, and of nobody who asked to leave', () => {
    expect(decide(HOME, anonymous)).toEqual({ do: 'redirect', to: '/login', save: true });
    expect(decide(HOME, { status: 'anonymous', reason: 'expired' })).toEqual({
      do: 'redirect',
      to: '/login',
      save: true,
    });
    expect(decide(HOME, { status: 'anonymous', reason: 'asked' })).toEqual({
      do: 'redirect',
      to: '/login',
      save: false,
    });
    expect(decide(HOME, { status: 'anonymous', reason: 'elsewhere' })).toEqual({
      do: 'redirect',
      to: '/login',
      save: false,
    });
  });

  it('returns to the saved place after signing in', () => {
    expect(finalPath('/login', onboarded('/dashboard/financial?range=year#flow'))).toBe(
      '/dashboard/financial?range=year#flow',
    );
  });

  it('decides nothing while the session or the business is unknown', () => {
    expect(decide(HOME, { status: 'unknown' })).toEqual({ do: 'wait' });
    expect(decide('/login', { status: 'unknown' })).toEqual({ do: 'wait' });
    expect(decide(HOME, { status: 'signedIn', may: true, returnTo: null, business: { status: 'loading' } })).toEqual({
      do: 'wait',
    });
  });

  it('says so when the identity provider or the lead did not answer, instead of guessing', () => {
    expect(decide(HOME, { status: 'unreachable' })).toEqual({ do: 'unreachable' });
    expect(decide(HOME, { status: 'signedIn', may: true, returnTo: null, business: { status: 'failed' } })).toEqual({
      do: 'business-failed',
    });
  });

  it('shows public pages whatever is known', () => {
    for (const session of [anonymous, { status: 'unknown' }, { status: 'unreachable' }] as const) {
      expect(decide('/misc/maintenance', session)).toEqual({ do: 'show' });
    }
  });

  it('keeps an oauth route where it is for everybody who is signed in', () => {
    expect(decide('/bank-accounts/oauth', atBank)).toEqual({ do: 'show' });
    expect(decide('/bank-accounts/oauth', onboarded())).toEqual({ do: 'show' });
  });

  it('refuses a route that the ability does not allow', () => {
    expect(finalPath(HOME, onboarded(null, false))).toBe('/misc/not-authorized');
  });

  it.each(['/register/company', '/register/bank', '/register/nonsense', '/register/__proto__', '/register'])(
    'answers %s with the first missing step',
    (path) => {
      expect(finalPath(path, ready({ onboarded: false, next: 'amount', lead: null }))).toBe('/register/amount');
    },
  );

  it('opens the specialist step only from a million on', () => {
    expect(finalPath('/register/million', atBank)).toBe('/register/bank');
    const large = ready({
      onboarded: false,
      next: 'bank',
      lead: lead({ maxAmount: 100_000_000, phone: '5035550148' }),
    });
    expect(finalPath('/register/million', large)).toBe('/register/million');
  });

  it.each(['/nowhere', '/dashboard/financial/more', '/%E0%A4%A', '/bank-accounts/oauth/../../x/y'])(
    'knows %s as no place',
    (path) => {
      expect(decide(path, onboarded())).toEqual({ do: 'unknown-path' });
    },
  );
});
