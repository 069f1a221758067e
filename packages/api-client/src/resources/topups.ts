import * as v from 'valibot';
import { path } from '../path.ts';
import { money } from '../schema.ts';
import type { CallOptions, Send } from '../transport.ts';

/** Calls about what a customer may still draw. */
export function createTopups(send: Send) {
  return {
    /** What the customer may draw and owes. A failure carries the server's body (spec §8). */
    get: (customerId: string, options?: CallOptions): Promise<Topup> =>
      send(
        {
          method: 'GET',
          path: path`/financing/customers/${customerId}/topups`,
          name: 'GET /financing/customers/:id/topups',
          schema: topupSchema,
        },
        options,
      ),
  };
}

/** Limit and debt (spec §3), in minor units. */
const topupSchema = v.object({
  maxAvailable: money,
  owed: money,
  /** On its way to the business; may be part of `owed` or more than it. */
  inProgressAmount: money,
});

/** Limit and debt of a customer. */
export type Topup = v.InferOutput<typeof topupSchema>;

/** What may still be drawn, in minor units; never negative (spec §3). */
export const availableOf = ({ maxAvailable, owed }: Topup): number => Math.max(maxAvailable - owed, 0);
