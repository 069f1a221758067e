/** A time at which a mail can be sent. */
export interface SendTime {
  readonly name: string;
  /** As an ISO instant. */
  readonly time: string;
}

const MORNING_HOUR = 8;
const MONDAY = 1;

/** Returns the times that are offered for a mail, in the local time zone. Tomorrow's comes before a Monday on the same day. */
export function sendTimesAfter(now: Date): SendTime[] {
  const morningIn = (days: number): string =>
    new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, MORNING_HOUR).toISOString();
  const daysToMonday = (7 + MONDAY - now.getDay()) % 7 || 7;
  const tomorrow = { name: 'Tomorrow morning', time: morningIn(1) };
  return daysToMonday === 1 ? [tomorrow] : [tomorrow, { name: 'Monday morning', time: morningIn(daysToMonday) }];
}
