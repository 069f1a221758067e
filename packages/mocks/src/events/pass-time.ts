import type { Db } from '../db.ts';

/**
 * Lets time pass. The clocks of the browser and of its tokens can't be moved, so everything that has happened moves
 * into the past instead: three weeks later is the same as having begun three weeks earlier. The drawn contracts and the
 * card are made from the clock and stay current.
 */
export function passTime(db: Db, ms: number): void {
  const earlier = (at: string) => new Date(Date.parse(at) - ms).toISOString();
  const maybeEarlier = (at: string | null) => (at === null ? null : earlier(at));
  if (db.lead) db.lead = { ...db.lead, created: earlier(db.lead.created), meetingAt: maybeEarlier(db.lead.meetingAt) };
  db.contracts = db.contracts.map((contract) => ({
    ...contract,
    approvedAt: earlier(contract.approvedAt),
    fundedAt: maybeEarlier(contract.fundedAt),
  }));
  db.connections = db.connections.map((connection) => ({
    ...connection,
    statusChangedAt: maybeEarlier(connection.statusChangedAt),
  }));
  const linkedEarlier = (platforms: Db['commerce']) =>
    platforms.map((platform) => ({ ...platform, linkedAt: maybeEarlier(platform.linkedAt) }));
  db.accounting = linkedEarlier(db.accounting);
  db.commerce = linkedEarlier(db.commerce);
  db.tasks = db.tasks.map((task) => ({ ...task, createdAt: earlier(task.createdAt) }));
  if (db.claim) db.claim = { dueAt: earlier(db.claim.dueAt), setAt: maybeEarlier(db.claim.setAt) };
}
