import type { PricePlan, Pricing } from '@plinth/api-client/demo/pricing';
import { defineTable } from '../database.ts';

const SAMPLE_PLANS: readonly PricePlan[] = [
  {
    title: 'Basic',
    subtitle: 'For one shop that is starting',
    monthlyPrice: 0,
    yearlyPlan: { perMonth: 0, totalAnnual: 0 },
    planBenefits: ['1 user', '1 bank', '100 orders a month', 'Help pages'],
    popular: false,
  },
  {
    title: 'Standard',
    subtitle: 'For a shop with a team',
    monthlyPrice: 49,
    yearlyPlan: { perMonth: 40, totalAnnual: 480 },
    planBenefits: ['10 users', '5 banks and your accounting', 'Unlimited orders', 'Support within a day'],
    popular: true,
  },
  {
    title: 'Enterprise',
    subtitle: 'For several shops',
    monthlyPrice: 99,
    yearlyPlan: { perMonth: 80, totalAnnual: 960 },
    planBenefits: ['Unlimited users', 'Unlimited banks', 'Roles and API keys', 'Your own specialist'],
    popular: false,
  },
];

/** The plans, the cheapest first. */
export const pricePlans = defineTable<PricePlan & { readonly id: number }>({
  name: 'price-plans',
  seed: () => SAMPLE_PLANS.map((plan, index) => ({ id: index + 1, ...plan })),
});

/** What the plans have, in the order of the plans. */
export const PLAN_COMPARISON: Pricing['comparison'] = [
  { feature: 'Users', values: ['1', '10', 'Unlimited'] },
  { feature: 'Linked banks', values: ['1', '5', 'Unlimited'] },
  { feature: 'Orders a month', values: ['100', 'Unlimited', 'Unlimited'] },
  { feature: 'Invoices as PDF', values: ['Included', 'Included', 'Included'] },
  { feature: 'Linked accounting', values: [null, 'Included', 'Included'] },
  { feature: 'Weekly cash report', values: [null, 'Included', 'Included'] },
  { feature: 'Roles and permissions', values: [null, null, 'Included'] },
  { feature: 'API keys', values: [null, '2', 'Unlimited'] },
  { feature: 'Storage', values: ['1 GB', '50 GB', '1 TB'] },
  { feature: 'Support', values: ['Help pages', 'Within a day', 'By phone'] },
];

const SAMPLE_QUESTIONS: Pricing['qandA'] = [
  {
    question: 'Can I change my plan later?',
    answer:
      'At any time. A more expensive plan starts at once; a cheaper one at the end of the period you’ve paid for.',
  },
  {
    question: 'What does paying yearly save?',
    answer:
      'Between two and three months of the price. You pay for the year at once, and get the rest back if you leave in the first 30 days.',
  },
  {
    question: 'Is there a fee for setting up?',
    answer: 'No. The price of a plan is all you pay for it. Financing has a fee of its own, which is in your contract.',
  },
  {
    question: 'What happens when I reach the limit of orders?',
    answer:
      'Orders keep coming in. We tell you on the day, and you have until the end of the month to choose another plan.',
  },
  {
    question: 'Do my colleagues pay too?',
    answer: 'No. A plan is for the business. It says how many people can use it.',
  },
];

/** The questions about the plans. */
export const priceQuestions = defineTable<Pricing['qandA'][number] & { readonly id: number }>({
  name: 'price-questions',
  seed: () => SAMPLE_QUESTIONS.map((question, index) => ({ id: index + 1, ...question })),
});
