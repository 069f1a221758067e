import type { Db } from '../db.ts';

/**
 * Lets time pass. The clocks of the browser and its tokens can't be changed, so all past instants are moved further into
 * the past instead. The sample contracts and the card are computed from the clock and stay current.
 */
export function passTime(db: Db, ms: number): void {
  const earlier = (at: string) => new Date(Date.parse(at) - ms).toISOString();
  const earlierOrNull = (at: string | null) => (at === null ? null : earlier(at));
  if (db.lead) db.lead = { ...db.lead, created: earlier(db.lead.created), meetingAt: earlierOrNull(db.lead.meetingAt) };
  db.contracts = db.contracts.map((contract) => ({
    ...contract,
    approvedAt: earlier(contract.approvedAt),
    fundedAt: earlierOrNull(contract.fundedAt),
  }));
  db.connections = db.connections.map((connection) => ({
    ...connection,
    statusChangedAt: earlierOrNull(connection.statusChangedAt),
  }));
  const linkedBefore = (platforms: Db['commerce']) =>
    platforms.map((platform) => ({ ...platform, linkedAt: earlierOrNull(platform.linkedAt) }));
  db.accounting = linkedBefore(db.accounting);
  db.commerce = linkedBefore(db.commerce);
  db.tasks = db.tasks.map((task) => ({ ...task, createdAt: earlier(task.createdAt) }));
  if (db.claim) db.claim = { dueAt: earlier(db.claim.dueAt), setAt: earlierOrNull(db.claim.setAt) };
}
