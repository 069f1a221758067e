import * as v from 'valibot';
import { path } from '../path.ts';
import { id, listOf, maybe } from '../schema.ts';
import type { CallOptions, Send } from '../transport.ts';
import { leadSchema, type Lead } from './leads.ts';

/** Calls about customers: the companies of a user. */
export function createCustomers(send: Send) {
  return {
    /** The customers of the signed-in user (spec §7). */
    list: (options?: CallOptions): Promise<Customer[]> =>
      send({ method: 'GET', path: path`/customers`, name: 'GET /customers', schema: listOf(customerSchema) }, options),

    /** The leads that led to this customer (spec §7). */
    leads: (customerId: string, options?: CallOptions): Promise<Lead[]> =>
      send(
        {
          method: 'GET',
          path: path`/financing/customers/${customerId}/leads`,
          name: 'GET /financing/customers/:id/leads',
          schema: listOf(leadSchema),
        },
        options,
      ),
  };
}

/** A customer (spec §3: id, contracts). What the company step gave and the shape of `contracts` are assumed. */
export const customerSchema = v.object({
  id,
  /** Each with its status only; `contracts.list` has the rest. */
  contracts: listOf(v.object({ id, status: v.string() })),
  legalName: maybe(v.string()),
  tradingName: maybe(v.string()),
  /** ISO 3166-1 alpha-2. */
  country: maybe(v.string()),
  website: maybe(v.string()),
  industry: maybe(v.string()),
  monthlyRevenue: maybe(v.string()),
});

/** A company of the user. */
export type Customer = v.InferOutput<typeof customerSchema>;
