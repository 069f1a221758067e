import { describe, expect, it } from 'vitest';
import { NO_VALUES, reachableStep, stepErrors, updatesOf, type StepValues } from './registration-steps.ts';

const NOW = new Date(2026, 10, 24);
const ACCOUNT = { username: 'theo', email: 'theo@example.com', password: 'paper crane', repeat: 'paper crane' };
const PERSONAL = {
  firstName: 'Theo',
  lastName: 'Brandt',
  mobile: '+1 503 555 0142',
  address: '4 Mill Lane',
  city: 'Salem',
  postalCode: '97301',
  country: 'United States',
};
const CARD = { plan: 'standard', number: '4242 4242 4242 4242', name: 'Theo Brandt', expiry: '12/99', cvv: '123' };
const values = (changes: Partial<StepValues>): StepValues => ({ ...NO_VALUES, ...changes });

describe('stepErrors', () => {
  it.each([
    ['account', {}, ['username', 'email', 'password', 'repeat']],
    ['account', { ...ACCOUNT, repeat: 'other' }, ['repeat']],
    ['account', ACCOUNT, []],
    ['personal', {}, ['firstName', 'lastName', 'mobile', 'address', 'city', 'postalCode', 'country']],
    ['personal', PERSONAL, []],
    ['billing', {}, []],
    ['billing', { plan: 'standard' }, ['number', 'name', 'expiry', 'cvv']],
    ['billing', { ...CARD, expiry: '10/26' }, ['expiry']],
    ['billing', CARD, []],
  ] as const)('of %s with %j are at %j', (step, changes, names) => {
    expect(Object.keys(stepErrors(step, values(changes), NOW))).toEqual(names);
  });
});

describe('reachableStep', () => {
  it.each([
    [null, {}, 'account'],
    ['other', ACCOUNT, 'account'],
    ['billing', {}, 'account'],
    ['billing', ACCOUNT, 'personal'],
    ['billing', { ...ACCOUNT, ...PERSONAL }, 'billing'],
  ])('for %j with %j is %s', (name, changes, step) => {
    expect(reachableStep(name, values(changes), NOW)).toBe(step);
  });
});

describe('updatesOf', () => {
  const sectionsOf = (changes: Partial<StepValues>, plan: 'basic' | 'standard') =>
    updatesOf(values(changes), plan).map(({ section }) => section);

  it('stores a card with a plan that costs something', () => {
    const sections = ['general', 'info', 'addresses', 'plan'];
    expect(sectionsOf({ ...ACCOUNT, ...PERSONAL }, 'basic')).toEqual(sections);
    expect(sectionsOf({ ...ACCOUNT, ...PERSONAL, ...CARD }, 'standard')).toEqual([...sections, 'paymentMethods']);
  });

  it('never has the security code of the card', () => {
    expect(
      JSON.stringify(updatesOf(values({ ...ACCOUNT, ...PERSONAL, ...CARD, cvv: '987' }), 'standard')),
    ).not.toContain('987');
  });
});
