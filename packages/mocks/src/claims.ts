/**
 * Sets the claim with the customer's id some time after the customer is created, as the provider does
 * (product.md#calls).
 */
import type { Schedule } from '#engine/faults/faults.ts';
import { writeValue, type KeyValueStore } from '#engine/store.ts';
import { dbKeys, loadDb, type Db } from './db.ts';
import type { TokenHolder } from './token.ts';

/** Sets custom claims at the identity provider. */
export type SetClaims = (uid: string, claims: { readonly plinth_id: string }) => Promise<void>;

/** Sets due claims. */
export interface Claims {
  /** Records that a user's token lacks the claim; sets nothing yet. */
  recordMissing(db: Db, holder: TokenHolder): void;
  /** Sets the claim of a user when it is due, or schedules it. */
  reconcile(key: string): Promise<void>;
  /** Does the same for every stored user: a reload loses the schedule. */
  reconcileAll(): Promise<void>;
}

interface ClaimsOptions {
  readonly store: KeyValueStore;
  readonly clock: () => Date;
  readonly setClaims: SetClaims;
  readonly schedule: Schedule;
}

/** Delay between the creation of a customer and its claim. */
export const CLAIM_DELAY_MS = 3_000;

/** A token that is this much newer than the claim must contain it, or the identity provider has lost the user. */
const MAX_CLAIM_AGE_MS = 5_000;

/** Creates the claims of a store. */
export function createClaims({ store, clock, setClaims, schedule }: ClaimsOptions): Claims {
  const running = new Set<string>();
  const scheduled = new Set<string>();

  function scheduleReconcile(key: string, ms: number): void {
    if (scheduled.has(key)) return;
    scheduled.add(key);
    schedule(() => {
      scheduled.delete(key);
      void reconcile(key);
    }, ms);
  }

  async function reconcile(key: string): Promise<void> {
    const db = loadDb(store, key);
    if (!db?.claim || !db.customer || db.claim.setAt !== null || running.has(key)) return;
    const remainingMs = Date.parse(db.claim.dueAt) - clock().getTime();
    if (remainingMs > 0) {
      scheduleReconcile(key, remainingMs);
      return;
    }
    running.add(key);
    try {
      await setClaims(db.uid, { plinth_id: db.customer.id });
      // Loaded again, because other requests may have changed the data.
      const latest = loadDb(store, key);
      if (latest?.claim)
        writeValue(store, key, { ...latest, claim: { ...latest.claim, setAt: clock().toISOString() } });
    } catch {
      // The claim stays due: the next request or start sets it.
    } finally {
      running.delete(key);
    }
  }

  return {
    reconcile,
    reconcileAll: async () => {
      await Promise.all(dbKeys(store).map((key) => reconcile(key)));
    },
    recordMissing: (db, holder) => {
      if (!db.customer || holder.customerId === db.customer.id) return;
      const setAt = db.claim?.setAt;
      const isLost = typeof setAt === 'string' && holder.issuedAt * 1_000 > Date.parse(setAt) + MAX_CLAIM_AGE_MS;
      if (db.claim === null || isLost) db.claim = { dueAt: clock().toISOString(), setAt: null };
    },
  };
}
