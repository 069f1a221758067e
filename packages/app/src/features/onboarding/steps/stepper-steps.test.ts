import type { Lead } from '@plinth/api-client/resources/leads';
import { describe, expect, it } from 'vitest';
import { followingStep, previousStep, stepperSteps, type Progress } from './stepper-steps.ts';

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
const progress = (nextStep: Progress['nextStep'], value: Lead | null, specialistDone = false): Progress => ({
  nextStep,
  lead: value,
  specialistDone,
});

describe('onboarding steps', () => {
  it('has eight steps, and a ninth for amounts that need a specialist', () => {
    expect(stepperSteps(progress('amount', null)).map(({ id }) => id)).toEqual([
      'register',
      'amount',
      'time',
      'company',
      'bank',
      'accounting',
      'commerce',
      'complete',
    ]);
    expect(stepperSteps(progress('time', million)).map(({ id }) => id)[2]).toBe('million');
  });

  it('links to completed steps, never to the account or to later steps', () => {
    const steps = stepperSteps(progress('accounting', lead({ customerId: 'c', phone: 'p', address: 'a' })));
    expect(steps.filter(({ href }) => href).map(({ id }) => id)).toEqual(['amount', 'time', 'company', 'bank']);
    expect(steps.filter(({ done }) => done).map(({ id }) => id)).toEqual([
      'register',
      'amount',
      'time',
      'company',
      'bank',
    ]);
  });

  it('marks the specialist step as done only if it was completed', () => {
    const specialist = (specialistDone: boolean) =>
      stepperSteps(progress('time', million, specialistDone)).find(({ id }) => id === 'million');
    expect(specialist(false)).toMatchObject({ done: false, href: undefined });
    expect(specialist(true)?.done).toBe(true);
    const raised = lead({ maxAmount: 100_000_000, phone: 'p', address: 'a', customerId: 'c' });
    expect(stepperSteps(progress('complete', raised)).map(({ id }) => id)).not.toContain('million');
  });

  it('leaves out the meeting of a lead without a phone number', () => {
    const ids = stepperSteps(progress('company', lead())).map(({ id }) => id);
    expect(ids.slice(0, 3)).toEqual(['register', 'amount', 'company']);
  });

  it.each([
    ['amount', lead(), null],
    ['time', lead({ phone: 'p' }), 'amount'],
    ['time', million, 'million'],
    ['company', lead({ phone: 'p', address: 'a' }), 'time'],
    ['company', lead(), 'amount'],
    ['complete', lead({ customerId: 'c' }), 'commerce'],
  ] as const)('goes back from %s (%#)', (step, value, expected) =>
    expect(previousStep(step, { lead: value, specialistDone: false })).toBe(expected),
  );

  it.each([
    ['bank', 'bank', 'accounting'],
    ['commerce', 'commerce', 'complete'],
    ['bank', 'complete', 'complete'],
    ['accounting', 'bank', 'commerce'],
  ] as const)('continues from %s, with %s as the next step, to %s', (step, nextStep, expected) =>
    expect(followingStep(step, nextStep)).toBe(expected),
  );
});
