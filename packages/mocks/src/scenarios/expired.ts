import type { Scenario } from './scenario.ts';

/** As financed, but the first token is refused. */
export const expired: Scenario = {
  name: 'expired',
  lead: 'onboarded',
  banks: 'three',
  platforms: 'linked',
  portfolio: 'financed',
  refusesFirstToken: true,
};
