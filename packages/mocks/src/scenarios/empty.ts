import type { Scenario } from './scenario.ts';

/** Onboarded, and every list is empty. */
export const empty: Scenario = {
  name: 'empty',
  lead: 'onboarded',
  banks: 'none',
  platforms: 'none',
  portfolio: 'none',
};
