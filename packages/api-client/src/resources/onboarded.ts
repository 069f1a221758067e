import type { Customer } from './customers.ts';
import type { Lead } from './leads.ts';

/**
 * Whether a user is onboarded: the lead is no longer ONBOARDING, or the customer has contracts (product.md#states). Its
 * module has no schemas, because the app needs it before the first call.
 */
export const isOnboarded = (lead: Pick<Lead, 'status'> | null, customer: Pick<Customer, 'contracts'> | null): boolean =>
  (lead !== null && lead.status !== 'ONBOARDING') || (customer?.contracts.length ?? 0) > 0;
