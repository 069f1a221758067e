import * as v from 'valibot';
import { path } from '../path.ts';
import { id, isoDate, listOf, maybe, openEnum } from '../schema.ts';
import type { CallOptions, Send } from '../transport.ts';

/** Calls about the banks of a customer. */
export function createBanking(send: Send) {
  return {
    /**
     * The hosted page on which the customer links a bank (spec §7). It comes back to the app's own return address with
     * `state` and either `connectionId` or `error`.
     * @param request `state`: a random value to compare on return. `connectionId`: the connection to sign in to again;
     * without it a new bank is linked. Both are sent as query and are assumed.
     */
    link: (customerId: string, request: BankLinkRequest, options?: CallOptions): Promise<BankLink> =>
      send(
        {
          method: 'GET',
          path: path`/data/banking/customers/${customerId}/link`,
          name: 'GET /data/banking/customers/:id/link',
          query: { state: request.state, connectionId: request.connectionId },
          schema: bankLinkSchema,
        },
        options,
      ),

    /** What became of a link that was begun (spec §7). */
    linkStatus: (customerId: string, linkId: string, options?: CallOptions): Promise<BankLinkStatus> =>
      send(
        {
          method: 'GET',
          path: path`/data/banking/customers/${customerId}/link/${linkId}`,
          name: 'GET /data/banking/customers/:id/link/:linkId',
          schema: bankLinkStatusSchema,
        },
        options,
      ),

    /** The linked banks, each with its accounts of every kind (spec §7). */
    connections: (customerId: string, options?: CallOptions): Promise<BankConnection[]> =>
      send(
        {
          method: 'GET',
          path: path`/data/banking/customers/${customerId}/connections`,
          name: 'GET /data/banking/customers/:id/connections',
          schema: listOf(bankConnectionSchema),
        },
        options,
      ),

    /** The accounts of every linked bank, of every kind (spec §7). */
    accounts: (customerId: string, options?: CallOptions): Promise<BankAccount[]> =>
      send(
        {
          method: 'GET',
          path: path`/data/banking/customers/${customerId}/accounts`,
          name: 'GET /data/banking/customers/:id/accounts',
          schema: listOf(bankAccountSchema),
        },
        options,
      ),
  };
}

/** How a link is begun. */
export interface BankLinkRequest {
  readonly state: string;
  readonly connectionId?: string;
}

/** The hosted page (decisions: `{url}`); `linkId` is assumed and names the link in `linkStatus`. */
const bankLinkSchema = v.object({ url: v.pipe(v.string(), v.nonEmpty()), linkId: maybe(id) });

/** What became of a link; assumed. */
const bankLinkStatusSchema = v.object({
  id,
  status: openEnum(['PENDING', 'COMPLETED', 'CANCELLED', 'FAILED']),
  connectionId: maybe(id),
});

const account = {
  id,
  /** Only `checking` is kept (spec §3). */
  subtype: openEnum(['checking', 'savings']),
  institution: v.pipe(v.string(), v.nonEmpty()),
  /** The customer's own name for it; assumed. */
  name: maybe(v.string()),
  /** Its last digits; assumed. */
  mask: maybe(v.string()),
};

const connectionStatus = openEnum(['CONNECTED', 'AUTH_ERROR']);

/** An account as it stands in the list of all accounts (spec §3). */
const bankAccountSchema = v.object({ ...account, ProviderConnection: v.object({ status: connectionStatus }) });

/** A linked bank (spec §3). `id`, `lastReadAt` and `statusChangedAt` are assumed. */
const bankConnectionSchema = v.object({
  id,
  institution: v.pipe(v.string(), v.nonEmpty()),
  status: connectionStatus,
  Accounts: listOf(v.object(account)),
  /** Address of the logo when the provider has one; the content host has the others. */
  logo: maybe(v.string()),
  /** When its accounts were last read. */
  lastReadAt: maybe(isoDate),
  /** Since when it has this status. */
  statusChangedAt: maybe(isoDate),
});

/** The hosted page of a link. */
export type BankLink = v.InferOutput<typeof bankLinkSchema>;
/** What became of a link. */
export type BankLinkStatus = v.InferOutput<typeof bankLinkStatusSchema>;
/** A linked bank. */
export type BankConnection = v.InferOutput<typeof bankConnectionSchema>;
/** An account of a linked bank. */
export type BankAccount = v.InferOutput<typeof bankAccountSchema>;

/** The accounts that are shown: checking only (spec §3, §9). */
export const checkingOf = <Account extends { readonly subtype: string }>(accounts: readonly Account[]): Account[] =>
  accounts.filter((item) => item.subtype === 'checking');

/** Whether the accounts of a connection count as disconnected: its status is AUTH_ERROR (spec §4). */
export const isDisconnected = (connection: { readonly status: string }): boolean => connection.status === 'AUTH_ERROR';
