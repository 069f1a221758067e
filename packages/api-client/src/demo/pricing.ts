import * as v from 'valibot';
import { defineCall } from '../call.ts';

const planSchema = v.object({
  title: v.string(),
  subtitle: v.string(),
  /** Dollars a month, when it is paid by month. */
  monthlyPrice: v.number(),
  yearlyPlan: v.object({
    /** Dollars a month, when it is paid by year. */
    perMonth: v.number(),
    /** Dollars a year. */
    totalAnnual: v.number(),
  }),
  planBenefits: v.array(v.string()),
  popular: v.boolean(),
});

/** A plan that accounts of the demo can have. */
export type PricingPlan = v.InferOutput<typeof planSchema>;

/** Gets the plans with what they cost, and questions about them. */
export const getPricing = defineCall({
  method: 'GET',
  path: '/pricing/data',
  answer: v.object({
    plans: v.array(planSchema),
    qandA: v.array(v.object({ question: v.string(), answer: v.string() })),
  }),
});
