import type { Scenario } from './scenario.ts';

/**
 * Every call fails, each as its domain says. The leads and the customers, without which nobody gets in, fail once and
 * then answer: the client's own retry gets the leads, the Retry button the customers.
 */
export const errors: Scenario = {
  name: 'errors',
  lead: 'onboarded',
  banks: 'three',
  platforms: 'linked',
  portfolio: 'financed',
  failsCalls: true,
};
