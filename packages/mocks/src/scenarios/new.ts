import type { Scenario } from './scenario.ts';

/** Signed up, no lead yet. */
export const newUser: Scenario = {
  name: 'new',
  lead: 'none',
  banks: 'none',
  platforms: 'available',
  portfolio: 'none',
};
