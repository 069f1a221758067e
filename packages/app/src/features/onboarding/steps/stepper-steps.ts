import type { Lead } from '@plinth/api-client';
import { hrefOf } from '#core/routes/href.ts';
import { mayVisit, steps, stepsOf, type DirectedStep, type Step } from '#features/_shared/customers/onboarding-step.ts';

/** A step of somebody who is signed in. */
export type ApplicationStep = Exclude<Step, 'register'>;

/** The steps without a form: one links something there, or goes on. */
const OPTIONAL_STEPS = ['bank', 'accounting', 'commerce', 'complete'] as const satisfies readonly DirectedStep[];

/** Whether what a step asks for was given. Steps without a form are done once one went on from them. */
function isDone(step: Step, next: Step, lead: Lead | null): boolean {
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
      return steps.indexOf(step) < steps.indexOf(next);
  }
}

/** A step as the stepper shows it. */
export interface StepperStep {
  readonly id: Step;
  readonly done: boolean;
  /** Set where one may go back to it. */
  readonly href: string | undefined;
}

/** All steps of this lead; those that are done lead back. */
export function stepperSteps(next: Step, lead: Lead | null): readonly StepperStep[] {
  return stepsOf(lead).map((id) => {
    const done = isDone(id, next, lead);
    return { id, done, href: done && mayVisit(id, next, lead) ? hrefOf('register', { step: id }) : undefined };
  });
}

/** The step that Back leads to; null on the first one. Without a phone there was no meeting to go back to. */
export function previousStep(step: ApplicationStep, lead: Lead | null): ApplicationStep | null {
  const way = stepsOf(lead).filter((each) => each !== 'time' || lead?.phone != null || lead?.address != null);
  const before = way[way.indexOf(step) - 1];
  return before === undefined || before === 'register' ? null : before;
}

/** Where one goes on to from a step without a form; never back behind the place that one has reached already. */
export function followingStep(step: DirectedStep, next: Step): DirectedStep {
  const reached = OPTIONAL_STEPS.indexOf(next as DirectedStep);
  return OPTIONAL_STEPS[Math.max(reached, OPTIONAL_STEPS.indexOf(step) + 1)] ?? 'complete';
}
