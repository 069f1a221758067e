import type { LogoutReason } from '#core/events.ts';
import { hrefOf } from '#core/routes/href.ts';
import { matchRoute } from '#core/routes/match.ts';
import type { DemoRole } from '#core/session/session.ts';
import { isStep, mayVisit, type Step, type StepInput } from '#features/_shared/customers/onboarding-step.ts';
import { homeOf } from './home.ts';
import { pageOf, type GuardKind, type PageId } from './page-registry.ts';

/** Loading state of the business of a product session. */
type Business =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | {
      readonly status: 'ready';
      readonly onboarded: boolean;
      readonly nextStep: Step;
      readonly lead: StepInput['lead'];
    };

/** Access of a signed-in user to the route. */
interface Access {
  /** Whether the ability allows the route. */
  readonly isAllowed: boolean;
  /** The validated path that was saved when the user had to sign in. */
  readonly returnTo: string | null;
}

export type ProductSession = { readonly status: 'signedIn'; readonly kind: 'product'; readonly business: Business };
type DemoSession = { readonly status: 'signedIn'; readonly kind: 'demo'; readonly role: DemoRole };

/** State of the session, as the guard needs it. */
export type GuardSession =
  | { readonly status: 'unknown' }
  | { readonly status: 'unreachable' }
  | { readonly status: 'anonymous'; readonly reason: LogoutReason | null }
  | (ProductSession & Access)
  | (DemoSession & Access);

/** The route of the address, as the guard needs it. */
export type GuardRoute =
  | { readonly id: 'root' }
  | { readonly id: PageId; readonly kind: GuardKind; readonly step?: string | undefined };

/** The action to take: show the page, wait, show an error, or redirect (always with replace). */
export type Decision =
  | { readonly action: 'show' | 'wait' | 'unreachable' | 'business-failed' | 'unknown-path' }
  | { readonly action: 'redirect'; readonly to: string; readonly save: boolean };

const SHOW: Decision = { action: 'show' };

const redirect = (to: string, save = false): Decision => ({ action: 'redirect', to, save });

/**
 * Decides whether a user may open a route (spec §2, Guards): a pure function of the route and the session. While the
 * session or the lead is loading, the decision is to wait; a failed load is reported.
 *
 * @param route null when the address has no route.
 */
export function guard(route: GuardRoute | null, session: GuardSession): Decision {
  if (!route) return { action: 'unknown-path' };
  if (route.id !== 'root' && route.kind === 'public') return SHOW;
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
  if (route.id === 'root' || route.kind !== 'auth') return redirect(login, reason !== 'user');
  return route.step === undefined || route.step === 'register' ? SHOW : redirect(login, true);
}

const isOauthPath = (path: string): boolean => pageOf(matchRoute(path.replace(/[?#].*/s, '')))?.entry.kind === 'oauth';

function guardProduct(route: GuardRoute, session: ProductSession & Access): Decision {
  const { business, isAllowed, returnTo } = session;
  if (business.status === 'loading') return { action: 'wait' };
  if (business.status === 'failed') return { action: 'business-failed' };
  if (route.id !== 'root' && route.kind === 'oauth') return SHOW;
  // The return from a bank or a platform is finished in every state of the business.
  if (route.id !== 'root' && route.kind === 'auth' && returnTo !== null && isOauthPath(returnTo))
    return redirect(returnTo);
  if (business.onboarded) {
    if (route.id === 'root' || route.kind === 'auth') return redirect(returnTo ?? homeOf(session));
    return isAllowed ? SHOW : redirect(hrefOf('not-authorized'));
  }
  if (route.id === 'forgot-password') return SHOW;
  if (route.id === 'register' && isStep(route.step) && mayVisit(route.step, business.nextStep, business.lead))
    return SHOW;
  return redirect(hrefOf('register', { step: business.nextStep }));
}

/** A demo session has no business: it is never redirected to onboarding and may open no page of the product. */
function guardDemo(route: GuardRoute, session: DemoSession & Access): Decision {
  if (route.id === 'root') return session.isAllowed ? SHOW : redirect(hrefOf('not-authorized'));
  if (route.kind === 'auth') return redirect(session.returnTo ?? homeOf(session));
  return redirect(hrefOf('not-authorized'));
}
