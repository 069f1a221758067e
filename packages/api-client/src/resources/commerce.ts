import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { id, isoDate, listOf, maybe, openEnum } from '../schema.ts';
import { integrationLinkRequestSchema, integrationSchema } from './integration.ts';

/** A linked shop. @assumed */
const shopSchema = v.object({
  id,
  integrationId: id,
  name: v.string(),
  status: openEnum(['CONNECTED', 'AUTH_ERROR']),
  linkedAt: isoDate,
  lastReadAt: maybe(isoDate),
});

/** A platform of the provider's catalogue. @assumed */
const commercePlatformSchema = v.object({
  id,
  name: v.pipe(v.string(), v.nonEmpty()),
  kind: openEnum(['shop', 'marketplace', 'payments']),
});

/** A linked shop. */
export type Shop = v.InferOutput<typeof shopSchema>;
/** A platform of the provider's catalogue. */
export type CommercePlatform = v.InferOutput<typeof commercePlatformSchema>;

/** Lists the linked shops (product.md#calls). */
export const listShops = defineCall({
  method: 'GET',
  path: '/data/commerce/customers/:customerId',
  response: listOf(shopSchema),
});

/** Starts linking a commerce platform (product.md#calls). The response contains `linkUrl`. */
export const linkCommerce = defineCall({
  method: 'POST',
  path: '/data/commerce/customers/:customerId',
  body: integrationLinkRequestSchema,
  response: integrationSchema,
});

/** Lists every platform of the provider, whether or not this customer can link it (product.md#calls). */
export const listCommercePlatforms = defineCall({
  method: 'GET',
  path: '/data/commerce/customers/:customerId/all',
  response: listOf(commercePlatformSchema),
});

/** Lists the platforms that can be linked, with their state (product.md#calls). */
export const listCommerceIntegrations = defineCall({
  method: 'GET',
  path: '/data/commerce/customers/:customerId/integrations',
  response: listOf(integrationSchema),
});

/** The commerce platforms of a customer. */
export const commerce = {
  shops: listShops,
  link: linkCommerce,
  platforms: listCommercePlatforms,
  integrations: listCommerceIntegrations,
};
