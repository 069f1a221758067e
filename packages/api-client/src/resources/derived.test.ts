import { expect, test } from 'vitest';
import { checkingOf, isDisconnected } from './banking.ts';
import { isFinanced, isVisibleContract } from './contracts.ts';
import { splitIntegrations } from './integration.ts';
import { stageOf, type Lead } from './leads.ts';
import { isOnboarded } from './onboarded.ts';
import { signedAmountOf } from './payment-transactions.ts';
import { availableOf } from './topups.ts';
import { signedCardAmountOf } from './virtual-cards.ts';

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
  [48_000_000, 21_340_000, 26_660_000],
  [100, 100, 0],
  [100, 101, 0],
])('with a limit of %d and a debt of %d, the available amount is %d', (maxAvailable, owed, available) => {
  expect(availableOf({ maxAvailable, owed, inProgressAmount: 0 })).toBe(available);
});

test.each([
  ['TOPUPPED', true],
  ['APPROVED', true],
  ['DONE', true],
  ['DRAFT', false],
  ['PAUSED', false],
])('reports whether a contract with status %s is visible: %s', (status, isVisible) => {
  expect(isVisibleContract({ status })).toBe(isVisible);
});

test.each([
  [[], false],
  [['TOPUPPED', 'DRAFT'], false],
  [['DRAFT', 'APPROVED'], true],
  [['DONE'], true],
])('counts a user with contracts %j as financed: %s', (statuses, financed) => {
  expect(isFinanced(statuses.map((status) => ({ status })))).toBe(financed);
});

test.each([
  [null, null, false],
  ['ONBOARDING', null, false],
  ['ONBOARDING', 0, false],
  ['ONBOARDING', 1, true],
  ['ONBOARDED', null, true],
  ['SOMETHING_NEW', 0, true],
])('counts a lead %s with %s contracts as onboarded: %s', (status, count, onboarded) => {
  const contracts = Array.from({ length: count ?? 0 }, (_item, index) => ({ id: `C-${index}`, status: 'DRAFT' }));
  expect(isOnboarded(status === null ? null : { status }, count === null ? null : { contracts })).toBe(onboarded);
});

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

test.each([
  ['COLLECTION', -100],
  ['FUNDING', 100],
  ['REFUND', 100],
  ['PROMOTION', 100],
])('signs a %s of 100 as %d', (paymentType, signed) => {
  expect(signedAmountOf({ amount: 100, paymentType })).toBe(signed);
});

test.each([
  ['PURCHASE', 'SETTLED', -100],
  ['PURCHASE', 'PENDING', -100],
  [null, null, -100],
  ['REFUND', 'SETTLED', 100],
  ['PURCHASE', 'DECLINED', 0],
  ['REFUND', 'DECLINED', 0],
])('signs a card’s %s of 100 that is %s as %d', (type, status, signed) => {
  expect(signedCardAmountOf({ amount: 100, type, status })).toBe(signed);
  expect(signedCardAmountOf({ amount: 0, type, status })).toBe(0);
});

test('keeps checking accounts only', () => {
  const accounts = [{ subtype: 'checking' }, { subtype: 'savings' }, { subtype: 'credit' }];
  expect(checkingOf(accounts)).toEqual([{ subtype: 'checking' }]);
});

test('counts a connection that needs a new sign-in as disconnected', () => {
  expect(isDisconnected({ status: 'AUTH_ERROR' })).toBe(true);
  expect(isDisconnected({ status: 'CONNECTED' })).toBe(false);
});

test('splits platforms into linked, available and unfinished', () => {
  const make = (id: string, linked: boolean, linkUrl: string | null) => ({ id, name: id, linked, linkUrl });
  const [a, b, c, d] = [make('a', true, 'u'), make('b', false, null), make('c', false, 'u'), make('d', false, 'u')];
  expect(splitIntegrations([a, b, c, d])).toEqual({ linked: [a], available: [b, d], awaiting: c });
  expect(splitIntegrations([])).toEqual({ linked: [], available: [], awaiting: null });
});
