import { getPricing } from '@plinth/api-client/demo/pricing';
import { expect, test } from 'vitest';
import { startDemo } from '#testing/demo-world.ts';

const { call } = startDemo();

test('the plans have the prices of the specification', async () => {
  const { plans } = await call(getPricing);
  expect(
    plans.map(({ title, monthlyPrice, yearlyPlan, popular }) => [
      title,
      monthlyPrice,
      yearlyPlan.perMonth,
      yearlyPlan.totalAnnual,
      popular,
    ]),
  ).toEqual([
    ['Basic', 0, 0, 0, false],
    ['Standard', 49, 40, 480, true],
    ['Enterprise', 99, 80, 960, false],
  ]);
});

test('the comparison has a value of each plan, and the questions have answers of their own', async () => {
  const { plans, comparison, qandA } = await call(getPricing);
  expect(comparison.filter(({ values }) => values.length !== plans.length)).toEqual([]);
  expect(new Set(comparison.map(({ feature }) => feature)).size).toBe(comparison.length);
  expect(new Set(qandA.map(({ answer }) => answer)).size).toBe(5);
});
