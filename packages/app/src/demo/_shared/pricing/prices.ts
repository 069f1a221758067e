import type { AccountPlan } from '@plinth/api-client/demo/account';
import type { PricePlan } from '@plinth/api-client/demo/pricing';
import { dollars } from '../amounts.ts';

/** The interval at which a plan is paid. */
export type BillingPeriod = 'monthly' | 'yearly';

type PlanTitle = PricePlan['title'];

/** The plans of accounts by the titles of the plans that are for sale. */
export const ACCOUNT_PLAN_OF: Readonly<Record<PlanTitle, AccountPlan>> = {
  Basic: 'basic',
  Standard: 'standard',
  Enterprise: 'enterprise',
};

/** Returns what a plan costs a month, in whole dollars. */
export const monthlyPriceOf = ({ monthlyPrice, yearlyPlan }: PricePlan, period: BillingPeriod): number =>
  period === 'yearly' ? yearlyPlan.perMonth : monthlyPrice;

/** Returns what paying a plan for a year at once saves in the year, in whole dollars. */
export const savingOf = ({ monthlyPrice, yearlyPlan }: PricePlan): number => monthlyPrice * 12 - yearlyPlan.totalAnnual;

/** Returns what is paid for a plan and when, as a sentence. */
export function amountText(plan: PricePlan, period: BillingPeriod): string {
  const { title, monthlyPrice, yearlyPlan } = plan;
  if (monthlyPrice === 0) return `${title} is free.`;
  return period === 'yearly'
    ? `You pay ${dollars(yearlyPlan.totalAnnual)} for the year, which is ${dollars(yearlyPlan.perMonth)} a month.`
    : `You pay ${dollars(monthlyPrice)} a month.`;
}
