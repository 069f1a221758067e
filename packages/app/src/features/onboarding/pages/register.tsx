import { useEffect, useRef, type ComponentType } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { hrefOf } from '#core/routes/href.ts';
import { useParameters } from '#core/routes/match.ts';
import { selectCustomerId, selectUser } from '#core/session/auth-slice.ts';
import { selectLead, selectNextStep } from '#features/_shared/customers/customers-slice.ts';
import { isStep } from '#features/_shared/customers/onboarding-step.ts';
import { useNavigate } from '#shared/navigation.ts';
import { answerSettled, selectAnswers } from '../answers-slice.ts';
import { Frame } from '../components/frame.tsx';
import { Waiting } from '../components/waiting.tsx';
import type { AnswerStep } from '../stepper.ts';
import { AccountStep } from '../steps/account.tsx';
import { AmountStep } from '../steps/amount.tsx';
import { BankStep } from '../steps/bank.tsx';
import { CompanyStep } from '../steps/company.tsx';
import { CompleteStep } from '../steps/complete.tsx';
import { MillionStep } from '../steps/million.tsx';
import { PlatformsStep } from '../steps/platforms.tsx';
import { TimeStep } from '../steps/time.tsx';

const STEPS: Readonly<Record<AnswerStep, ComponentType>> = {
  amount: AmountStep,
  million: MillionStep,
  time: TimeStep,
  company: CompanyStep,
  bank: BankStep,
  accounting: () => <PlatformsStep kind="accounting" />,
  commerce: () => <PlatformsStep kind="commerce" />,
  complete: CompleteStep,
};

/** From the company on the steps need the token's claim. */
const NEED_CLAIM: ReadonlySet<AnswerStep> = new Set(['company', 'bank', 'accounting', 'commerce', 'complete']);

/** Goes on to the derived step once an answer is kept, or once the claim that was waited for is there. */
function useGoingOn(step: AnswerStep, isWaiting: boolean): void {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const state = useSelector(selectAnswers);
  const next = useSelector(selectNextStep);
  const kept = state.status === 'kept' ? state.form : null;
  const hasWaited = useRef(false);
  useEffect(() => {
    if (isWaiting) {
      hasWaited.current = true;
      return;
    }
    const isHere = kept === step;
    if (kept !== null) dispatch(answerSettled());
    if (!isHere && !hasWaited.current) return;
    hasWaited.current = false;
    navigate(hrefOf('register', { step: next }), { replace: next === step });
  }, [kept, step, isWaiting, next, dispatch, navigate]);
}

function SignedInStep({ step }: { readonly step: AnswerStep }) {
  const lead = useSelector(selectLead);
  const customerId = useSelector(selectCustomerId);
  const isWaiting = NEED_CLAIM.has(step) && lead?.customerId != null && customerId === null;
  useGoingOn(step, isWaiting);
  const Step = STEPS[step];
  return <Frame step={step}>{isWaiting ? <Waiting /> : <Step />}</Frame>;
}

/** Onboarding (spec §2 /register/*): the guard decides which step may be shown, this shows the one of the address. */
export function RegisterPage() {
  const { step } = useParameters('register');
  const user = useSelector(selectUser);
  if (user === null || !isStep(step) || step === 'register') return <AccountStep />;
  return <SignedInStep step={step} />;
}
