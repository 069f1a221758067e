import { getPricing, type PricingPlan } from '@plinth/api-client/demo/pricing';
import { ok } from '#http.ts';
import { answerDemo, type DemoDomain } from '../answer.ts';

const PLANS: PricingPlan[] = [
  {
    title: 'Basic',
    subtitle: 'To look around',
    monthlyPrice: 0,
    yearlyPlan: { perMonth: 0, totalAnnual: 0 },
    planBenefits: ['1 user', '1 GB of storage', 'Help pages'],
    popular: false,
  },
  {
    title: 'Standard',
    subtitle: 'For a small business',
    monthlyPrice: 49,
    yearlyPlan: { perMonth: 40, totalAnnual: 480 },
    planBenefits: ['10 users', '50 GB of storage', 'Invoices with your own mark', 'Support by e-mail'],
    popular: true,
  },
  {
    title: 'Enterprise',
    subtitle: 'For several locations',
    monthlyPrice: 99,
    yearlyPlan: { perMonth: 80, totalAnnual: 960 },
    planBenefits: ['Any number of users', '1 TB of storage', 'Roles of your own', 'API keys', 'Support by phone'],
    popular: false,
  },
];

const QUESTIONS = [
  {
    question: 'Can I change my plan later?',
    answer: 'Yes, at any time. The new price applies from the next period on.',
  },
  {
    question: 'What happens to my data on a smaller plan?',
    answer: 'Nothing is deleted. You can’t add more until you are below the limits of the new plan.',
  },
  {
    question: 'How do I pay for a year?',
    answer: 'In one payment on the first day. If you leave early, we pay back the months that are left.',
  },
  { question: 'Is there a contract?', answer: 'No. A plan goes on until you cancel it.' },
];

/** The plans of the demo. */
export const pricing: DemoDomain = {
  answers: [answerDemo(getPricing, () => ok({ plans: PLANS, qandA: QUESTIONS }), [])],
};
