import { createSelector } from '@reduxjs/toolkit';
import { selectCustomers, selectNextStep } from '../core/customers/customers-slice.ts';
import { selectAuth } from '../core/session/auth-slice.ts';
import type { GuardSession } from './guard.ts';
import type { RootState } from './store.ts';

type SignedIn = Extract<GuardSession, { status: 'signedIn' }>;
type KnownSession = Exclude<GuardSession, SignedIn> | Omit<SignedIn, 'may' | 'returnTo'>;

/** The session as the guard sees it, out of the store. */
export const selectGuardSession = createSelector(
  [(state: RootState) => selectAuth(state), (state: RootState) => selectCustomers(state), (state: RootState) => selectNextStep(state)],
  (auth, customers, next): KnownSession => {
    if (auth.status !== 'signedIn') return auth;
    if (customers.status === 'failed') return { status: 'signedIn', business: { status: 'failed' } };
    if (customers.status !== 'ready') return { status: 'signedIn', business: { status: 'loading' } };
    const { userOnboarded, lead } = customers;
    return { status: 'signedIn', business: { status: 'ready', onboarded: userOnboarded, next, lead } };
  },
);
