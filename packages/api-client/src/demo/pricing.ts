import * as v from 'valibot';
import { defineCall } from '../call.ts';

/** The plans that are for sale. */
export const PRICE_PLANS = ['Basic', 'Standard', 'Enterprise'] as const;

/** Prices are whole dollars. */
const planSchema = v.object({
  title: v.picklist(PRICE_PLANS),
  subtitle: v.string(),
  monthlyPrice: v.number(),
  /** The price of the plan when a year is paid at once. */
  yearlyPlan: v.object({ perMonth: v.number(), totalAnnual: v.number() }),
  planBenefits: v.array(v.string()),
  /** Whether most people choose it. */
  popular: v.boolean(),
});

const pricingSchema = v.object({
  plans: v.array(planSchema),
  qandA: v.array(v.object({ question: v.string(), answer: v.string() })),
  /** The value of each feature in the order of the plans; null where a plan does not have it. */
  comparison: v.array(v.object({ feature: v.string(), values: v.array(v.nullable(v.string())) })),
});

/** A plan with its prices (product.md#entities). */
export type PricePlan = v.InferOutput<typeof planSchema>;
/** The plans, their comparison, and questions about them. */
export type Pricing = v.InferOutput<typeof pricingSchema>;

/** Gets the plans, a comparison of them, and questions about them. */
export const getPricing = defineCall({ method: 'GET', path: '/pricing/data', response: pricingSchema });
