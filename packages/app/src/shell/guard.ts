import type { LogoutReason } from '#core/events.ts';
import type { GuardKind } from '#core/pages/page.ts';
import { hrefOf } from '#core/routes/href.ts';
import { matchRoute } from '#core/routes/match.ts';
import { isStep, mayVisit, type Step, type StepInput } from '#features/_shared/customers/onboarding-step.ts';
import { pageOf } from './page-registry.ts';

interface ReadyBusiness {
  readonly status: 'ready';
  readonly onboarded: boolean;
  readonly nextStep: Step;
  readonly lead: StepInput['lead'];
}

/** Loading state of the business of a product session. */
type Business = { readonly status: 'loading' } | { readonly status: 'failed' } | ReadyBusiness;

/** Access of a signed-in user to the route. */
interface Access {
  /** Whether the ability allows the route. */
  readonly isAllowed: boolean;
  /** The validated path that was saved when the user had to sign in. */
  readonly returnTo: string | null;
}

export type ProductSession = { readonly status: 'signedIn'; readonly kind: 'product'; readonly business: Business };
export type DemoSession = {
  readonly status: 'signedIn';
  readonly kind: 'demo';
  /** The address of the page on which the session starts. */
  readonly home: string;
};

/** State of the session, as the guard needs it. */
export type GuardSession =
  | { readonly status: 'unknown' }
  | { readonly status: 'unreachable' }
  | { readonly status: 'anonymous'; readonly reason: LogoutReason | null }
  | (ProductSession & Access)
  | (DemoSession & Access);

/** The route of the address, as the guard needs it. */
export type GuardRoute =
  | { readonly kind: 'root' }
  | { readonly kind: GuardKind; readonly id: string; readonly step?: string | undefined };

/** The action to take: show the page, wait, show an error, or redirect (always with replace). */
export type Decision =
  | { readonly action: 'show' | 'wait' | 'unreachable' | 'business-failed' | 'unknown-path' }
  | { readonly action: 'redirect'; readonly to: string; readonly save: boolean };

const SHOW: Decision = { action: 'show' };

const redirect = (to: string, save = false): Decision => ({ action: 'redirect', to, save });

/**
 * Decides whether a user may open a route (product.md#guards): a pure function of the route and the session. While the
 * session or the lead is loading, the decision is to wait; a failed load is reported.
 *
 * @param route null when the address has no route.
 */
export function guard(route: GuardRoute | null, session: GuardSession): Decision {
  if (!route) return { action: 'unknown-path' };
  if (route.kind === 'public') return SHOW;
  switch (session.status) {
    case 'unknown':
      return { action: 'wait' };
    case 'unreachable':
      return { action: 'unreachable' };
    case 'anonymous':
      return guardVisitor(route, session.reason);
    case 'signedIn':
      return session.kind === 'product' ? guardProduct(route, session) : guardDemo(route, session);
  }
}

function guardVisitor(route: GuardRoute, reason: LogoutReason | null): Decision {
  const login = hrefOf('login');
  if (route.kind !== 'auth') return redirect(login, reason !== 'user');
  return route.step === undefined || route.step === 'register' ? SHOW : redirect(login, true);
}

const isOauthPath = (path: string): boolean => pageOf(matchRoute(path.replace(/[?#].*/s, '')))?.entry.kind === 'oauth';

/** Whether a page is open to a user before onboarding is complete: the password reset, and the steps that they have reached. */
function isOpenDuringOnboarding(
  { id, step }: Exclude<GuardRoute, { readonly kind: 'root' }>,
  { nextStep, lead }: Pick<ReadyBusiness, 'nextStep' | 'lead'>,
): boolean {
  return id === 'forgot-password' || (id === 'register' && isStep(step) && mayVisit(step, nextStep, lead));
}

function guardProduct(route: GuardRoute, session: ProductSession & Access): Decision {
  const { business, isAllowed, returnTo } = session;
  if (business.status === 'loading') return { action: 'wait' };
  if (business.status === 'failed') return { action: 'business-failed' };
  if (route.kind === 'oauth') return SHOW;
  // The return from a bank or a platform is finished in every state of the business.
  if (route.kind === 'auth' && returnTo !== null && isOauthPath(returnTo)) return redirect(returnTo);
  if (business.onboarded) {
    if (route.kind === 'root' || route.kind === 'auth') return redirect(returnTo ?? hrefOf('dashboard'));
    return isAllowed ? SHOW : redirect(hrefOf('not-authorized'));
  }
  if (route.kind !== 'root' && isOpenDuringOnboarding(route, business)) return SHOW;
  return redirect(hrefOf('register', { step: business.nextStep }));
}

/** A demo session has no business: it is never redirected to onboarding and may open no page of the product. */
function guardDemo(route: GuardRoute, { home, isAllowed, returnTo }: DemoSession & Access): Decision {
  if (route.kind === 'root') return redirect(home);
  if (route.kind === 'auth') return redirect(returnTo ?? home);
  return route.kind === 'demo' && isAllowed ? SHOW : redirect(hrefOf('not-authorized'));
}
