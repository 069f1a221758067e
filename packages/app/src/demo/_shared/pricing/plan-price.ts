import type { PricingPlan } from '@plinth/api-client/demo/pricing';
import { dollars } from '../amounts.ts';

/** Returns what a plan costs a month, in whole dollars. @param isYearly whether it is paid by year. */
export const monthlyPriceOf = ({ monthlyPrice, yearlyPlan }: PricingPlan, isYearly: boolean): number =>
  isYearly ? yearlyPlan.perMonth : monthlyPrice;

/** Returns what is paid now for a plan, as text. @param isYearly whether it is paid by year. */
export const paymentText = ({ monthlyPrice, yearlyPlan }: PricingPlan, isYearly: boolean): string =>
  isYearly ? `${dollars(yearlyPlan.totalAnnual)} a year` : `${dollars(monthlyPrice)} a month`;
