import type { Scenario } from './scenario.ts';

/** The meeting is booked; there is no company yet. */
export const company: Scenario = {
  name: 'company',
  lead: 'meeting',
  banks: 'none',
  platforms: 'available',
  portfolio: 'none',
};
