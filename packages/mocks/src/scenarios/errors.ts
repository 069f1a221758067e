import type { Scenario } from './scenario.ts';

/**
 * Every call fails, each as its domain declares. The leads and the customers, without which no page opens, fail once
 * and then succeed: the client's own retry gets the leads, the Retry button the customers.
 */
export const errors: Scenario = {
  name: 'errors',
  lead: 'onboarded',
  banks: 'three',
  platforms: 'linked',
  portfolio: 'financed',
  failsCalls: true,
};
