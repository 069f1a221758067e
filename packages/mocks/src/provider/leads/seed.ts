import type { Lead } from '@plinth/api-client/resources/leads';
import type { Scenario } from '#scenarios/scenarios.ts';
import { instantBefore, DAY_MS, WEEK_MS } from '#time.ts';
import { SAMPLE_FIELDS, newLead } from './data.ts';

/** The lead that a user of a scenario starts with. */
export function seedLead({ lead, portfolio }: Scenario, uid: string, customerId: string, now: Date): Lead | null {
  const started = newLead(`lead-${uid}`, now);
  const amount = { ...started, maxAmount: SAMPLE_FIELDS.maxAmount, phone: SAMPLE_FIELDS.phone };
  const meeting = { ...amount, address: SAMPLE_FIELDS.address, meetingAt: nextMeeting(now) };
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
      const onboarded = { ...meeting, customerId, status: 'ONBOARDED' } as const;
      // Without a contract, the meeting is still ahead.
      if (portfolio === 'none') return { ...onboarded, created: instantBefore(now, 4 * DAY_MS) };
      const created = instantBefore(now, 77 * WEEK_MS);
      return { ...onboarded, created, meetingAt: instantBefore(now, 76 * WEEK_MS) };
    }
  }
}

/** The first working day at least two days from now, at 10:30 in Portland's winter time: a bookable slot. */
function nextMeeting(now: Date): string {
  const date = new Date(now.getTime() + 2 * DAY_MS);
  date.setUTCHours(18, 30, 0, 0);
  const weekday = date.getUTCDay();
  const weekendDays = weekday === 6 ? 2 : weekday === 0 ? 1 : 0;
  return new Date(date.getTime() + weekendDays * DAY_MS).toISOString();
}
