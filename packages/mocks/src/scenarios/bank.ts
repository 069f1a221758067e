import type { Scenario } from './scenario.ts';

/** The company was created; nothing is linked. */
export const bank: Scenario = {
  name: 'bank',
  lead: 'company',
  banks: 'none',
  platforms: 'available',
  portfolio: 'none',
};
