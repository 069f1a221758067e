import type { AccountPlan } from '@plinth/api-client/demo/account';

/** The names of the plans that an account can have. */
export const ACCOUNT_PLAN_NAMES: Readonly<Record<AccountPlan, string>> = {
  basic: 'Basic',
  team: 'Team',
  company: 'Company',
  enterprise: 'Enterprise',
  standard: 'Standard',
};
