import type { Scenario } from './scenario.ts';

/** Amount and phone are given; the meeting is not booked. */
export const time: Scenario = {
  name: 'time',
  lead: 'amount',
  banks: 'none',
  platforms: 'available',
  portfolio: 'none',
};
