import type { StoredConnection } from '#db.ts';
import type { Scenario } from '#scenarios/scenarios.ts';
import { instantBefore, HOUR_MS, WEEK_MS } from '#time.ts';
import { makeConnection } from './data.ts';
import { accountsAt } from './institutions.ts';

/** Minutes since the accounts of a new connection were last read. */
export const NEW_CONNECTION_READ_MINUTES_AGO = 2;

/** The banks that a user of a scenario starts with. */
export function seedConnections({ banks }: Scenario, now: Date): StoredConnection[] {
  const connected = (id: string, institution: string, readMinutesAgo: number) =>
    makeConnection(id, institution, accountsAt(institution), {
      status: 'CONNECTED',
      statusChangedAt: instantBefore(now, 25 * WEEK_MS),
      readMinutesAgo,
    });
  const larkfield = connected('connection-larkfield', 'Larkfield Bank', NEW_CONNECTION_READ_MINUTES_AGO);
  if (banks === 'none') return [];
  if (banks === 'one') return [larkfield];
  const tidewater = makeConnection(
    'connection-tidewater',
    'Tidewater Credit Union',
    accountsAt('Tidewater Credit Union'),
    {
      status: 'AUTH_ERROR',
      statusChangedAt: instantBefore(now, 48 * HOUR_MS),
      readMinutesAgo: null,
    },
  );
  return [larkfield, connected('connection-northgate', 'Northgate Business Bank', 4), tidewater];
}
