import type { Connection } from '@plinth/api-client';
import type { CallInput } from '#call-input.ts';
import type { Db, StoredPlatform } from '#db.ts';
import { userCall } from '#endpoint.ts';
import { ok, problem, type Reply } from '#http.ts';
import { before, HOUR } from '#time.ts';
import { connectionAt } from '../banking/data.ts';

const missing = (): Reply => problem(404, 'There is no such connection');

/** One connection of a kind. */
export const connectionsCalls = [
  userCall('GET /data/:kind/customers/:customerId/connections/:connectionId', (input) => {
    const connection = find(input);
    return connection ? ok(connection) : missing();
  }),

  userCall('DELETE /data/:kind/customers/:customerId/connections/:connectionId', (input) => {
    const connection = find(input);
    if (!connection) return missing();
    remove(input.db, input.param('kind'), connection.id);
    return ok(connection);
  }),
];

function find({ db, param, now }: CallInput): Connection | undefined {
  const id = param('connectionId');
  switch (param('kind')) {
    case 'banking': {
      const bank = db.connections.find((connection) => connection.id === id);
      if (!bank) return undefined;
      const { institution, status, logo, lastReadAt, statusChangedAt } = connectionAt(bank, now);
      return { id, status, institution, logo, lastReadAt, statusChangedAt };
    }
    case 'accounting':
      return platformConnection(db.accounting, id, now);
    case 'commerce':
      return platformConnection(db.commerce, id, now);
    default:
      return undefined;
  }
}

function platformConnection(platforms: readonly StoredPlatform[], id: string, now: Date): Connection | undefined {
  const platform = platforms.find(({ linked, connectionId }) => linked && connectionId === id);
  if (!platform) return undefined;
  return {
    id,
    status: platform.isBroken ? 'AUTH_ERROR' : 'CONNECTED',
    institution: platform.name,
    logo: null,
    lastReadAt: before(now, HOUR),
    statusChangedAt: platform.linkedAt,
  };
}

function remove(db: Db, kind: string, connectionId: string): void {
  const unlinked = (platform: StoredPlatform): StoredPlatform =>
    platform.connectionId === connectionId
      ? { ...platform, linked: false, isBroken: false, linkUrl: null, linkedAt: null, connectionId: null }
      : platform;
  if (kind === 'banking') db.connections = db.connections.filter(({ id }) => id !== connectionId);
  else if (kind === 'accounting') db.accounting = db.accounting.map(unlinked);
  else db.commerce = db.commerce.map(unlinked);
}
