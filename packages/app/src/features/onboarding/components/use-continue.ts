import { useDispatch, useSelector } from 'react-redux';
import { hrefOf } from '#core/routes/href.ts';
import { selectNextStep, stepRequested } from '#features/_shared/customers/customers-slice.ts';
import type { OptionalStep } from '#features/_shared/customers/onboarding-step.ts';
import { useNavigate } from '#shared/navigation.ts';
import { followingStep } from '../steps/stepper-steps.ts';

/** Returns a function that continues from a step without a form and stores the new step. */
export function useContinue(step: OptionalStep): () => void {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const nextStep = useSelector(selectNextStep);
  return () => {
    const targetStep = followingStep(step, nextStep);
    dispatch(stepRequested(targetStep));
    navigate(hrefOf('register', { step: targetStep }));
  };
}
