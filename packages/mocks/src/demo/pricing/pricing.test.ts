import { getPricing } from '@plinth/api-client/demo/pricing';
import { expect, test } from 'vitest';
import { startDemo } from '#testing/demo-world.ts';

const { call } = startDemo();

test('there are three plans, of which one is popular, and a year costs twelve months', async () => {
  const { plans, qandA } = await call(getPricing);
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
  for (const { yearlyPlan } of plans) expect(yearlyPlan.perMonth * 12).toBe(yearlyPlan.totalAnnual);
  expect(qandA.length).toBeGreaterThan(2);
});
