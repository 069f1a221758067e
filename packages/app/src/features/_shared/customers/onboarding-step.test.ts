import { describe, expect, it } from 'vitest';
import { deriveStep, mayVisit, stepsOf, type StepInput } from './onboarding-step.ts';

type Lead = NonNullable<StepInput['lead']>;
const lead = (change: Partial<Lead> = {}): Lead => ({
  maxAmount: 10_000_000,
  phone: null,
  address: null,
  customerId: null,
  status: 'ONBOARDING',
  ...change,
});
const step = (value: Lead | null, requestedStep: StepInput['requestedStep'] = null) =>
  deriveStep({ signedIn: true, lead: value, requestedStep });

describe('onboarding step', () => {
  it('is derived in the order of the specification', () => {
    expect(deriveStep({ signedIn: false, lead: null, requestedStep: null })).toBe('register');
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

  it('includes the specialist step for a million or more', () => {
    expect(stepsOf(lead())).not.toContain('million');
    expect(stepsOf(lead({ maxAmount: 100_000_000 }))).toContain('million');
  });

  it('allows completed steps and no later ones', () => {
    const value = lead({ customerId: 'c' });
    expect(mayVisit('amount', 'accounting', value)).toBe(true);
    expect(mayVisit('bank', 'accounting', value)).toBe(true);
    expect(mayVisit('commerce', 'accounting', value)).toBe(false);
    expect(mayVisit('register', 'accounting', value)).toBe(false);
  });
});
