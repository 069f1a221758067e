import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { id, isoDate, maybe, money } from '../schema.ts';

/** A redeemed promo code (product.md#entities). @assumed */
const promotionSchema = v.object({
  code: id,
  description: maybe(v.string()),
  /** In minor units. */
  amount: maybe(money),
  associatedAt: maybe(isoDate),
});

/** A redeemed promo code. */
export type Promotion = v.InferOutput<typeof promotionSchema>;

/**
 * Redeems a promo code for a customer (product.md#calls). The response is assumed to be the promotion or empty. An
 * unknown code gives a 404 and a used one a 409; both assumed. Pass the `idempotencyKey` of the pending code, so that a
 * second click or a retry is the same action.
 */
export const associatePromotion = defineCall({
  method: 'POST',
  path: '/promotions/customers/:customerId/:promoCode/associate',
  response: v.nullable(promotionSchema),
});

/** Promo codes. */
export const promotions = { associate: associatePromotion };
