import { PASSWORD_RULES } from '@plinth/api-client/demo/account';
import { Alert } from '@plinth/ui-kit/react/alert';
import { Button } from '@plinth/ui-kit/react/button';
import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import { useState } from 'react';
import { useDraftForm } from '#core/drafts/use-draft-form.ts';
import { failureOf } from '#demo/_shared/demo-api.ts';
import { PasswordInput } from '#demo/_shared/password/password-input.tsx';
import { PasswordRules } from '#demo/_shared/password/password-rules.tsx';
import { repeatError } from '#demo/_shared/password/repeat-error.ts';
import { demoRoutes } from '#demo/_shared/routes.ts';
import { useRefusedFields } from '#demo/_shared/use-refused-fields.ts';
import { Link, useNavigate, useQuery } from '#shared/navigation.ts';
import { useResetPasswordMutation } from '../auth-api.ts';
import type { Variant } from '../variant.ts';

type Name = 'password' | 'repeat';

function check({ password, repeat }: Readonly<Record<Name, string>>): Readonly<Partial<Record<Name, string>>> {
  const repeated = repeatError(password, repeat);
  return {
    ...(PASSWORD_RULES.every(({ pattern }) => pattern.test(password))
      ? {}
      : { password: 'Enter a password that meets all rules' }),
    ...(repeated === null ? {} : { repeat: repeated }),
  };
}

/** Says that a link to a new password cannot be used. */
function InvalidLink({ variant }: { readonly variant: Variant }) {
  const navigate = useNavigate();
  return (
    <EmptyState
      kind="error"
      heading="This link is not valid"
      text="It has been used, or it is older than an hour. Your password has not changed."
    >
      <Button slot="action" variant="primary" onClick={() => navigate(demoRoutes.hrefOf(`forgot-password-${variant}`))}>
        Request a new link
      </Button>
    </EmptyState>
  );
}

/** The form that sets a new password with the token of a link. */
export function ResetForm({ variant }: { readonly variant: Variant }) {
  const { query } = useQuery();
  const navigate = useNavigate();
  const token = query.get('token') ?? '';
  const { values, errors, form, field, submit } = useDraftForm<Name>(null, { password: '', repeat: '' }, check);
  const refused = useRefusedFields<Name>(values, form);
  const [reset, { isLoading }] = useResetPasswordMutation();
  const [email, setEmail] = useState<string | null>(null);
  const [refusedToken, setRefusedToken] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const send = async () => {
    setFailed(false);
    const { data, error } = await reset({ token, password: values.password });
    if (data) setEmail(data.email);
    else {
      const { fields } = failureOf(error);
      if (fields['token'] !== undefined) setRefusedToken(token);
      else if (!refused.refuse(fields)) setFailed(true);
    }
  };
  if (email !== null) {
    return (
      <>
        <Alert variant="success">
          <strong>Your password was changed.</strong>{' '}
          <bdi>
            Sign in to <bdi>{email}</bdi> with the new one.
          </bdi>
        </Alert>
        <Button variant="primary" size="large" wide onClick={() => navigate(demoRoutes.hrefOf(`login-${variant}`))}>
          Sign in
        </Button>
      </>
    );
  }
  if (token === '' || refusedToken === token) return <InvalidLink variant={variant} />;
  return (
    <>
      <p className="muted">
        <bdi>Choose a new password for your account.</bdi>
      </p>
      <form ref={form} className="auth-page-form" noValidate onSubmit={submit(() => void send())}>
        <PasswordInput
          size="large"
          label="New password"
          error={errors.password ?? refused.errors.password ?? ''}
          autoComplete="new-password"
          field={field('password')}
        />
        <PasswordRules password={values.password} />
        <PasswordInput
          size="large"
          label="Confirm password"
          error={errors.repeat ?? ''}
          autoComplete="new-password"
          field={field('repeat')}
        />
        {hasFailed ? <Alert variant="danger">The password was not changed.</Alert> : null}
        <Button type="submit" variant="primary" size="large" wide busy={isLoading}>
          {hasFailed ? 'Try again' : 'Set new password'}
        </Button>
      </form>
      <p className="text-13">
        <Link to={demoRoutes.hrefOf(`login-${variant}`)}>Back to sign-in</Link>
      </p>
    </>
  );
}
