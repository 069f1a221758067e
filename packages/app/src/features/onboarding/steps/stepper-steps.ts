import type { Lead } from '@plinth/api-client/resources/leads';
import { hrefOf } from '#core/routes/href.ts';
import { mayVisit, steps, stepsOf, type OptionalStep, type Step } from '#features/_shared/customers/onboarding-step.ts';

/** A step of a signed-in user. */
export type ApplicationStep = Exclude<Step, 'register'>;

/** The steps without a form, where the user links accounts or continues. */
const OPTIONAL_STEPS = ['bank', 'accounting', 'commerce', 'complete'] as const satisfies readonly OptionalStep[];

/** The progress of the user. */
export interface Progress {
  /** The derived next step. */
  readonly nextStep: Step;
  readonly lead: Lead | null;
  /** Whether the user has completed the specialist step for this lead. */
  readonly specialistDone: boolean;
}

/** Returns whether a step is complete. A step without a form is complete once the user has continued from it. */
function isDone(step: Step, { nextStep, lead, specialistDone }: Progress): boolean {
  switch (step) {
    case 'register':
      return true;
    case 'amount':
      return lead !== null && lead.maxAmount !== null;
    case 'million':
      return specialistDone;
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
export function stepperSteps(progress: Progress): readonly StepperStep[] {
  const { nextStep, lead, specialistDone } = progress;
  return stepsOf(lead, specialistDone).map((id) => {
    const done = isDone(id, progress);
    const isLink = done && mayVisit(id, nextStep, lead);
    return { id, done, href: isLink ? hrefOf('register', { step: id }) : undefined };
  });
}

/** Returns the step that Back leads to, or `null` on the first one. */
export function previousStep(
  step: ApplicationStep,
  { lead, specialistDone }: Pick<Progress, 'lead' | 'specialistDone'>,
): ApplicationStep | null {
  const ids = stepsOf(lead, specialistDone);
  const previous = ids[ids.indexOf(step) - 1];
  return previous === undefined || previous === 'register' ? null : previous;
}

/** Returns the step after a step without a form, but never one before the step that the user has already reached. */
export function followingStep(step: OptionalStep, nextStep: Step): OptionalStep {
  const reachedIndex = OPTIONAL_STEPS.indexOf(nextStep as OptionalStep);
  return OPTIONAL_STEPS[Math.max(reachedIndex, OPTIONAL_STEPS.indexOf(step) + 1)] ?? 'complete';
}
