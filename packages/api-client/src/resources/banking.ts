import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { id, isoDate, listOf, maybe, openEnum } from '../schema.ts';

/** The request that starts a link. @assumed */
const bankLinkRequestSchema = v.object({
  /** A random value to compare on return. */
  state: v.string(),
  /** The connection to sign in to again; a new bank is linked without it. */
  connectionId: v.optional(v.string()),
});

/** The hosted page of a link. @assumed */
const bankLinkSchema = v.object({
  /** Address of the page, of any host. */
  url: v.pipe(v.string(), v.nonEmpty()),
  /** Identifies the link in the call for its state. */
  linkId: maybe(id),
});

/** The state of a link. @assumed */
const bankLinkStatusSchema = v.object({
  id,
  status: openEnum(['PENDING', 'COMPLETED', 'CANCELLED', 'FAILED']),
  connectionId: maybe(id),
});

const account = {
  id,
  /** Only `checking` accounts are used (product.md#entities). */
  subtype: openEnum(['checking', 'savings']),
  institution: v.pipe(v.string(), v.nonEmpty()),
  /** The customer's own name for it. @assumed */
  name: maybe(v.string()),
  /** Its last digits. @assumed */
  mask: maybe(v.string()),
};

/** `AUTH_ERROR` means that the business has to sign in at the bank again. */
const connectionStatus = openEnum(['CONNECTED', 'AUTH_ERROR']);

/** An account in the list of all accounts (product.md#entities). */
const bankAccountSchema = v.object({ ...account, ProviderConnection: v.object({ status: connectionStatus }) });

/** A linked bank (product.md#entities). */
const bankConnectionSchema = v.object({
  /** @assumed */
  id,
  institution: v.pipe(v.string(), v.nonEmpty()),
  status: connectionStatus,
  Accounts: listOf(v.object(account)),
  /** URL of the logo when the provider has one; the content host has the others. */
  logo: maybe(v.string()),
  /** When its accounts were last read. @assumed */
  lastReadAt: maybe(isoDate),
  /** When its status last changed. @assumed */
  statusChangedAt: maybe(isoDate),
});

/** The request that starts a link. */
export type BankLinkRequest = v.InferInput<typeof bankLinkRequestSchema>;
/** The hosted page of a link. */
export type BankLink = v.InferOutput<typeof bankLinkSchema>;
/** The state of a link. */
export type BankLinkStatus = v.InferOutput<typeof bankLinkStatusSchema>;
/** A linked bank. */
export type BankConnection = v.InferOutput<typeof bankConnectionSchema>;
/** An account of a linked bank. */
export type BankAccount = v.InferOutput<typeof bankAccountSchema>;

/**
 * Starts linking a bank and returns the hosted page for it (product.md#calls). The page returns to the app's own return
 * address with `state` and either `connectionId` or `error`.
 */
export const linkBank = defineCall({
  method: 'GET',
  path: '/data/banking/customers/:customerId/link',
  query: bankLinkRequestSchema,
  response: bankLinkSchema,
});

/** Gets the state of a link (product.md#calls). */
export const getBankLinkStatus = defineCall({
  method: 'GET',
  path: '/data/banking/customers/:customerId/link/:linkId',
  response: bankLinkStatusSchema,
});

/** Lists the linked banks, each with its accounts of every kind (product.md#calls). */
export const listBankConnections = defineCall({
  method: 'GET',
  path: '/data/banking/customers/:customerId/connections',
  response: listOf(bankConnectionSchema),
});

/** Lists the accounts of every linked bank, of every kind (product.md#calls). */
export const listBankAccounts = defineCall({
  method: 'GET',
  path: '/data/banking/customers/:customerId/accounts',
  response: listOf(bankAccountSchema),
});

/** The banks of a customer. */
export const banking = {
  link: linkBank,
  linkStatus: getBankLinkStatus,
  connections: listBankConnections,
  accounts: listBankAccounts,
};

/** Filters the accounts that are shown: checking only (product.md#entities, product.md#limits). */
export const checkingOf = <Account extends { readonly subtype: string }>(accounts: readonly Account[]): Account[] =>
  accounts.filter((item) => item.subtype === 'checking');

/** Whether a connection is disconnected: its status is AUTH_ERROR (product.md#states). */
export const isDisconnected = (connection: { readonly status: string }): boolean => connection.status === 'AUTH_ERROR';
