import { writeValue, type KeyValueStore } from '#engine/store.ts';
import { findLink, type ChosenAccount, type Db, type StoredLink } from '../db.ts';
import type { Outcome } from './link-request.ts';

/** The customer's choice. */
export interface Choice {
  readonly institution: string;
  readonly accounts: readonly ChosenAccount[];
}

/** Finds a pending link; `null` when it is unknown or ended. */
export function pendingLink(store: KeyValueStore, linkId: string): StoredLink | null {
  const link = findLink(store, linkId)?.link;
  return link?.status === 'PENDING' ? link : null;
}

/**
 * Completes a link with the customer's choice. The user's next call applies it.
 * @param newId Creates the id of a new connection; an existing one keeps its own.
 */
export function completeLink(store: KeyValueStore, linkId: string, choice: Choice, newId: () => string): Outcome {
  const storedLink = findLink(store, linkId);
  if (storedLink?.link.status !== 'PENDING') return { error: 'failed' };
  const { db, key, link } = storedLink;
  const connectionId = existingConnectionId(db, link, choice) ?? `connection-${newId()}`;
  const endedLink: StoredLink = { ...link, status: 'COMPLETED', result: { connectionId, ...choice } };
  writeValue(store, key, { ...db, links: db.links.map((other) => (other === link ? endedLink : other)) });
  return { connectionId };
}

/** Cancels or fails a link. */
export function abandonLink(store: KeyValueStore, linkId: string, error: 'cancelled' | 'failed'): Outcome {
  const storedLink = findLink(store, linkId);
  if (storedLink?.link.status === 'PENDING') {
    const { db, key, link } = storedLink;
    const endedLink: StoredLink = { ...link, status: error === 'failed' ? 'FAILED' : 'CANCELLED' };
    writeValue(store, key, { ...db, links: db.links.map((other) => (other === link ? endedLink : other)) });
  }
  return { error };
}

function existingConnectionId(
  db: Db,
  { kind, targetId }: StoredLink,
  { institution }: Choice,
): string | null | undefined {
  if (kind !== 'bank') return db[kind].find(({ id }) => id === targetId)?.connectionId;
  return db.connections.find((connection) => connection.id === targetId || connection.institution === institution)?.id;
}
