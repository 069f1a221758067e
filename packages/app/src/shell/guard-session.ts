import type { CustomersState } from '../core/customers/customers-slice.ts';
import type { Step } from '../core/customers/step.ts';
import type { AuthState } from '../core/session/auth-slice.ts';
import type { GuardSession } from './guard.ts';

type SignedIn = Extract<GuardSession, { status: 'signedIn' }>;
type KnownSession = Exclude<GuardSession, SignedIn> | Omit<SignedIn, 'may' | 'returnTo'>;

/** The session as the guard sees it. @param next the next step of the business. */
export function guardSession(auth: AuthState, customers: CustomersState, next: Step): KnownSession {
  if (auth.status !== 'signedIn') return auth;
  if (customers.status === 'failed') return { status: 'signedIn', business: { status: 'failed' } };
  if (customers.status !== 'ready') return { status: 'signedIn', business: { status: 'loading' } };
  const { userOnboarded, lead } = customers;
  return { status: 'signedIn', business: { status: 'ready', onboarded: userOnboarded, next, lead } };
}
