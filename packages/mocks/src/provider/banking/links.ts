/** The results of the hosted pages, applied to the data of the user. */
import type { ChosenAccount, Db, LinkResult, StoredConnection, StoredLink, StoredPlatform } from '#db.ts';
import { makeConnection } from './data.ts';
import { NEW_CONNECTION_READ_MINUTES_AGO } from './seed.ts';

/** A new link. */
export const newLink = (link: Pick<StoredLink, 'id' | 'kind' | 'subject' | 'institution'>): StoredLink => ({
  ...link,
  status: 'PENDING',
  result: null,
  taken: false,
});

/** Applies every link that a hosted page has ended since the last time. */
export function applyLinkResults(db: Db, now: Date): void {
  const ended = db.links.filter(({ status, taken }) => status !== 'PENDING' && !taken);
  if (ended.length === 0) return;
  for (const link of ended) {
    if (link.kind === 'bank') db.connections = link.result ? connect(db.connections, link.result, now) : db.connections;
    else db[link.kind] = db[link.kind].map((platform) => applyLink(platform, link, now));
  }
  db.links = db.links.map((link) => (ended.includes(link) ? { ...link, taken: true } : link));
}

function connect(connections: readonly StoredConnection[], result: LinkResult, now: Date): StoredConnection[] {
  const state = {
    status: 'CONNECTED',
    statusChangedAt: now.toISOString(),
    readMinutesAgo: NEW_CONNECTION_READ_MINUTES_AGO,
  } as const;
  const known = connections.find(
    ({ id, institution }) => id === result.connectionId || institution === result.institution,
  );
  if (!known) {
    return [...connections, makeConnection(result.connectionId, result.institution, result.accounts, state)];
  }
  const chosen = new Set(result.accounts.map(({ id }) => id));
  const kept = known.Accounts.filter(({ id }) => !chosen.has(id)).map(({ id, subtype, name, mask }): ChosenAccount => ({
    id,
    subtype,
    name: name ?? '',
    mask: mask ?? '',
  }));
  const renewed = makeConnection(known.id, known.institution, [...kept, ...result.accounts], state);
  return connections.map((connection) => (connection === known ? renewed : connection));
}

/** A failed link stays unfinished; a cancelled platform is available again. */
function applyLink(platform: StoredPlatform, link: StoredLink, now: Date): StoredPlatform {
  if (platform.id !== link.subject) return platform;
  if (link.status === 'CANCELLED') return { ...platform, linkUrl: null };
  if (!link.result) return platform;
  const { connectionId } = link.result;
  return { ...platform, linked: true, isBroken: false, linkUrl: null, linkedAt: now.toISOString(), connectionId };
}
