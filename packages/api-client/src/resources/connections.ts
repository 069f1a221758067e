import * as v from 'valibot';
import { path } from '../path.ts';
import { id, isoDate, maybe, openEnum } from '../schema.ts';
import type { CallOptions, Send } from '../transport.ts';

/** What a customer can be connected to. */
export type ConnectionKind = 'banking' | 'accounting' | 'commerce';

const NAME = '/data/:kind/customers/:id/connections/:connectionId';

/**
 * Calls about one connection, whatever it leads to (spec §7: method and payload not given, so assumed). To sign in
 * again where the status is AUTH_ERROR, begin its link anew: `banking.link` with its id, `accounting.link` or
 * `commerce.link` with its platform's.
 */
export function createConnections(send: Send) {
  return {
    /** One connection. */
    get: (kind: ConnectionKind, customerId: string, connectionId: string, options?: CallOptions): Promise<Connection> =>
      send(
        {
          method: 'GET',
          path: path`/data/${kind}/customers/${customerId}/connections/${connectionId}`,
          name: `GET ${NAME}`,
          schema: connectionSchema,
        },
        options,
      ),

    /** Ends a connection: nothing is read through it any more. The answer is taken to be what it was, or nothing. */
    remove: (
      kind: ConnectionKind,
      customerId: string,
      connectionId: string,
      options?: CallOptions,
    ): Promise<Connection | null> =>
      send(
        {
          method: 'DELETE',
          path: path`/data/${kind}/customers/${customerId}/connections/${connectionId}`,
          name: `DELETE ${NAME}`,
          schema: v.nullable(connectionSchema),
        },
        options,
      ),
  };
}

/** One connection (spec §3 has the fields of a bank's; the others are assumed to be alike). */
const connectionSchema = v.object({
  id,
  status: openEnum(['CONNECTED', 'AUTH_ERROR']),
  /** Name of the bank or the platform. */
  institution: v.pipe(v.string(), v.nonEmpty()),
  /** Address of the logo when the provider has one. */
  logo: maybe(v.string()),
  /** When it was last read. */
  lastReadAt: maybe(isoDate),
  /** Since when it has this status. */
  statusChangedAt: maybe(isoDate),
});

/** One connection. */
export type Connection = v.InferOutput<typeof connectionSchema>;
