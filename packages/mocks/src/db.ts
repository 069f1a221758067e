/** The provider's data about one user in one scenario. It is small, so it is read and written as a whole. */
import type { BankConnection } from '@plinth/api-client/resources/banking';
import type { Customer } from '@plinth/api-client/resources/customers';
import type { Lead } from '@plinth/api-client/resources/leads';
import type { Task } from '@plinth/api-client/resources/tasks';
import type { MockResponse } from '#engine/response.ts';
import { PREFIX, readValue, type KeyValueStore } from '#engine/store.ts';

/** A linked bank; the time of the last read is computed from the clock. */
export interface StoredConnection extends Omit<BankConnection, 'lastReadAt'> {
  /** Minutes since the last read, at any time; null when it is not read. */
  readonly readMinutesAgo: number | null;
}

/** A platform and whether this user has linked it. */
export interface StoredPlatform {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly linked: boolean;
  /** Whether the linked platform needs a new sign-in. */
  readonly isBroken: boolean;
  readonly linkUrl: string | null;
  readonly linkedAt: string | null;
  readonly connectionId: string | null;
}

/** An account chosen on the hosted page. */
export interface ChosenAccount {
  readonly id: string;
  readonly name: string;
  readonly subtype: string;
  readonly mask: string;
}

/** The result of the hosted page. */
export interface LinkResult {
  readonly connectionId: string;
  readonly institution: string;
  readonly accounts: readonly ChosenAccount[];
}

/** A link: the hosted page ends it, the user's next request applies its result. */
export interface StoredLink {
  readonly id: string;
  readonly kind: 'bank' | 'accounting' | 'commerce';
  /** Id of the connection to sign in to again, or of the platform to link; null for a new bank. */
  readonly targetId: string | null;
  /** Name on the hosted page; null while the customer chooses. */
  readonly institution: string | null;
  readonly status: 'PENDING' | 'COMPLETED' | 'CANCELLED' | 'FAILED';
  readonly result: LinkResult | null;
  /** Whether the result has been applied to the user's data. */
  readonly isApplied: boolean;
}

/** A contract approved while the mock runs. Its collections are computed from the clock. Amounts in minor units. */
export interface StoredContract {
  readonly id: string;
  readonly funded: number;
  readonly fees: number;
  /** Description of the fee. */
  readonly feeDescription: string;
  /** Amount of a full week. */
  readonly weekly: number;
  readonly approvedAt: string;
  /** When the money arrived; null while it is on its way. */
  readonly fundedAt: string | null;
  /** The account that is funded and charged; null when no bank is linked. */
  readonly account: { readonly id: string; readonly name: string } | null;
}

/** The claim with the customer's id (product.md#calls). */
interface StoredClaim {
  readonly dueAt: string;
  readonly setAt: string | null;
}

/** The data of one user in one scenario. */
export interface Db {
  readonly version: 5;
  readonly uid: string;
  lead: Lead | null;
  customer: Omit<Customer, 'contracts'> | null;
  /** The sample contracts and the card are computed from the clock, so that they are always current. */
  readonly portfolio: 'none' | 'financed' | 'many';
  /** Contracts besides the sample ones, in order of approval. */
  contracts: StoredContract[];
  /** Maximum debt in minor units. */
  limit: number;
  connections: StoredConnection[];
  accounting: StoredPlatform[];
  commerce: StoredPlatform[];
  links: StoredLink[];
  /** In order of creation. */
  tasks: Task[];
  /** Redeemed codes. */
  promotions: string[];
  claim: StoredClaim | null;
  /** The `iat` of the first token and when it was seen, in a scenario that refuses it. */
  refusal: { readonly issuedAt: number; readonly at: number } | null;
  /** Responses by idempotency key: a repeated action has one effect. */
  responses: Record<string, MockResponse>;
  /** Number of requests of each overridden call. */
  requestCounts: Record<string, number>;
}

const DB_PREFIX = `${PREFIX}db.`;

/** The key of a user's data in a scenario. */
export const dbKey = (scenario: string, uid: string): string => `${DB_PREFIX}${scenario}.${uid}`;

/** The keys of the data of all users. */
export const dbKeys = (store: KeyValueStore): string[] => store.keys().filter((key) => key.startsWith(DB_PREFIX));

/** Loads data; `null` when there is none, or it is of another version or broken. */
export const loadDb = (store: KeyValueStore, key: string): Db | null =>
  readValue<Db>(store, key, (db) => db.version === 5 && db.links !== undefined);

/** Finds the data with a link: the hosted page knows only the link's id. */
export function findLink(store: KeyValueStore, linkId: string): { key: string; db: Db; link: StoredLink } | null {
  for (const key of dbKeys(store)) {
    const db = loadDb(store, key);
    const link = db?.links.find(({ id }) => id === linkId);
    if (db && link) return { key, db, link };
  }
  return null;
}
