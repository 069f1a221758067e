import type { Scenario } from './scenario.ts';

/** Onboarded and linked; no contract yet. */
export const onboarded: Scenario = {
  name: 'onboarded',
  lead: 'onboarded',
  banks: 'one',
  platforms: 'linked',
  portfolio: 'none',
};
