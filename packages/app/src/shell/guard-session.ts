import { kindOf, type AuthState } from '#core/session/auth-slice.ts';
import type { CustomersState } from '#features/_shared/customers/customers-slice.ts';
import type { Step } from '#features/_shared/customers/onboarding-step.ts';
import type { DemoSession, GuardSession, ProductSession } from './guard.ts';

type KnownSession = Exclude<GuardSession, { readonly status: 'signedIn' }> | ProductSession | DemoSession;

/**
 * Returns the guard's view of the session.
 * @param nextStep the next step of onboarding.
 * @param demoHome the address of the page on which a session of the demo starts; null before the demo and the session's ability have loaded.
 */
export function toGuardSession(
  auth: AuthState,
  customers: CustomersState,
  nextStep: Step,
  demoHome: string | null,
): KnownSession {
  if (auth.status !== 'signedIn') return auth;
  const { status } = auth;
  const kind = kindOf(auth.user);
  if (kind === 'demo') return demoHome === null ? { status: 'unknown' } : { status, kind, home: demoHome };
  if (customers.status === 'failed') return { status, kind, business: { status: 'failed' } };
  if (customers.status !== 'ready') return { status, kind, business: { status: 'loading' } };
  const { userOnboarded, lead } = customers;
  return { status, kind, business: { status: 'ready', onboarded: userOnboarded, nextStep, lead } };
}
