/** What a hosted page leaves behind, taken over into the data of the user. */
import type { ChosenAccount, Db, LinkResult, StoredConnection, StoredLink, StoredPlatform } from '#db.ts';
import { makeConnection } from './data.ts';
import { FRESHLY_READ } from './scenarios.ts';

/** A link that was just begun. */
export const newLink = (link: Pick<StoredLink, 'id' | 'kind' | 'subject' | 'institution'>): StoredLink => ({
  ...link,
  status: 'PENDING',
  result: null,
  taken: false,
});

/** Takes over every link that a hosted page has ended since the last time. */
export function takeResults(db: Db, now: Date): void {
  const ended = db.links.filter(({ status, taken }) => status !== 'PENDING' && !taken);
  if (ended.length === 0) return;
  for (const link of ended) {
    if (link.kind === 'bank') db.connections = link.result ? connect(db.connections, link.result, now) : db.connections;
    else db[link.kind] = db[link.kind].map((platform) => settle(platform, link, now));
  }
  db.links = db.links.map((link) => (ended.includes(link) ? { ...link, taken: true } : link));
}

function connect(connections: readonly StoredConnection[], result: LinkResult, now: Date): StoredConnection[] {
  const standing = { status: 'CONNECTED', statusChangedAt: now.toISOString(), readMinutesAgo: FRESHLY_READ } as const;
  const known = connections.find(
    ({ id, institution }) => id === result.connectionId || institution === result.institution,
  );
  if (!known) {
    return [...connections, makeConnection(result.connectionId, result.institution, result.accounts, standing)];
  }
  const chosen = new Set(result.accounts.map(({ id }) => id));
  const kept = known.Accounts.filter(({ id }) => !chosen.has(id)).map(({ id, subtype, name, mask }): ChosenAccount => ({
    id,
    subtype,
    name: name ?? '',
    mask: mask ?? '',
  }));
  const renewed = makeConnection(known.id, known.institution, [...kept, ...result.accounts], standing);
  return connections.map((connection) => (connection === known ? renewed : connection));
}

/** A failed link still awaits; a cancelled one is available again. */
function settle(platform: StoredPlatform, link: StoredLink, now: Date): StoredPlatform {
  if (platform.id !== link.subject) return platform;
  if (link.status === 'CANCELLED') return { ...platform, linkUrl: null };
  if (!link.result) return platform;
  const { connectionId } = link.result;
  return { ...platform, linked: true, isBroken: false, linkUrl: null, linkedAt: now.toISOString(), connectionId };
}
