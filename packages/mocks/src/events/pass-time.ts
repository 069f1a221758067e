import type { Db } from '../db.ts';

/**
 * Lets time pass. The clocks of the browser and its tokens can't be changed, so all past instants are moved further into
 * the past instead. The sample contracts and the card are computed from the clock and stay current.
 */
export function passTime(db: Db, ms: number): void {
  const shift = (at: string) => new Date(Date.parse(at) - ms).toISOString();
  const shiftOrNull = (at: string | null) => (at === null ? null : shift(at));
  if (db.lead) db.lead = { ...db.lead, created: shift(db.lead.created), meetingAt: shiftOrNull(db.lead.meetingAt) };
  db.contracts = db.contracts.map((contract) => ({
    ...contract,
    approvedAt: shift(contract.approvedAt),
    fundedAt: shiftOrNull(contract.fundedAt),
  }));
  db.connections = db.connections.map((connection) => ({
    ...connection,
    statusChangedAt: shiftOrNull(connection.statusChangedAt),
  }));
  const shiftLinkedAt = (platforms: Db['commerce']) =>
    platforms.map((platform) => ({ ...platform, linkedAt: shiftOrNull(platform.linkedAt) }));
  db.accounting = shiftLinkedAt(db.accounting);
  db.commerce = shiftLinkedAt(db.commerce);
  db.tasks = db.tasks.map((task) => ({
    ...task,
    createdAt: shift(task.createdAt),
    answeredAt: shiftOrNull(task.answeredAt),
  }));
  if (db.claim) db.claim = { dueAt: shift(db.claim.dueAt), setAt: shiftOrNull(db.claim.setAt) };
}
