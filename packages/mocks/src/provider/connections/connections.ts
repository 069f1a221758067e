import {
  type Connection,
  getConnection,
  removeConnection,
  type ConnectionKind,
} from '@plinth/api-client/resources/connections';
import type { Db, StoredPlatform } from '#db.ts';
import { ok, problem } from '#engine/response.ts';
import { fail, failWithHtml } from '#failures.ts';
import { instantBefore, HOUR_MS } from '#time.ts';
import { connectionAt } from '../banking/data.ts';
import { handle, type Domain } from '../handle.ts';

const notFound = () => problem(404, 'There is no such connection');

/** One connection of any kind. */
export const connections: Domain = {
  calls: [
    handle(
      getConnection,
      ({ db, now, params: { kind, connectionId } }) => {
        const connection = findConnection(db, now, kind, connectionId);
        return connection ? ok(connection) : notFound();
      },
      ['banking', 'customer-ines', 'connection-larkfield'],
    ),
    handle(
      removeConnection,
      ({ db, now, params: { kind, connectionId } }) => {
        const connection = findConnection(db, now, kind, connectionId);
        if (!connection) return notFound();
        unlink(db, kind, connection.id);
        return ok(connection);
      },
      ['banking', 'customer-ines', 'connection-larkfield'],
    ),
  ],
  scenarios: {
    errors: [
      [getConnection, () => failWithHtml(500)],
      [removeConnection, () => fail(409, 'A collection is on its way')],
    ],
  },
};

function findConnection(db: Db, now: Date, kind: ConnectionKind, id: string): Connection | undefined {
  if (kind !== 'banking') return platformConnection(db[kind], id, now);
  const bank = db.connections.find((connection) => connection.id === id);
  if (!bank) return undefined;
  const { institution, status, logo, lastReadAt, statusChangedAt } = connectionAt(bank, now);
  return { id, status, institution, logo, lastReadAt, statusChangedAt };
}

function platformConnection(platforms: readonly StoredPlatform[], id: string, now: Date): Connection | undefined {
  const platform = platforms.find(({ linked, connectionId }) => linked && connectionId === id);
  if (!platform) return undefined;
  return {
    id,
    status: platform.isBroken ? 'AUTH_ERROR' : 'CONNECTED',
    institution: platform.name,
    logo: null,
    lastReadAt: instantBefore(now, HOUR_MS),
    statusChangedAt: platform.linkedAt,
  };
}

function unlink(db: Db, kind: ConnectionKind, connectionId: string): void {
  const unlinked = (platform: StoredPlatform): StoredPlatform =>
    platform.connectionId === connectionId
      ? { ...platform, linked: false, isBroken: false, linkUrl: null, linkedAt: null, connectionId: null }
      : platform;
  if (kind === 'banking') db.connections = db.connections.filter(({ id }) => id !== connectionId);
  else db[kind] = db[kind].map(unlinked);
}
