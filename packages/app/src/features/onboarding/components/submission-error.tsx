import { Alert } from '@plinth/ui-kit/react/alert';
import { Button } from '@plinth/ui-kit/react/button';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { stepSubmitted, selectSubmission } from '../onboarding-slice.ts';
import type { StepForm } from '../submission/send-submission.ts';

const TRANSLATED_CODES = new Set(['network', 'timeout', 'still-open']);

/**
 * Why the last answer of a form was not kept, with the way to send it again.
 * @param onRetry sends what is in the form now; without it the same answer is sent.
 */
export function SubmissionError({ form, onRetry }: { readonly form: StepForm; readonly onRetry?: () => void }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const submission = useSelector(selectSubmission);
  if (submission.status !== 'failed' || submission.answer.form !== form) return null;
  const { answer, code } = submission;
  const retry = ({ currentTarget }: { readonly currentTarget: HTMLElement }) => {
    // The message goes, and its button with it: the focus stays with the one that sends the same.
    currentTarget.closest('section')?.querySelector<HTMLElement>('.onboarding-onward plinth-button')?.focus();
    if (onRetry) onRetry();
    else dispatch(stepSubmitted(answer));
  };
  const other = form === 'complete' ? 'complete' : 'other';
  return (
    <Alert variant="danger">
      {t(`onboarding.failure.${TRANSLATED_CODES.has(code) ? code : other}`)}
      <Button slot="action" size="small" onClick={retry}>
        {t('onboarding.retry')}
      </Button>
    </Alert>
  );
}
