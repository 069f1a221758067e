import type { Scenario } from './scenario.ts';

/** As company, but the claim with the created company is never added to the token. */
export const unclaimed: Scenario = {
  name: 'unclaimed',
  lead: 'meeting',
  banks: 'none',
  platforms: 'available',
  portfolio: 'none',
  losesClaim: true,
};
