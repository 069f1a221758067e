import { getPricing } from '@plinth/api-client/demo/pricing';
import { ok } from '#engine/reply.ts';
import { answer, type Domain } from '../answer.ts';
import { PLAN_COMPARISON, pricePlans, priceQuestions } from './seed.ts';

/** The plans that are for sale. */
export const pricing: Domain = {
  calls: [
    answer(
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
