import type { Scenario } from './scenario.ts';

/** Signed up, no lead yet. */
export const fresh: Scenario = { name: 'new', lead: 'none', banks: 'none', platforms: 'available', portfolio: 'none' };
