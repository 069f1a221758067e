import type { PricePlan } from '@plinth/api-client/demo/pricing';
import { expect, test } from 'vitest';
import { amountText, monthlyPriceOf, savingOf } from './prices.ts';

const plan = (title: PricePlan['title'], monthlyPrice: number, perMonth: number, totalAnnual: number): PricePlan => ({
  title,
  subtitle: '',
  monthlyPrice,
  yearlyPlan: { perMonth, totalAnnual },
  planBenefits: [],
  popular: false,
});
const basic = plan('Basic', 0, 0, 0);
const standard = plan('Standard', 49, 40, 480);

test.each([
  [standard, 'monthly', 49, 'You pay $49 a month.'],
  [standard, 'yearly', 40, 'You pay $480 for the year, which is $40 a month.'],
  [basic, 'monthly', 0, 'Basic is free.'],
  [basic, 'yearly', 0, 'Basic is free.'],
] as const)('%o costs, paid %s, %i a month', (paidPlan, period, price, text) => {
  expect(monthlyPriceOf(paidPlan, period)).toBe(price);
  expect(amountText(paidPlan, period)).toBe(text);
});

test('paying yearly saves the difference to twelve months', () => {
  expect([savingOf(standard), savingOf(basic)]).toEqual([108, 0]);
});
