import type { Scenario } from './scenario.ts';

/** As company, but the token never comes to name the company that is made. */
export const unclaimed: Scenario = {
  name: 'unclaimed',
  lead: 'meeting',
  banks: 'none',
  platforms: 'available',
  portfolio: 'none',
  losesClaim: true,
};
