import type { Lead } from '@plinth/api-client';
import { hrefOf } from '#core/routes/href.ts';
import { mayVisit, steps, stepsOf, type OptionalStep, type Step } from '#features/_shared/customers/onboarding-step.ts';

/** A step of a signed-in user. */
export type ApplicationStep = Exclude<Step, 'register'>;

/** The steps without a form, where the user links accounts or continues. */
const OPTIONAL_STEPS = ['bank', 'accounting', 'commerce', 'complete'] as const satisfies readonly OptionalStep[];

/** Returns whether a step is complete. A step without a form is complete once the user has continued from it. */
function isDone(step: Step, nextStep: Step, lead: Lead | null): boolean {
  switch (step) {
    case 'register':
      return true;
    case 'amount':
      return lead !== null && lead.maxAmount !== null;
    case 'million':
      return lead !== null && lead.phone !== null;
    case 'time':
      return lead !== null && lead.address !== null;
    case 'company':
      return lead !== null && lead.customerId !== null;
    default:
      return steps.indexOf(step) < steps.indexOf(nextStep);
  }
}

/** A step as the stepper displays it. */
export interface StepperStep {
  readonly id: Step;
  readonly done: boolean;
  /** Set when the user can go back to the step. */
  readonly href: string | undefined;
}

/** Returns all steps of a lead. Completed steps link back. */
export function stepperSteps(nextStep: Step, lead: Lead | null): readonly StepperStep[] {
  return stepsOf(lead).map((id) => {
    const done = isDone(id, nextStep, lead);
    return { id, done, href: done && mayVisit(id, nextStep, lead) ? hrefOf('register', { step: id }) : undefined };
  });
}

/**
 * Returns the step that Back leads to, or `null` on the first one. Without a phone number there was no meeting step.
 */
export function previousStep(step: ApplicationStep, lead: Lead | null): ApplicationStep | null {
  const visibleSteps = stepsOf(lead).filter((id) => id !== 'time' || lead?.phone != null || lead?.address != null);
  const previous = visibleSteps[visibleSteps.indexOf(step) - 1];
  return previous === undefined || previous === 'register' ? null : previous;
}

/** Returns the step after a step without a form, but never one before the step that the user has already reached. */
export function followingStep(step: OptionalStep, nextStep: Step): OptionalStep {
  const reachedIndex = OPTIONAL_STEPS.indexOf(nextStep as OptionalStep);
  return OPTIONAL_STEPS[Math.max(reachedIndex, OPTIONAL_STEPS.indexOf(step) + 1)] ?? 'complete';
}
