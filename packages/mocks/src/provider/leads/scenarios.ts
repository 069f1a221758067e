import type { Lead } from '@plinth/api-client';
import type { Scenario } from '#scenarios/scenario.ts';
import { before, DAY, HOUR, WEEK } from '#time.ts';
import { ANSWERS, newLead } from './data.ts';

/** The lead that a user of a scenario begins with. */
export function leadOf({ lead }: Scenario, uid: string, customerId: string | null, now: Date): Lead | null {
  const started = newLead(`lead-${uid}`, now);
  const amount = { ...started, maxAmount: ANSWERS.maxAmount, phone: ANSWERS.phone };
  const meeting = { ...amount, address: ANSWERS.address, meetingAt: nextMeeting(now) };
  switch (lead) {
    case 'none':
      return null;
    case 'started':
      return started;
    case 'amount':
      return amount;
    case 'meeting':
      return meeting;
    case 'company':
      return { ...meeting, customerId };
    case 'onboarded': {
      const created = before(now, 77 * WEEK);
      return { ...meeting, customerId, status: 'ONBOARDED', created, meetingAt: before(now, 76 * WEEK) };
    }
  }
}

/** Two days on, at a half-hour. */
function nextMeeting(now: Date): string {
  const halfHour = HOUR / 2;
  return new Date(Math.ceil((now.getTime() + 2 * DAY) / halfHour) * halfHour).toISOString();
}
