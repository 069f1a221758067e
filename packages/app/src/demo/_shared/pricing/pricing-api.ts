import { getPricing, type Pricing } from '@plinth/api-client/demo/pricing';
import { demoApi, requestOf } from '../demo-api.ts';

/** The calls of the plans that are for sale. */
const pricingApi = demoApi.injectEndpoints({
  endpoints: (build) => ({
    pricing: build.query<Pricing, void>({ query: requestOf(getPricing, () => []) }),
  }),
});

export const { usePricingQuery } = pricingApi;
