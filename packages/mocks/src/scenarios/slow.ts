import type { Scenario } from './scenario.ts';

/** As financed, but every response takes seconds. */
export const slow: Scenario = {
  name: 'slow',
  lead: 'onboarded',
  banks: 'three',
  platforms: 'linked',
  portfolio: 'financed',
  isSlow: true,
};
