import type { Customer } from './customers.ts';
import type { Lead } from './leads.ts';

/**
 * Whether a user counts as onboarded: the lead is no longer ONBOARDING, or the customer has contracts (spec §4).
 * Apart from the schemas: an app needs it before it asks the provider anything.
 */
export const isOnboarded = (lead: Pick<Lead, 'status'> | null, customer: Pick<Customer, 'contracts'> | null): boolean =>
  (lead !== null && lead.status !== 'ONBOARDING') || (customer?.contracts.length ?? 0) > 0;
