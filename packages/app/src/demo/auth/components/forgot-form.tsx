import { iconArrowLeft } from '@plinth/ui-kit/icons';
import { Alert } from '@plinth/ui-kit/react/alert';
import { Button } from '@plinth/ui-kit/react/button';
import { Field } from '@plinth/ui-kit/react/field';
import { Icon } from '@plinth/ui-kit/react/icon';
import { useState } from 'react';
import { useDraftForm } from '#core/drafts/use-draft-form.ts';
import { failureOf } from '#demo/_shared/demo-api.ts';
import { demoRoutes } from '#demo/_shared/routes.ts';
import { useRefusedFields } from '#demo/_shared/use-refused-fields.ts';
import { isEmail } from '#shared/email.ts';
import { Link } from '#shared/navigation.ts';
import { useForgotPasswordMutation } from '../auth-api.ts';
import type { Variant } from '../variant.ts';

const check = ({ email }: { readonly email: string }): { readonly email?: string } =>
  isEmail(email) ? {} : { email: 'Enter a valid email address' };

/** The message after a link was requested. It is the same for every address. */
function SentMessage({ variant, email, token }: { variant: Variant; email: string; token: string }) {
  return (
    <Alert variant="success">
      <strong>Check your inbox.</strong>{' '}
      <bdi>
        If <bdi>{email}</bdi> has an account, we sent it a link that works for an hour.
      </bdi>{' '}
      <Link to={demoRoutes.hrefOf(`reset-password-${variant}`, {}, { token })}>Open the demo link</Link>
    </Alert>
  );
}

/** The form that asks for a link to a new password. */
export function ForgotForm({ variant }: { readonly variant: Variant }) {
  const { values, errors, form, field, submit } = useDraftForm<'email'>(null, { email: '' }, check);
  const refused = useRefusedFields<'email'>(values, form);
  const [ask, { isLoading }] = useForgotPasswordMutation();
  const [sent, setSent] = useState<{ readonly email: string; readonly token: string } | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const send = async () => {
    setFailed(false);
    const email = values.email.trim();
    const { data, error } = await ask({ email });
    if (data) setSent({ email, token: data.token });
    else if (!refused.refuse(failureOf(error).fields)) setFailed(true);
  };
  return (
    <>
      <p className="muted">
        <bdi>Enter your email address and we’ll send you a link to choose a new password.</bdi>
      </p>
      <output>{sent ? <SentMessage variant={variant} {...sent} /> : null}</output>
      <form ref={form} className="auth-page-form" noValidate onSubmit={submit(() => void send())}>
        <Field size="large" label="Email" required error={errors.email ?? refused.errors.email ?? ''}>
          <input type="email" dir="ltr" autoComplete="username" inputMode="email" {...field('email')} />
        </Field>
        {hasFailed ? <Alert variant="danger">The link was not sent.</Alert> : null}
        <Button type="submit" variant="primary" size="large" wide busy={isLoading}>
          {hasFailed ? 'Try again' : 'Send reset link'}
        </Button>
      </form>
      <p className="text-13">
        <Link to={demoRoutes.hrefOf(`login-${variant}`)}>
          <Icon size="small" path={iconArrowLeft} /> Back to sign-in
        </Link>
      </p>
    </>
  );
}
