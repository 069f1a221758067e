import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { id, isoDate, listOf, maybe, openEnum } from '../schema.ts';
import { integrationLinkRequestSchema, integrationSchema } from './integration.ts';

/** The company as the accounting platform has it. @assumed */
const accountingCompanySchema = v.object({
  id,
  name: v.string(),
  /** ISO 4217. */
  currency: maybe(v.string()),
});

/** The linked accounting platform and its company (product.md#entities). @assumed */
const accountingInformationSchema = v.object({
  integrationId: id,
  /** Id of the connection in `connections`. */
  connectionId: maybe(id),
  status: openEnum(['CONNECTED', 'AUTH_ERROR']),
  linkedAt: isoDate,
  lastReadAt: maybe(isoDate),
  company: maybe(accountingCompanySchema),
});

/** The linked accounting platform. */
export type AccountingInformation = v.InferOutput<typeof accountingInformationSchema>;

/**
 * Gets the linked accounting platform; `null` when none is linked (product.md#calls). An empty response is parsed as
 * `null`.
 */
export const getAccountingInformation = defineCall({
  method: 'GET',
  path: '/data/accounting/customers/:customerId',
  response: v.nullable(accountingInformationSchema),
});

/** Starts linking an accounting platform (product.md#calls). The response contains `linkUrl`. */
export const linkAccounting = defineCall({
  method: 'POST',
  path: '/data/accounting/customers/:customerId',
  body: integrationLinkRequestSchema,
  response: integrationSchema,
});

/** Lists every accounting platform that can be linked, with its state (product.md#calls). */
export const listAccountingIntegrations = defineCall({
  method: 'GET',
  path: '/data/accounting/customers/:customerId/integrations',
  response: listOf(integrationSchema),
});

/** The accounting platforms of a customer. */
export const accounting = {
  get: getAccountingInformation,
  link: linkAccounting,
  integrations: listAccountingIntegrations,
};
