import { DEMO_CODE } from '@plinth/api-client/demo/account';
import { Alert } from '@plinth/ui-kit/react/alert';
import { Button } from '@plinth/ui-kit/react/button';
import { OneTimeCodeField } from '@plinth/ui-kit/react/one-time-code-field';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useDraftForm } from '#core/drafts/use-draft-form.ts';
import { useGoHome } from '#core/pages/use-go-home.ts';
import { codeErrors } from '#demo/_shared/account/code-errors.ts';
import { failureOf } from '#demo/_shared/demo-api.ts';
import { doneToast } from '#demo/_shared/toasts.ts';
import { useRefusedFields } from '#demo/_shared/use-refused-fields.ts';
import { useVerifyCodeMutation } from '../auth-api.ts';
import { useOwnEmail } from '../use-own-email.ts';
import { ResendButton } from './resend-button.tsx';

/** The form for the code of the second step. It is sent as soon as it is complete. */
export function TwoSteps() {
  const dispatch = useDispatch();
  const goHome = useGoHome();
  const email = useOwnEmail();
  const { values, errors, form, field, submit } = useDraftForm<'code'>(null, { code: '' }, codeErrors);
  const refused = useRefusedFields<'code'>(values, form);
  const [verify, { isLoading }] = useVerifyCodeMutation();
  const [hasFailed, setFailed] = useState(false);
  const send = async (code: string) => {
    if (isLoading) return;
    setFailed(false);
    const { error } = await verify({ code });
    if (!error) {
      dispatch(doneToast('Your code was accepted'));
      goHome();
    } else if (!refused.refuse(failureOf(error).fields, { code })) setFailed(true);
  };
  return (
    <>
      <p className="muted">
        <bdi>
          Enter the code that we send to <strong>{email}</strong>.
        </bdi>
      </p>
      <form ref={form} className="auth-page-form" noValidate onSubmit={submit(() => void send(values.code))}>
        <OneTimeCodeField
          size="large"
          label="Six-digit code"
          required
          help={`In this demo, the code is ${DEMO_CODE}.`}
          error={errors.code ?? refused.errors.code ?? ''}
          onCodeComplete={({ detail }) => void send(detail.value)}
        >
          <input type="text" {...field('code')} />
        </OneTimeCodeField>
        {hasFailed ? <Alert variant="danger">The code was not checked.</Alert> : null}
        <Button type="submit" variant="primary" size="large" wide busy={isLoading}>
          {hasFailed ? 'Try again' : 'Verify'}
        </Button>
      </form>
      <ResendButton email={email} kind="code" />
    </>
  );
}
