import type { Lead } from '@plinth/api-client';
import { describe, expect, it } from 'vitest';
import { followingStep, previousStep, stepperSteps } from './stepper-steps.ts';

const lead = (change: Partial<Lead> = {}): Lead => ({
  id: 'l',
  status: 'ONBOARDING',
  phone: null,
  address: null,
  maxAmount: 10_000_000,
  customerId: null,
  meetingAt: null,
  created: '2026-11-01T00:00:00Z',
  ...change,
});
const million = lead({ maxAmount: 100_000_000, phone: '(503) 555-0148' });

describe('the way through onboarding', () => {
  it('has eight steps, and one more with a specialist', () => {
    expect(stepperSteps('amount', null).map(({ id }) => id)).toEqual([
      'register',
      'amount',
      'time',
      'company',
      'bank',
      'accounting',
      'commerce',
      'complete',
    ]);
    expect(stepperSteps('time', million).map(({ id }) => id)[2]).toBe('million');
  });

  it('links to completed steps, never to the account or to later steps', () => {
    const way = stepperSteps('accounting', lead({ customerId: 'c', phone: 'p', address: 'a' }));
    expect(way.filter(({ href }) => href).map(({ id }) => id)).toEqual(['amount', 'time', 'company', 'bank']);
    expect(way.filter(({ done }) => done).map(({ id }) => id)).toEqual([
      'register',
      'amount',
      'time',
      'company',
      'bank',
    ]);
  });

  it('does not mark a meeting as done that was never requested', () => {
    const way = stepperSteps('company', lead());
    expect(way.find(({ id }) => id === 'time')).toMatchObject({ done: false, href: undefined });
  });

  it.each([
    ['amount', lead(), null],
    ['time', lead({ phone: 'p' }), 'amount'],
    ['time', million, 'million'],
    ['company', lead({ phone: 'p', address: 'a' }), 'time'],
    ['company', lead(), 'amount'],
    ['complete', lead({ customerId: 'c' }), 'commerce'],
  ] as const)('goes back from %s', (step, value, expected) => expect(previousStep(step, value)).toBe(expected));

  it.each([
    ['bank', 'bank', 'accounting'],
    ['commerce', 'commerce', 'complete'],
    ['bank', 'complete', 'complete'],
    ['accounting', 'bank', 'commerce'],
  ] as const)('goes on from %s, having reached %s, to %s', (step, next, expected) =>
    expect(followingStep(step, next)).toBe(expected),
  );
});
