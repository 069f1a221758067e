import { Alert } from '@plinth/ui-kit/react/alert';
import { Button } from '@plinth/ui-kit/react/button';
import { useEffect } from 'react';
import { useGoHome } from '#core/pages/use-go-home.ts';
import { failureOf } from '#demo/_shared/demo-api.ts';
import { useQuery } from '#shared/navigation.ts';
import { useVerifyCodeMutation } from '../auth-api.ts';
import { useOwnEmail } from '../use-own-email.ts';
import { ResendButton } from './resend-button.tsx';

/** Confirms an address with the code of a link, and says whether that worked. */
function Confirmation({ code }: { readonly code: string }) {
  const [verify, { isLoading, isSuccess, error, isUninitialized }] = useVerifyCodeMutation();
  useEffect(() => {
    void verify({ code });
  }, [verify, code]);
  if (isLoading || isUninitialized) return <output className="muted">Confirming your address</output>;
  if (isSuccess) {
    return (
      <Alert variant="success">
        <strong>Your email address is confirmed.</strong>
      </Alert>
    );
  }
  if (failureOf(error).fields['code'] !== undefined) {
    return (
      <Alert variant="danger">
        <strong>This link is not valid.</strong> Request a new one.
      </Alert>
    );
  }
  return (
    <Alert variant="danger">
      <strong>Your address was not confirmed.</strong>
      <Button slot="action" size="small" onClick={() => void verify({ code })}>
        Try again
      </Button>
    </Alert>
  );
}

/** Says that a link was sent with which the address is confirmed. The page that the link opens confirms it. */
export function VerifyEmail() {
  const goHome = useGoHome();
  const { query } = useQuery();
  const email = useOwnEmail();
  const code = query.get('code');
  return (
    <>
      {code === null ? (
        <p className="muted">
          <bdi>
            Open the link that we send to <strong>{email}</strong> to confirm that the address is yours.
          </bdi>
        </p>
      ) : (
        <Confirmation key={code} code={code} />
      )}
      <Button variant="primary" size="large" wide onClick={goHome}>
        {code === null ? 'Skip for now' : 'Continue'}
      </Button>
      <ResendButton email={email} kind="link" />
    </>
  );
}
