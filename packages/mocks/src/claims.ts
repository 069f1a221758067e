/** Sets the claim that names the customer, some time after the customer was made, as the provider does (spec §7). */
import { dbKeys, loadDb, saveDb, type Db } from './db.ts';
import type { KeyValueStore } from './store.ts';
import type { Caller } from './token.ts';

/** Writes custom claims at the identity provider. */
export type SetClaims = (uid: string, claims: { readonly plinth_id: string }) => Promise<void>;

/** Runs something later; a timer in the browser. */
export type Schedule = (run: () => void, ms: number) => void;

/** The keeper of what is due. */
export interface Claims {
  /** Notes what a user's token lacks; nothing is set yet. */
  note(db: Db, caller: Caller): void;
  /** Sets the claim under a key if its time has come, and comes back by itself if it has not. */
  reconcile(key: string): Promise<void>;
  /** The same for everything that is stored: a reload may have come in between. */
  reconcileAll(): Promise<void>;
}

interface ClaimsOptions {
  readonly store: KeyValueStore;
  readonly clock: () => Date;
  readonly setClaims: SetClaims;
  readonly schedule: Schedule;
}

/** How long after the customer is made its claim is set. */
export const CLAIM_DELAY_MS = 3_000;

/** A token this much newer than the claim must have it: if it has not, the identity provider forgot the user. */
const SETTLED_MS = 5_000;

/** Makes the keeper. */
export function createClaims({ store, clock, setClaims, schedule }: ClaimsOptions): Claims {
  const running = new Set<string>();
  const waiting = new Set<string>();

  function comeBack(key: string, ms: number): void {
    if (waiting.has(key)) return;
    waiting.add(key);
    schedule(() => {
      waiting.delete(key);
      void reconcile(key);
    }, ms);
  }

  async function reconcile(key: string): Promise<void> {
    const db = loadDb(store, key);
    if (!db?.claim || !db.customer || db.claim.setAt !== null || running.has(key)) return;
    const left = Date.parse(db.claim.dueAt) - clock().getTime();
    if (left > 0) {
      comeBack(key, left);
      return;
    }
    running.add(key);
    try {
      await setClaims(db.uid, { plinth_id: db.customer.id });
      // Read anew: other requests may have changed the data meanwhile.
      const latest = loadDb(store, key);
      if (latest?.claim) saveDb(store, key, { ...latest, claim: { ...latest.claim, setAt: clock().toISOString() } });
    } catch {
      // Still due: the next request or the next start tries again.
    } finally {
      running.delete(key);
    }
  }

  return {
    reconcile,
    reconcileAll: async () => {
      await Promise.all(dbKeys(store).map((key) => reconcile(key)));
    },
    note: (db, caller) => {
      if (!db.customer || caller.customerId === db.customer.id) return;
      const setAt = db.claim?.setAt;
      const forgotten = typeof setAt === 'string' && caller.issuedAt * 1_000 > Date.parse(setAt) + SETTLED_MS;
      if (db.claim === null || forgotten) db.claim = { dueAt: clock().toISOString(), setAt: null };
    },
  };
}
