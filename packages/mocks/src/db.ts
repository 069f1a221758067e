/** What the provider knows about one user, in one scenario. It is small, so it is read and written as a whole. */
import type { BankConnection, Customer, Lead, Task } from '@plinth/api-client';
import type { Reply } from './http.ts';
import { PREFIX, type KeyValueStore } from './store.ts';

/** A linked bank; when it was last read is told by the clock, not kept. */
export interface StoredConnection extends Omit<BankConnection, 'lastReadAt'> {
  /** Minutes ago at any time; null when it is not read. */
  readonly readMinutesAgo: number | null;
}

/** A platform as it stands with this user. */
export interface StoredPlatform {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly linked: boolean;
  /** Whether what is linked must be signed in to again. */
  readonly isBroken: boolean;
  readonly linkUrl: string | null;
  readonly linkedAt: string | null;
  readonly connectionId: string | null;
}

/** An account that was chosen on the hosted page. */
export interface ChosenAccount {
  readonly id: string;
  readonly name: string;
  readonly subtype: string;
  readonly mask: string;
}

/** What the hosted page brings back. */
export interface LinkResult {
  readonly connectionId: string;
  readonly institution: string;
  readonly accounts: readonly ChosenAccount[];
}

/** A link that was begun: the hosted page ends it, the next request of the user takes its result over. */
export interface StoredLink {
  readonly id: string;
  readonly kind: 'bank' | 'accounting' | 'commerce';
  /** The connection to sign in to again, or the platform to link; null for a new bank. */
  readonly subject: string | null;
  /** What the page says is being linked; null while the customer chooses. */
  readonly institution: string | null;
  readonly status: 'PENDING' | 'COMPLETED' | 'CANCELLED' | 'FAILED';
  readonly result: LinkResult | null;
  readonly taken: boolean;
}

/** A contract that was approved while the mock ran. What was collected is not kept: the clock tells. Amounts in minor units. */
export interface StoredContract {
  readonly id: string;
  readonly funded: number;
  readonly fees: number;
  /** What the fee is for. */
  readonly feeDescription: string;
  /** What a full week takes. */
  readonly weekly: number;
  readonly approvedAt: string;
  /** When its money arrived; null while that is on its way. */
  readonly fundedAt: string | null;
  /** Where the money goes and is collected from; null where no bank is linked. */
  readonly account: { readonly id: string; readonly name: string } | null;
}

/** The claim that a token gets once there is a customer (spec §7). */
interface StoredClaim {
  readonly dueAt: string;
  readonly setAt: string | null;
}

/** Everything about one user in one scenario. */
export interface Db {
  readonly version: 3;
  readonly uid: string;
  lead: Lead | null;
  customer: Omit<Customer, 'contracts'> | null;
  /** The drawn contracts and the card are made from the clock, so that they are always current. */
  readonly portfolio: 'none' | 'financed' | 'many';
  /** Contracts beside the drawn ones, in the order of their approval. */
  contracts: StoredContract[];
  /** How much may be owed at most, in minor units. */
  limit: number;
  connections: StoredConnection[];
  accounting: StoredPlatform[];
  commerce: StoredPlatform[];
  links: StoredLink[];
  /** In the order in which they were opened. */
  tasks: Task[];
  /** Codes that were associated. */
  promotions: string[];
  claim: StoredClaim | null;
  /** The `iat` of the first token that was seen and when, where the scenario refuses it. */
  refusal: { readonly issuedAt: number; readonly at: number } | null;
  /** Answers by idempotency key: the same action twice has one effect. */
  replies: Record<string, Reply>;
  /** How often each failing call was asked for. */
  hits: Record<string, number>;
}

const DB = `${PREFIX}db.`;

/** The key of a user's data in a scenario. */
export const dbKey = (scenario: string, uid: string): string => `${DB}${scenario}.${uid}`;

/** The keys of the data of all users. */
export const dbKeys = (store: KeyValueStore): string[] => store.keys().filter((key) => key.startsWith(DB));

/** The data under a key; `null` when there is none or it is of another version or broken. */
export function loadDb(store: KeyValueStore, key: string): Db | null {
  try {
    const value: unknown = JSON.parse(store.read(key) ?? 'null');
    return isDb(value) ? value : null;
  } catch {
    return null;
  }
}

/** Keeps the data. */
export const saveDb = (store: KeyValueStore, key: string, db: Db): void => store.write(key, JSON.stringify(db));

/** The data that holds a link, wherever it is: the hosted page knows only the link's id. */
export function findLink(store: KeyValueStore, linkId: string): { key: string; db: Db; link: StoredLink } | null {
  for (const key of dbKeys(store)) {
    const db = loadDb(store, key);
    const link = db?.links.find(({ id }) => id === linkId);
    if (db && link) return { key, db, link };
  }
  return null;
}

function isDb(value: unknown): value is Db {
  return typeof value === 'object' && value !== null && 'version' in value && value.version === 3 && 'links' in value;
}
