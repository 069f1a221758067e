import { expect, test } from 'vitest';
import { stageOf, type Lead } from './leads.ts';

const lead: Lead = {
  id: 'l-1',
  status: 'ONBOARDING',
  phone: null,
  address: null,
  maxAmount: null,
  customerId: null,
  meetingAt: null,
  created: '2026-11-19',
};

test.each([
  ['NOT SIGNED UP', null],
  ['SIGNED UP', lead],
  ['LEAD CREATED', { ...lead, maxAmount: 1 }],
  ['SCHEDULED MEEETING', { ...lead, maxAmount: 1, phone: '1' }],
  ['LEAD CREATED', { ...lead, maxAmount: 1, phone: '1', address: 'a' }],
  ['COMPANY CREATED', { ...lead, customerId: 'c-1' }],
  ['ONBOARDED', { ...lead, customerId: 'c-1', status: 'ONBOARDED' }],
] as const)('derives the stage %s from the lead', (stage, input) => {
  expect(stageOf(input)).toBe(stage);
});
