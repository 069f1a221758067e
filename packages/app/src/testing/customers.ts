import type { Customer } from '@plinth/api-client/resources/customers';
import type { CustomersState } from '#features/_shared/customers/customers-slice.ts';

/** Returns a customer of whom only the contracts are known. */
export const customerWith = (contracts: Customer['contracts'], id = 'cus_harrow'): Customer => ({
  id,
  contracts,
  legalName: null,
  tradingName: null,
  country: null,
  website: null,
  industry: null,
  monthlyRevenue: null,
});

/** Returns the state after the onboarding, with a customer or before one has loaded. */
export const onboardedState = (customer: Customer | null): CustomersState => ({
  status: 'ready',
  lead: null,
  requestedStep: null,
  specialistDone: false,
  userOnboarded: true,
  customer,
});
