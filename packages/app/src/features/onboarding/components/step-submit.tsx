import { Button } from '@plinth/ui-kit/react/button';
import { useSelector } from 'react-redux';
import { selectStepSubmission } from '../step-submission.ts';
import type { StepForm } from '../submission/send-step.ts';
import { StepActions } from './step-actions.tsx';
import { SubmissionError } from './submission-error.tsx';

interface Props {
  readonly step: StepForm;
  /** The text of the submit button. */
  readonly label: string;
  /** Submits a step without a form. With a form, the button submits that. */
  readonly onSubmit?: () => void;
}

/** The end of a step: the error of its last submission, the Back button and the submit button. */
export function StepSubmit({ step, label, onSubmit }: Props) {
  const submission = useSelector(selectStepSubmission);
  return (
    <>
      <SubmissionError form={step} />
      <StepActions step={step}>
        <Button
          variant="primary"
          size="large"
          busy={submission.status === 'sending'}
          {...(onSubmit ? { onClick: onSubmit } : { type: 'submit' })}
        >
          {label}
        </Button>
      </StepActions>
    </>
  );
}
