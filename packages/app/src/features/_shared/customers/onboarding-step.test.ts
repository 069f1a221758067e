import { describe, expect, it } from 'vitest';
import { deriveStep, mayVisit, stepsOf, type StepInput } from './onboarding-step.ts';

type Lead = NonNullable<StepInput['lead']>;
const lead = (change: Partial<Lead> = {}): Lead => ({
  maxAmount: 10_000_000,
  phone: null,
  address: null,
  meetingAt: null,
  customerId: null,
  status: 'ONBOARDING',
  ...change,
});
const step = (value: Lead | null, requestedStep: StepInput['requestedStep'] = null, specialistDone = false) =>
  deriveStep({ signedIn: true, lead: value, requestedStep, specialistDone });
const MILLION = 100_000_000;
const MEETING = { meetingAt: '2026-11-24T18:00:00Z', address: 'Portland' };

describe('onboarding step', () => {
  it('is derived in the order of product.md#onboarding', () => {
    expect(deriveStep({ signedIn: false, lead: null, requestedStep: null, specialistDone: false })).toBe('register');
    expect(step(null)).toBe('amount');
    expect(step(lead({ maxAmount: null }))).toBe('amount');
    expect(step(lead({ maxAmount: 100_000_000 }))).toBe('million');
    expect(step(lead({ maxAmount: 99_999_900 }))).toBe('company');
    expect(step(lead({ phone: '5035550148' }))).toBe('time');
    expect(step(lead({ phone: '5035550148', address: 'Portland' }))).toBe('company');
    expect(step(lead({ customerId: 'c' }))).toBe('bank');
    expect(step(lead({ customerId: 'c' }), 'commerce')).toBe('commerce');
    expect(step(lead({ customerId: 'c', status: 'ONBOARDED' }), 'bank')).toBe('complete');
  });

  it('never skips an incomplete step, whichever step was requested', () => {
    expect(step(null, 'complete')).toBe('amount');
    expect(step(lead(), 'complete')).toBe('company');
  });

  it.each([
    ['a million is requested', lead({ maxAmount: MILLION }), false, 'million'],
    ['a phone was given with the amount', lead({ maxAmount: MILLION, phone: 'p' }), false, 'million'],
    ['the step was completed', lead({ maxAmount: MILLION, phone: 'p' }), true, 'time'],
    ['the step was completed for another lead', lead({ maxAmount: MILLION }), true, 'million'],
    ['a meeting is booked', lead({ maxAmount: MILLION, phone: 'p', ...MEETING }), false, 'company'],
    ['only the address is returned', lead({ maxAmount: MILLION, phone: 'p', address: 'Portland' }), false, 'company'],
    ['less is requested', lead({ maxAmount: MILLION - 100, phone: 'p' }), false, 'time'],
  ] as const)('asks for a specialist until a meeting is booked: %s', (_name, value, specialistDone, expected) =>
    expect(step(value, null, specialistDone)).toBe(expected),
  );

  it('includes the specialist step for a million or more, and after the meeting only if it was completed', () => {
    const booked = lead({ maxAmount: MILLION, phone: 'p', ...MEETING });
    expect(stepsOf(lead(), false)).not.toContain('million');
    expect(stepsOf(null, false)).not.toContain('million');
    expect(stepsOf(lead({ maxAmount: MILLION }), false)).toContain('million');
    expect(stepsOf(booked, true)).toContain('million');
    expect(stepsOf(booked, false)).not.toContain('million');
  });

  it('includes the meeting unless the lead has an amount without a phone number', () => {
    expect(stepsOf(null, false)).toContain('time');
    expect(stepsOf(lead(), false)).not.toContain('time');
    expect(stepsOf(lead({ phone: 'p' }), false)).toContain('time');
    expect(stepsOf(lead({ maxAmount: MILLION }), false)).toContain('time');
    expect(stepsOf(lead(MEETING), false)).toContain('time');
    expect(mayVisit('time', 'company', lead())).toBe(false);
    expect(mayVisit('time', 'company', lead({ phone: 'p', ...MEETING }))).toBe(true);
  });

  it('allows completed steps and no later ones', () => {
    const value = lead({ customerId: 'c' });
    expect(mayVisit('amount', 'accounting', value)).toBe(true);
    expect(mayVisit('bank', 'accounting', value)).toBe(true);
    expect(mayVisit('commerce', 'accounting', value)).toBe(false);
    expect(mayVisit('register', 'accounting', value)).toBe(false);
  });
});
