import { Alert } from '@plinth/ui-kit/react/alert';
import { Button } from '@plinth/ui-kit/react/button';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { selectStepSubmission, stepSubmission } from '../step-submission.ts';
import type { StepForm } from '../submission/send-step.ts';

const TRANSLATED_CODES = new Set(['network', 'timeout', 'still-open']);

/**
 * The error message of a failed submission with a retry button, which submits the current values of the form around it.
 * Without a form, the failed submission is sent again.
 */
export function SubmissionError({ form }: { readonly form: StepForm }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const submission = useSelector(selectStepSubmission);
  if (submission.status !== 'failed' || submission.input.form !== form) return null;
  const { input, code } = submission;
  const retry = ({ currentTarget }: { readonly currentTarget: HTMLElement }) => {
    const element = currentTarget.closest('form');
    // The message and its button are removed, so the focus moves to the submit button.
    currentTarget.closest('section')?.querySelector<HTMLElement>('.onboarding-onward plinth-button')?.focus();
    if (element) element.requestSubmit();
    else dispatch(stepSubmission.submitted(input));
  };
  const fallback = form === 'complete' ? 'complete' : 'other';
  return (
    <Alert variant="danger">
      {t(`onboarding.failure.${TRANSLATED_CODES.has(code) ? code : fallback}`)}
      <Button slot="action" size="small" onClick={retry}>
        {t('onboarding.retry')}
      </Button>
    </Alert>
  );
}
