import { Button } from '@plinth/ui-kit/react/button';
import { useTranslation } from 'react-i18next';
import { useCountdown } from '#shared/use-countdown.ts';

/** The wait before another message can be sent, in seconds. */
const WAIT_SECONDS = 30;

interface Props {
  /** Whether a code was sent: the wait begins when the button is created. */
  readonly isSent: boolean;
  /** Whether the last code can't be used any more; then there is no wait. */
  readonly isExpired: boolean;
  readonly isSending: boolean;
  readonly disabled: boolean;
  readonly onSend: () => void;
}

/** Sends a code to a phone once more. It waits between two messages. */
export function ResendButton({ isSent, isExpired, isSending, disabled, onSend }: Props) {
  const { t } = useTranslation();
  const { secondsLeft } = useCountdown(WAIT_SECONDS);
  const isWaiting = isSent && !isExpired && secondsLeft > 0;
  return (
    <Button size="large" wide busy={isSending} disabled={disabled || isWaiting} onClick={onSend}>
      {isWaiting ? t('signIn.secondFactor.resendIn', { seconds: secondsLeft }) : t('signIn.secondFactor.resend')}
    </Button>
  );
}
