import * as v from 'valibot';
import { path } from '../path.ts';
import { id, isoDate, maybe, money } from '../schema.ts';
import type { CallOptions, Send } from '../transport.ts';

/** Calls about promo codes. */
export function createPromotions(send: Send) {
  return {
    /**
     * Gives a customer a promo code (spec §7). The answer is taken to be the promotion, or nothing. A code that does
     * not exist is a 404, one that was used a 409; both assumed. Give the `idempotencyKey` of the held code, so that a
     * second press or a retry is the same action.
     */
    associate: (customerId: string, promoCode: string, options?: CallOptions): Promise<Promotion | null> =>
      send(
        {
          method: 'POST',
          path: path`/promotions/customers/${customerId}/${promoCode}/associate`,
          name: 'POST /promotions/customers/:id/:promoCode/associate',
          schema: v.nullable(promotionSchema),
        },
        options,
      ),
  };
}

/** What a promo code gives (spec §3: fields not shown, so assumed). */
const promotionSchema = v.object({
  code: id,
  description: maybe(v.string()),
  /** In minor units. */
  amount: maybe(money),
  associatedAt: maybe(isoDate),
});

/** What a promo code gives. */
export type Promotion = v.InferOutput<typeof promotionSchema>;
