import { getPricing } from '@plinth/api-client/demo/pricing';
import { ok } from '#engine/response.ts';
import { handle, type Domain } from '../handle.ts';
import { PLAN_COMPARISON, pricePlans, priceQuestions } from './seed.ts';

/** The plans that are for sale. */
export const pricing: Domain = {
  calls: [
    handle(
      getPricing,
      ({ database }) => {
        const plans = database.table(pricePlans).rows.map(({ id: _id, ...plan }) => plan);
        return ok({
          plans,
          qandA: database.table(priceQuestions).rows.map(({ question, answer }) => ({ question, answer })),
          comparison: plans.length > 0 ? PLAN_COMPARISON : [],
        });
      },
      [],
    ),
  ],
};
