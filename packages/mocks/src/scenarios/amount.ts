import type { Scenario } from './scenario.ts';

/** A lead without an amount. */
export const amount: Scenario = {
  name: 'amount',
  lead: 'started',
  banks: 'none',
  platforms: 'available',
  portfolio: 'none',
};
