import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { id, isoDate, maybe, openEnum } from '../schema.ts';

/** What a connection leads to. @assumed */
const connectionKindSchema = v.picklist(['banking', 'accounting', 'commerce']);

/** One connection, with the fields of a bank's (product.md#entities). @assumed */
const connectionSchema = v.object({
  id,
  status: openEnum(['CONNECTED', 'AUTH_ERROR']),
  /** Name of the bank or the platform. */
  institution: v.pipe(v.string(), v.nonEmpty()),
  /** URL of the logo when the provider has one. */
  logo: maybe(v.string()),
  /** When it was last read. */
  lastReadAt: maybe(isoDate),
  /** When its status last changed. */
  statusChangedAt: maybe(isoDate),
});

/** The kinds of connections. */
export type ConnectionKind = v.InferOutput<typeof connectionKindSchema>;
/** One connection. */
export type Connection = v.InferOutput<typeof connectionSchema>;

/** Gets one connection. */
export const getConnection = defineCall({
  method: 'GET',
  path: '/data/:kind/customers/:customerId/connections/:connectionId',
  params: { kind: connectionKindSchema },
  response: connectionSchema,
});

/**
 * Removes a connection; no more data is read through it. The response is the connection or empty. One that is gone
 * already, by another tab or an attempt whose response was lost, counts as removed.
 */
export const removeConnection = defineCall({
  method: 'DELETE',
  path: '/data/:kind/customers/:customerId/connections/:connectionId',
  params: { kind: connectionKindSchema },
  response: v.nullable(connectionSchema),
  notFound: null,
});

/**
 * One connection of any kind (product.md#calls: method and payload not given, so assumed). To sign in again when the
 * status is AUTH_ERROR, link it again: `banking.link` with its id, `accounting.link` or `commerce.link` with its
 * platform's id.
 */
export const connections = { get: getConnection, remove: removeConnection };
