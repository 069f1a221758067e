import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { money } from '../schema.ts';

/** Limit and debt (product.md#entities), in minor units. */
const topupSchema = v.object({
  maxAvailable: money,
  owed: money,
  /** On its way to the business; may be part of `owed` or more than it. */
  inProgressAmount: money,
});

/** Limit and debt of a customer. */
export type Topup = v.InferOutput<typeof topupSchema>;

/** Gets the limit and the debt of a customer. A failure carries the server's body (product.md#errors). */
export const getTopup = defineCall({
  method: 'GET',
  path: '/financing/customers/:customerId/topups',
  response: topupSchema,
});

/** The limit of a customer. */
export const topups = { get: getTopup };

/** The amount that can still be drawn, in minor units; never negative (product.md#entities). */
export const availableOf = ({ maxAvailable, owed }: Topup): number => Math.max(maxAvailable - owed, 0);
