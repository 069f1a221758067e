/** The results of the hosted pages, applied to the data of the user. */
import type { ChosenAccount, Db, LinkResult, StoredConnection, StoredLink, StoredPlatform } from '#db.ts';
import { makeConnection } from './data.ts';
import { NEW_CONNECTION_READ_MINUTES_AGO } from './seed.ts';

/** A new link. */
export const newLink = (link: Pick<StoredLink, 'id' | 'kind' | 'targetId' | 'institution'>): StoredLink => ({
  ...link,
  status: 'PENDING',
  result: null,
  isApplied: false,
});

/** Applies every link that a hosted page has ended since the last time. */
export function applyLinkResults(db: Db, now: Date): void {
  const ended = db.links.filter(({ status, isApplied }) => status !== 'PENDING' && !isApplied);
  if (ended.length === 0) return;
  for (const link of ended) {
    if (link.kind === 'bank')
      db.connections = link.result ? applyBankLink(db.connections, link.result, now) : db.connections;
    else db[link.kind] = db[link.kind].map((platform) => applyPlatformLink(platform, link, now));
  }
  db.links = db.links.map((link) => (ended.includes(link) ? { ...link, isApplied: true } : link));
}

function applyBankLink(connections: readonly StoredConnection[], result: LinkResult, now: Date): StoredConnection[] {
  const state = {
    status: 'CONNECTED',
    statusChangedAt: now.toISOString(),
    readMinutesAgo: NEW_CONNECTION_READ_MINUTES_AGO,
  } as const;
  const existing = connections.find(
    ({ id, institution }) => id === result.connectionId || institution === result.institution,
  );
  if (!existing) {
    return [...connections, makeConnection(result.connectionId, result.institution, result.accounts, state)];
  }
  const chosen = new Set(result.accounts.map(({ id }) => id));
  const remainingAccounts = existing.Accounts.filter(({ id }) => !chosen.has(id)).map(
    ({ id, subtype, name, mask }): ChosenAccount => ({
      id,
      subtype,
      name: name ?? '',
      mask: mask ?? '',
    }),
  );
  const updated = makeConnection(existing.id, existing.institution, [...remainingAccounts, ...result.accounts], state);
  return connections.map((connection) => (connection === existing ? updated : connection));
}

/** A failed link stays unfinished; a cancelled platform is available again. */
function applyPlatformLink(platform: StoredPlatform, link: StoredLink, now: Date): StoredPlatform {
  if (platform.id !== link.targetId) return platform;
  if (link.status === 'CANCELLED') return { ...platform, linkUrl: null };
  if (!link.result) return platform;
  const { connectionId } = link.result;
  return { ...platform, linked: true, isBroken: false, linkUrl: null, linkedAt: now.toISOString(), connectionId };
}
