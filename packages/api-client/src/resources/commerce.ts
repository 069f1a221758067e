import * as v from 'valibot';
import { path } from '../path.ts';
import { id, isoDate, listOf, maybe, openEnum } from '../schema.ts';
import type { CallOptions, Send } from '../transport.ts';
import { integrationSchema, type Integration, type IntegrationLinkRequest } from './integration.ts';

/** Calls about the commerce platforms of a customer. */
export function createCommerce(send: Send) {
  return {
    /** The linked shops (spec §7; shape assumed). */
    get: (customerId: string, options?: CallOptions): Promise<Shop[]> =>
      send(
        {
          method: 'GET',
          path: path`/data/commerce/customers/${customerId}`,
          name: 'GET /data/commerce/customers/:id',
          schema: listOf(shopSchema),
        },
        options,
      ),

    /** Begins the link of a shop (spec §7; body and answer assumed); the answer has its `linkUrl`. */
    link: (customerId: string, request: IntegrationLinkRequest, options?: CallOptions): Promise<Integration> =>
      send(
        {
          method: 'POST',
          path: path`/data/commerce/customers/${customerId}`,
          name: 'POST /data/commerce/customers/:id',
          body: { integrationId: request.integrationId, state: request.state },
          schema: integrationSchema,
        },
        options,
      ),

    /** Every platform the provider knows, whether or not this customer can link it (spec §7; shape assumed). */
    all: (customerId: string, options?: CallOptions): Promise<CommercePlatform[]> =>
      send(
        {
          method: 'GET',
          path: path`/data/commerce/customers/${customerId}/all`,
          name: 'GET /data/commerce/customers/:id/all',
          schema: listOf(commercePlatformSchema),
        },
        options,
      ),

    /** The platforms with their standing (spec §7). */
    integrations: (customerId: string, options?: CallOptions): Promise<Integration[]> =>
      send(
        {
          method: 'GET',
          path: path`/data/commerce/customers/${customerId}/integrations`,
          name: 'GET /data/commerce/customers/:id/integrations',
          schema: listOf(integrationSchema),
        },
        options,
      ),
  };
}

/** A linked shop; assumed. */
const shopSchema = v.object({
  id,
  integrationId: id,
  name: v.string(),
  status: openEnum(['CONNECTED', 'AUTH_ERROR']),
  linkedAt: isoDate,
  lastReadAt: maybe(isoDate),
});

/** A platform of the provider's catalogue; assumed. */
const commercePlatformSchema = v.object({
  id,
  name: v.pipe(v.string(), v.nonEmpty()),
  kind: openEnum(['shop', 'marketplace', 'payments']),
});

/** A linked shop. */
export type Shop = v.InferOutput<typeof shopSchema>;
/** A platform of the provider's catalogue. */
export type CommercePlatform = v.InferOutput<typeof commercePlatformSchema>;
