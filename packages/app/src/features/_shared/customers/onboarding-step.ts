import type { Lead } from '@plinth/api-client/resources/leads';
import { brand } from '#core/config/brand.ts';

/** The onboarding steps, in order (product.md#onboarding). */
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
/** An onboarding step: a child route of `/register`. */
export type Step = (typeof steps)[number];
/** The steps that the user can navigate to once the company exists. */
export type OptionalStep = 'bank' | 'accounting' | 'commerce' | 'complete';

/** The data from which the next step is derived. */
export interface StepInput {
  readonly signedIn: boolean;
  readonly lead: Pick<Lead, 'maxAmount' | 'phone' | 'address' | 'meetingAt' | 'customerId' | 'status'> | null;
  /** The step that the user navigated to after the company was created. */
  readonly requestedStep: OptionalStep | null;
  /** Whether the user has completed the specialist step for this lead. */
  readonly specialistDone: boolean;
}

/** Returns whether the amount requires a call from a specialist, and therefore a phone number. */
export function needsSpecialist(maxAmount: number | null): boolean {
  return maxAmount !== null && maxAmount >= brand.amount.specialistFrom;
}

/** Returns whether a meeting is booked. The meeting step stores the address with it; a provider may return only that. */
function hasMeeting(lead: NonNullable<StepInput['lead']>): boolean {
  return lead.meetingAt !== null || lead.address !== null;
}

/** Derives the next step from the lead (product.md#onboarding). The step itself is never stored. */
export function deriveStep({ signedIn, lead, requestedStep, specialistDone }: StepInput): Step {
  if (!signedIn) return 'register';
  if (lead === null || lead.maxAmount === null) return 'amount';
  if (needsSpecialist(lead.maxAmount) && !hasMeeting(lead) && (!specialistDone || lead.phone === null))
    return 'million';
  if (lead.phone !== null && lead.address === null) return 'time';
  if (lead.customerId === null) return 'company';
  if (lead.status !== 'ONBOARDING') return 'complete';
  return requestedStep ?? 'bank';
}

/** Returns whether the lead has a meeting step. A lead that has an amount without a phone number has none. */
function hasMeetingStep(lead: StepInput['lead']): boolean {
  if (lead === null || lead.maxAmount === null) return true;
  return lead.phone !== null || needsSpecialist(lead.maxAmount) || hasMeeting(lead);
}

/**
 * Returns the steps that apply to a lead. The specialist step applies to high amounts until a meeting is booked; after
 * that, only if it was completed.
 */
export function stepsOf(lead: StepInput['lead'], specialistDone: boolean): readonly Step[] {
  return steps.filter((step) => {
    if (step === 'time') return hasMeetingStep(lead);
    if (step !== 'million') return true;
    return lead !== null && needsSpecialist(lead.maxAmount) && (specialistDone || !hasMeeting(lead));
  });
}

/** Returns whether a URL segment is the name of a step. */
export function isStep(segment: string | undefined): segment is Step {
  return steps.some((step) => step === segment);
}

/** Returns whether `step` may be shown while `nextStep` is the derived step. Completed steps may be revisited. */
export function mayVisit(step: Step, nextStep: Step, lead: StepInput['lead']): boolean {
  if (step === nextStep) return true;
  if (step === 'register' || (step === 'million' && !needsSpecialist(lead?.maxAmount ?? null))) return false;
  if (step === 'time' && !hasMeetingStep(lead)) return false;
  const hasCompany = steps.indexOf(nextStep) >= steps.indexOf('bank');
  if (hasCompany && steps.indexOf(step) >= steps.indexOf('bank')) return steps.indexOf(step) <= steps.indexOf(nextStep);
  return steps.indexOf(step) < steps.indexOf(nextStep);
}
