import { findLink, saveDb, type ChosenAccount, type Db, type StoredLink } from '../db.ts';
import type { KeyValueStore } from '../store.ts';
import type { Outcome } from './link-request.ts';

/** What the customer chose. */
export interface Choice {
  readonly institution: string;
  readonly accounts: readonly ChosenAccount[];
}

/** The link of a request while it can still be ended; `null` when it is unknown or over. */
export function pendingLink(store: KeyValueStore, linkId: string): StoredLink | null {
  const link = findLink(store, linkId)?.link;
  return link?.status === 'PENDING' ? link : null;
}

/**
 * Ends a link with what was chosen. The user's next call takes it over.
 * @param newId Id for a connection that is new; what is linked already keeps its own.
 */
export function completeLink(store: KeyValueStore, linkId: string, choice: Choice, newId: () => string): Outcome {
  const found = findLink(store, linkId);
  if (found?.link.status !== 'PENDING') return { error: 'failed' };
  const { db, key, link } = found;
  const connectionId = knownConnection(db, link, choice) ?? `connection-${newId()}`;
  const ended: StoredLink = { ...link, status: 'COMPLETED', result: { connectionId, ...choice } };
  saveDb(store, key, { ...db, links: db.links.map((other) => (other === link ? ended : other)) });
  return { connectionId };
}

/** Ends a link without a result. */
export function abandonLink(store: KeyValueStore, linkId: string, error: 'cancelled' | 'failed'): Outcome {
  const found = findLink(store, linkId);
  if (found?.link.status === 'PENDING') {
    const { db, key, link } = found;
    const ended: StoredLink = { ...link, status: error === 'failed' ? 'FAILED' : 'CANCELLED' };
    saveDb(store, key, { ...db, links: db.links.map((other) => (other === link ? ended : other)) });
  }
  return { error };
}

function knownConnection(db: Db, { kind, subject }: StoredLink, { institution }: Choice): string | null | undefined {
  if (kind !== 'bank') return db[kind].find(({ id }) => id === subject)?.connectionId;
  return db.connections.find((known) => known.id === subject || known.institution === institution)?.id;
}
