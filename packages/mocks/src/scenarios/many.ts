import type { Scenario } from './scenario.ts';

/** As financed, with 10,000 payment transactions. */
export const many: Scenario = {
  name: 'many',
  lead: 'onboarded',
  banks: 'three',
  platforms: 'linked',
  portfolio: 'many',
};
