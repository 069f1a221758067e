import { useEffect, useRef, type ComponentType } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { hrefOf } from '#core/routes/href.ts';
import { useParameters } from '#core/routes/match.ts';
import { selectCustomerId, selectUser } from '#core/session/auth-slice.ts';
import { selectLead, selectNextStep } from '#features/_shared/customers/customers-slice.ts';
import { isStep } from '#features/_shared/customers/onboarding-step.ts';
import { useNavigate } from '#shared/navigation.ts';
import { AccountStep } from '../components/account-step.tsx';
import { AmountStep } from '../components/amount-step.tsx';
import { BankStep } from '../components/bank-step.tsx';
import { CompanyStep } from '../components/company-step.tsx';
import { CompleteStep } from '../components/complete-step.tsx';
import { MillionStep } from '../components/million-step.tsx';
import { OnboardingLayout } from '../components/onboarding-layout.tsx';
import { PendingCompany } from '../components/pending-company.tsx';
import { PlatformsStep } from '../components/platforms-step.tsx';
import { TimeStep } from '../components/time-step.tsx';
import { selectStepSubmission, stepSubmission } from '../step-submission.ts';
import type { ApplicationStep } from '../steps/stepper-steps.ts';

const STEPS: Readonly<Record<ApplicationStep, ComponentType>> = {
  amount: AmountStep,
  million: MillionStep,
  time: TimeStep,
  company: CompanyStep,
  bank: BankStep,
  accounting: () => <PlatformsStep kind="accounting" />,
  commerce: () => <PlatformsStep kind="commerce" />,
  complete: CompleteStep,
};

/** The steps that need the company's claim in the token. */
const CLAIM_STEPS: ReadonlySet<ApplicationStep> = new Set(['company', 'bank', 'accounting', 'commerce', 'complete']);

/** Navigates to the next step once the current one is saved or the pending claim arrives. */
function useRedirectToNextStep(step: ApplicationStep, isWaiting: boolean): void {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const submission = useSelector(selectStepSubmission);
  const nextStep = useSelector(selectNextStep);
  const savedStep = submission.status === 'sent' ? submission.input.form : null;
  const hasWaited = useRef(false);
  useEffect(() => {
    if (isWaiting) {
      hasWaited.current = true;
      return;
    }
    const isCurrentStepSaved = savedStep === step;
    if (savedStep !== null) dispatch(stepSubmission.dismissed());
    if (!isCurrentStepSaved && !hasWaited.current) return;
    hasWaited.current = false;
    navigate(hrefOf('register', { step: nextStep }), { replace: nextStep === step });
  }, [savedStep, step, isWaiting, nextStep, dispatch, navigate]);
}

function SignedInStep({ step }: { readonly step: ApplicationStep }) {
  const lead = useSelector(selectLead);
  const customerId = useSelector(selectCustomerId);
  const isWaiting = CLAIM_STEPS.has(step) && lead?.customerId != null && customerId === null;
  useRedirectToNextStep(step, isWaiting);
  const Step = STEPS[step];
  return <OnboardingLayout step={step}>{isWaiting ? <PendingCompany /> : <Step />}</OnboardingLayout>;
}

/** The onboarding page (product.md#onboarding). It renders the step in the URL, once the guard allows it. */
export function RegisterPage() {
  const { step } = useParameters('register');
  const user = useSelector(selectUser);
  if (user === null || !isStep(step) || step === 'register') return <AccountStep />;
  return <SignedInStep step={step} />;
}
