import type { Lead } from '@plinth/api-client';
import { brand } from '#core/config/brand.ts';

/** The steps of onboarding in the order of the way through them (spec §2). */
export const steps = [
  'register',
  'amount',
  'million',
  'time',
  'company',
  'bank',
  'accounting',
  'commerce',
  'complete',
] as const;
/** A child step of `/register`. */
export type Step = (typeof steps)[number];
/** The steps that a person chooses to go on to, once the company exists. */
export type DirectedStep = 'bank' | 'accounting' | 'commerce' | 'complete';

/** What the step is derived from. */
export interface StepInput {
  readonly signedIn: boolean;
  readonly lead: Pick<Lead, 'maxAmount' | 'phone' | 'address' | 'customerId' | 'status'> | null;
  /** Where the person went after the company was created. */
  readonly directed: DirectedStep | null;
}

/** A specialist calls first: from this amount on a phone number is needed. */
export function needsSpecialist(maxAmount: number | null): boolean {
  return maxAmount !== null && maxAmount >= brand.amount.specialistFrom;
}

/** The next step, from what the provider knows of the lead (spec §2); it is never kept, always derived. */
export function deriveStep({ signedIn, lead, directed }: StepInput): Step {
  if (!signedIn) return 'register';
  if (lead === null || lead.maxAmount === null) return 'amount';
  if (needsSpecialist(lead.maxAmount) && lead.phone === null) return 'million';
  if (lead.phone !== null && lead.address === null) return 'time';
  if (lead.customerId === null) return 'company';
  if (lead.status !== 'ONBOARDING') return 'complete';
  return directed ?? 'bank';
}

/** The steps that this lead goes through: without a phone there is no meeting, and few need a specialist first. */
export function stepsOf(lead: StepInput['lead']): readonly Step[] {
  return steps.filter((step) => {
    if (step === 'million') return needsSpecialist(lead?.maxAmount ?? null);
    return true;
  });
}

/** True for a word of the address bar that names a step. */
export function isStep(word: string | undefined): word is Step {
  return steps.some((step) => step === word);
}

/** Whether `step` may be shown while `next` is the derived one: steps that are done may be looked at again. */
export function mayVisit(step: Step, next: Step, lead: StepInput['lead']): boolean {
  if (step === next) return true;
  if (step === 'register' || !stepsOf(lead).includes(step)) return false;
  const linksOpen = steps.indexOf(next) >= steps.indexOf('bank');
  if (linksOpen && steps.indexOf(step) >= steps.indexOf('bank')) return steps.indexOf(step) <= steps.indexOf(next);
  return steps.indexOf(step) < steps.indexOf(next);
}
