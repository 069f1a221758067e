import type { Scenario } from './scenario.ts';

/** Contracts in every status, payments of every type, three banks, one of them disconnected. */
export const financed: Scenario = {
  name: 'financed',
  lead: 'onboarded',
  banks: 'three',
  platforms: 'linked',
  portfolio: 'financed',
};
