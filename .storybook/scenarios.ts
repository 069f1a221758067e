import type { ScenarioName } from '@plinth/mocks';

/** The names of the mock scenarios in the toolbar. */
export const SCENARIOS: Readonly<Record<ScenarioName, string>> = {
  financed: 'Financed: contracts in every status',
  empty: 'Empty: onboarded, every list is empty',
  errors: 'Errors: every call fails in its own way',
  slow: 'Slow: every response takes seconds',
  expired: 'Expired: the first token is rejected',
  many: 'Many: 10,000 payment transactions',
  onboarded: 'Onboarded: linked, no contract',
  bank: 'Bank: a customer, nothing linked',
  unclaimed: 'Unclaimed: the token never contains the company',
  company: 'Company: a meeting, no company yet',
  time: 'Time: an amount and a phone, no meeting yet',
  amount: 'Amount: a lead without an amount',
  new: 'New: no lead',
};
