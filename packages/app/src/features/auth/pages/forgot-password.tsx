import { Alert } from '@plinth/ui-kit/react/alert';
import { Button } from '@plinth/ui-kit/react/button';
import { Field } from '@plinth/ui-kit/react/field';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { usePrerenderedForm } from '#core/prerender/prerendered-form.ts';
import { hrefOf } from '#core/routes/href.ts';
import { failureText } from '#core/session/failure-text.ts';
import { AuthLayout } from '#features/_shared/auth-layout/auth-layout.tsx';
import { isEmail } from '#shared/email.ts';
import { Link } from '#shared/navigation.ts';
import { PageHeading } from '#shared/page-heading.tsx';
import { useSignInEmail } from '../components/use-sign-in-email.ts';
import { resetDismissed, resetRequested, selectReset } from '../password-reset-slice.ts';

/** The page that requests a password reset link (product.md#pages). */
export function ForgotPasswordPage() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const reset = useSelector(selectReset);
  const form = useRef<HTMLFormElement>(null);
  const [email, changeEmail] = useSignInEmail();
  const [error, setError] = useState('');
  usePrerenderedForm(form, { email: [email, changeEmail] });

  useEffect(
    () => () => {
      dispatch(resetDismissed());
    },
    [dispatch],
  );

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const emailError = email.trim() === '' ? t('auth.emailMissing') : isEmail(email) ? '' : t('auth.emailWrong');
    setError(emailError);
    if (emailError) form.current?.querySelector('input')?.focus();
    else dispatch(resetRequested(email.trim()));
  };

  return (
    <AuthLayout>
      <div className="auth-head">
        <PageHeading>{t('auth.resetPassword')}</PageHeading>
        <p className="muted">{t('auth.resetText')}</p>
      </div>
      <form ref={form} className="plinth-stack" noValidate onSubmit={submit}>
        <Field size="large" label={t('auth.email')} error={error} required>
          <input
            name="email"
            type="email"
            autoComplete="username"
            inputMode="email"
            value={email}
            onChange={(event) => changeEmail(event.target.value)}
          />
        </Field>
        <Button type="submit" variant="primary" size="large" wide busy={reset.status === 'pending'}>
          {t('auth.sendReset')}
        </Button>
        {reset.status === 'failed' ? <Alert variant="danger">{failureText(t, reset.failure)}</Alert> : null}
        {reset.status === 'sent' ? (
          <Alert variant="success">
            <strong>{t('auth.sentTitle')}</strong> {t('auth.sentText', { email: reset.email })}
          </Alert>
        ) : null}
      </form>
      <p className="text-13">
        <Link to={hrefOf('login')}>{t('auth.back')}</Link>
      </p>
    </AuthLayout>
  );
}
