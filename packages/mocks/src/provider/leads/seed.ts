import type { Lead } from '@plinth/api-client';
import type { Scenario } from '#scenarios/scenario.ts';
import { before, DAY, WEEK } from '#time.ts';
import { ANSWERS, newLead } from './data.ts';

/** The lead that a user of a scenario starts with. */
export function seedLead({ lead }: Scenario, uid: string, customerId: string, now: Date): Lead | null {
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

/** The first working day at least two days from now, at 10:30 in Portland's winter time: a bookable slot. */
function nextMeeting(now: Date): string {
  const at = new Date(now.getTime() + 2 * DAY);
  at.setUTCHours(18, 30, 0, 0);
  const weekday = at.getUTCDay();
  const wait = weekday === 6 ? 2 : weekday === 0 ? 1 : 0;
  return new Date(at.getTime() + wait * DAY).toISOString();
}
