import type { UserPlan } from '@plinth/api-client/demo/users';
import { dollars } from '#demo/_shared/amounts.ts';

interface Plan {
  /** Dollars a month. */
  readonly price: number;
  readonly benefits: readonly string[];
}

/** The price and the benefits of each plan. */
export const PLANS: Readonly<Record<UserPlan, Plan>> = {
  basic: { price: 0, benefits: ['1 user', '1 GB of storage', 'Help pages'] },
  team: { price: 29, benefits: ['10 users', '10 GB of storage', 'Support by email'] },
  company: { price: 59, benefits: ['50 users', '100 GB of storage', 'Support within a day'] },
  enterprise: { price: 99, benefits: ['Unlimited users', '1 TB of storage', 'Support by phone'] },
};

/** Returns what a plan costs a month, as text. */
export const priceOf = (plan: UserPlan): string => dollars(PLANS[plan].price);
