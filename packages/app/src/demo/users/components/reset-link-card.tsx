import type { User } from '@plinth/api-client/demo/users';
import { Alert } from '@plinth/ui-kit/react/alert';
import { Button } from '@plinth/ui-kit/react/button';
import { Card } from '@plinth/ui-kit/react/card';
import { useDispatch } from 'react-redux';
import { doneToast } from '#demo/_shared/toasts.ts';
import { useSendResetLinkMutation } from '../reset-link-api.ts';

/** Sends a user an email with which they choose a new password. */
export function ResetLinkCard({ user }: { readonly user: User }) {
  const dispatch = useDispatch();
  const [sendLink, { isLoading, isError }] = useSendResetLinkMutation();
  const { fullName, email } = user;
  const send = async () => {
    const { error } = await sendLink({ fullName, email });
    if (!error) dispatch(doneToast(`Reset link sent to ${email}`));
  };
  return (
    <Card>
      <h2 slot="heading">Password</h2>
      <div className="user-password">
        <p className="muted">
          <bdi>
            Sends an email with the page for a new password to <bdi>{email}</bdi>. A copy is kept in Sent.
          </bdi>
        </p>
        <Button busy={isLoading} onClick={() => void send()}>
          {isError ? 'Try again' : 'Send reset link'}
        </Button>
      </div>
      {isError ? <Alert variant="danger">The reset link was not sent.</Alert> : null}
    </Card>
  );
}
