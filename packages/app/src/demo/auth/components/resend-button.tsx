import { Alert } from '@plinth/ui-kit/react/alert';
import { Button } from '@plinth/ui-kit/react/button';
import { useDispatch } from 'react-redux';
import { doneToast } from '#demo/_shared/toasts.ts';
import { useCountdown } from '#shared/use-countdown.ts';
import { useVerifyEmailMutation } from '../auth-api.ts';

/** The wait before a mail can be sent again, in seconds. */
const WAIT_SECONDS = 30;

interface Props {
  readonly email: string;
  /** The content of the mail. */
  readonly kind: 'link' | 'code';
}

/** Sends a mail once more. It waits between two mails. */
export function ResendButton({ email, kind }: Props) {
  const dispatch = useDispatch();
  const [send, { isLoading, isError }] = useVerifyEmailMutation();
  const { secondsLeft, restart } = useCountdown(WAIT_SECONDS);
  const resend = async () => {
    const { error } = await send({ email, kind });
    if (error) return;
    dispatch(doneToast(`A new ${kind} was sent to ${email}`));
    restart();
  };
  return (
    <>
      {isError ? <Alert variant="danger">The {kind} was not sent.</Alert> : null}
      <Button size="large" wide busy={isLoading} disabled={secondsLeft > 0} onClick={() => void resend()}>
        {secondsLeft > 0 ? `Resend in ${secondsLeft} s` : isError ? 'Try again' : 'Resend'}
      </Button>
    </>
  );
}
