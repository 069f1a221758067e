import * as v from 'valibot';
import { path } from '../path.ts';
import { id, isoDate, listOf, maybe, openEnum } from '../schema.ts';
import type { CallOptions, Send } from '../transport.ts';
import { integrationSchema, type Integration, type IntegrationLinkRequest } from './integration.ts';

/** Calls about the accounting platforms of a customer. */
export function createAccounting(send: Send) {
  return {
    /** What the linked platform says, or `null` when none is linked (spec §7; an empty answer reads as `null`). */
    get: (customerId: string, options?: CallOptions): Promise<AccountingInformation | null> =>
      send(
        {
          method: 'GET',
          path: path`/data/accounting/customers/${customerId}`,
          name: 'GET /data/accounting/customers/:id',
          schema: v.nullable(accountingInformationSchema),
        },
        options,
      ),

    /** Begins the link of a platform (spec §7; body and answer assumed); the answer has its `linkUrl`. */
    link: (customerId: string, request: IntegrationLinkRequest, options?: CallOptions): Promise<Integration> =>
      send(
        {
          method: 'POST',
          path: path`/data/accounting/customers/${customerId}`,
          name: 'POST /data/accounting/customers/:id',
          body: { integrationId: request.integrationId, state: request.state },
          schema: integrationSchema,
        },
        options,
      ),

    /** Every platform that can be linked, with its standing (spec §7). */
    integrations: (customerId: string, options?: CallOptions): Promise<Integration[]> =>
      send(
        {
          method: 'GET',
          path: path`/data/accounting/customers/${customerId}/integrations`,
          name: 'GET /data/accounting/customers/:id/integrations',
          schema: listOf(integrationSchema),
        },
        options,
      ),
  };
}

/** The company as the accounting platform keeps it; assumed. */
const accountingCompanySchema = v.object({
  id,
  name: v.string(),
  /** ISO 4217. */
  currency: maybe(v.string()),
});

/** The linked accounting platform and its company (spec §3: fields not shown, so assumed). */
const accountingInformationSchema = v.object({
  integrationId: id,
  /** Names the connection in `connections`. */
  connectionId: maybe(id),
  status: openEnum(['CONNECTED', 'AUTH_ERROR']),
  linkedAt: isoDate,
  lastReadAt: maybe(isoDate),
  company: maybe(accountingCompanySchema),
});

/** The linked accounting platform. */
export type AccountingInformation = v.InferOutput<typeof accountingInformationSchema>;
