import { mayVisit, isStep, type Step, type StepInput } from '../core/customers/step.ts';
import type { RouteKind } from './route-table.ts';

/** What the guard knows of the person. */
export type GuardSession =
  | { readonly status: 'unknown' }
  | { readonly status: 'unreachable' }
  | { readonly status: 'anonymous'; readonly reason: 'asked' | 'expired' | 'elsewhere' | null }
  | {
      readonly status: 'signedIn';
      readonly business:
        | { readonly status: 'loading' }
        | { readonly status: 'failed' }
        | {
            readonly status: 'ready';
            readonly onboarded: boolean;
            readonly next: Step;
            readonly lead: StepInput['lead'];
          };
      /** Whether the ability allows the route. */
      readonly may: boolean;
      /** The place that was kept when the person had to sign in, already checked. */
      readonly returnTo: string | null;
    };

/** The route that the address names; null when none does. */
export interface GuardRoute {
  readonly id: string;
  readonly kind: RouteKind;
  readonly step?: string | undefined;
}

/** What to do: show it, wait, say that something did not answer, or go elsewhere (always by replacing). */
export type Decision =
  | { readonly do: 'show' | 'wait' | 'unreachable' | 'business-failed' | 'unknown-path' }
  | { readonly do: 'redirect'; readonly to: string; readonly save: boolean };

const redirect = (to: string, save = false): Decision => ({ do: 'redirect', to, save });

/** Home of everybody with a product session. */
export const HOME = '/dashboard/financial';

/**
 * Where a person may be (spec §2, Guards): one pure function of the route, the session and the place.
 *
 * Nothing is decided on missing data: while the session or the lead is unknown the answer is to wait, and what did not
 * load is said, not guessed.
 */
export function guard(route: GuardRoute | null, session: GuardSession, path: string): Decision {
  if (!route) return { do: 'unknown-path' };
  if (route.kind === 'public' && path !== '/') return { do: 'show' };
  switch (session.status) {
    case 'unknown':
      return { do: 'wait' };
    case 'unreachable':
      return { do: 'unreachable' };
    case 'anonymous':
      return anonymous(route, session.reason);
    case 'signedIn':
      return signedIn(route, session, path);
  }
}

function anonymous(route: GuardRoute, reason: 'asked' | 'expired' | 'elsewhere' | null): Decision {
  if (route.kind === 'auth') {
    return route.step === undefined || route.step === 'register' ? { do: 'show' } : redirect('/login', true);
  }
  return redirect('/login', reason === null || reason === 'expired');
}

function signedIn(route: GuardRoute, session: Extract<GuardSession, { status: 'signedIn' }>, path: string): Decision {
  const { business } = session;
  if (business.status === 'loading') return { do: 'wait' };
  if (business.status === 'failed') return { do: 'business-failed' };
  if (route.kind === 'oauth') return { do: 'show' };
  if (business.onboarded) {
    if (route.kind === 'auth' || path === '/') return redirect(session.returnTo ?? HOME);
    return session.may ? { do: 'show' } : redirect('/misc/not-authorized');
  }
  if (route.id === 'forgot-password') return { do: 'show' };
  if (route.id !== 'register') return redirect(`/register/${business.next}`);
  const { step } = route;
  if (isStep(step) && mayVisit(step, business.next, business.lead)) return { do: 'show' };
  return redirect(`/register/${business.next}`);
}
