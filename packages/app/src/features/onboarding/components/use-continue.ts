import { useDispatch, useSelector } from 'react-redux';
import { hrefOf } from '#core/routes/href.ts';
import { selectNextStep, stepDirected } from '#features/_shared/customers/customers-slice.ts';
import type { DirectedStep } from '#features/_shared/customers/onboarding-step.ts';
import { useNavigate } from '#shared/navigation.ts';
import { followingStep } from '../steps/stepper-steps.ts';

/** Returns a function that continues from a step without a form and stores the new step. */
export function useContinue(step: DirectedStep): () => void {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const nextStep = useSelector(selectNextStep);
  return () => {
    const targetStep = followingStep(step, nextStep);
    dispatch(stepDirected(targetStep));
    navigate(hrefOf('register', { step: targetStep }));
  };
}
