import { ACCOUNT_PLANS, type AccountPlan } from '@plinth/api-client/demo/account';
import { getPricing, type PricingPlan } from '@plinth/api-client/demo/pricing';
import { demoApi, requestOf, type ResponseOf } from '../demo-api.ts';

const pricingApi = demoApi.injectEndpoints({
  endpoints: (build) => ({
    pricing: build.query<ResponseOf<typeof getPricing>, void>({ query: requestOf(getPricing, () => []) }),
  }),
});

export const { usePricingQuery } = pricingApi;

/** Returns the plan of an account by the title of a plan; null when no account can have it. */
export const accountPlanOf = ({ title }: Pick<PricingPlan, 'title'>): AccountPlan | null =>
  ACCOUNT_PLANS.find((plan) => plan === title.toLowerCase()) ?? null;
