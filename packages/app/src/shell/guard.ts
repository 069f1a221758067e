import type { LogoutReason } from '#core/events.ts';
import { hrefOf } from '#core/routes/href.ts';
import type { DemoRole } from '#core/session/session.ts';
import { isStep, mayVisit, type Step, type StepInput } from '#features/_shared/customers/onboarding-step.ts';
import { homeOf } from './home.ts';
import type { GuardKind, PageId } from './page-registry.ts';

/** How far the business of a product session is known. */
type Business =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly onboarded: boolean; readonly next: Step; readonly lead: StepInput['lead'] };

/** What the guard knows of a signed-in user, besides the session. */
interface Access {
  /** Whether the ability allows the route. */
  readonly may: boolean;
  /** The place that was saved when the user had to sign in, already checked. */
  readonly returnTo: string | null;
}

export type ProductSession = { readonly status: 'signedIn'; readonly kind: 'product'; readonly business: Business };
type DemoSession = { readonly status: 'signedIn'; readonly kind: 'demo'; readonly role: DemoRole };

/** What the guard knows of the user. */
export type GuardSession =
  | { readonly status: 'unknown' }
  | { readonly status: 'unreachable' }
  | { readonly status: 'anonymous'; readonly reason: LogoutReason | null }
  | (ProductSession & Access)
  | (DemoSession & Access);

/** The route of the address, as the guard sees it. */
export type GuardRoute =
  | { readonly id: 'root' }
  | { readonly id: PageId; readonly kind: GuardKind; readonly step?: string | undefined };

/** What to do: show the page, wait, show a failure, or redirect (always with replace). */
export type Decision =
  | { readonly do: 'show' | 'wait' | 'unreachable' | 'business-failed' | 'unknown-path' }
  | { readonly do: 'redirect'; readonly to: string; readonly save: boolean };

const SHOW: Decision = { do: 'show' };

const redirect = (to: string, save = false): Decision => ({ do: 'redirect', to, save });

/**
 * Decides where a user may be (spec §2, Guards): a pure function of the route and the session.
 *
 * It decides nothing on missing data: while the session or the lead is unknown it waits, and what failed to load is
 * reported, not guessed.
 *
 * @param route null when the address names no route.
 */
export function guard(route: GuardRoute | null, session: GuardSession): Decision {
  if (!route) return { do: 'unknown-path' };
  if (route.id !== 'root' && route.kind === 'public') return SHOW;
  switch (session.status) {
    case 'unknown':
      return { do: 'wait' };
    case 'unreachable':
      return { do: 'unreachable' };
    case 'anonymous':
      return guardVisitor(route, session.reason);
    case 'signedIn':
      return session.kind === 'product' ? guardProduct(route, session) : guardDemo(route, session);
  }
}

function guardVisitor(route: GuardRoute, reason: LogoutReason | null): Decision {
  const login = hrefOf('login');
  if (route.id === 'root' || route.kind !== 'auth') return redirect(login, reason === null || reason === 'expired');
  return route.step === undefined || route.step === 'register' ? SHOW : redirect(login, true);
}

function guardProduct(route: GuardRoute, session: ProductSession & Access): Decision {
  const { business, may, returnTo } = session;
  if (business.status === 'loading') return { do: 'wait' };
  if (business.status === 'failed') return { do: 'business-failed' };
  if (route.id !== 'root' && route.kind === 'oauth') return SHOW;
  if (business.onboarded) {
    if (route.id === 'root' || route.kind === 'auth') return redirect(returnTo ?? homeOf(session));
    return may ? SHOW : redirect(hrefOf('not-authorized'));
  }
  if (route.id === 'forgot-password') return SHOW;
  if (route.id === 'register' && isStep(route.step) && mayVisit(route.step, business.next, business.lead)) return SHOW;
  return redirect(hrefOf('register', { step: business.next }));
}

/** A demo session has no business: it is never sent to onboarding, and no page of the product is for it. */
function guardDemo(route: GuardRoute, session: DemoSession & Access): Decision {
  if (route.id === 'root') return session.may ? SHOW : redirect(hrefOf('not-authorized'));
  if (route.kind === 'auth') return redirect(session.returnTo ?? homeOf(session));
  return redirect(hrefOf('not-authorized'));
}
