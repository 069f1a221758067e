import { Alert } from '@plinth/ui-kit/react/alert';
import { Button } from '@plinth/ui-kit/react/button';
import { Field } from '@plinth/ui-kit/react/field';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { brand } from '#core/config/brand.ts';
import { usePrerenderedForm } from '#core/prerender/prerendered-form.ts';
import { useIsHydrated } from '#core/prerender/use-is-hydrated.ts';
import { hrefOf } from '#core/routes/href.ts';
import { selectAuth } from '#core/session/auth-slice.ts';
import { failureText } from '#core/session/failure-text.ts';
import { passwordSubmitted } from '#core/session/sign-in-slice.ts';
import { AuthLayout } from '#features/_shared/auth-layout/auth-layout.tsx';
import { PasswordField } from '#features/_shared/auth-layout/password-field.tsx';
import { ProviderButtons } from '#features/_shared/auth-layout/provider-buttons.tsx';
import { SecondFactor } from '#features/_shared/auth-layout/second-factor.tsx';
import { StorageNotice } from '#features/_shared/auth-layout/storage-notice.tsx';
import { useSignIn } from '#features/_shared/auth-layout/use-sign-in.ts';
import { CapturedPromo } from '#features/_shared/promo/captured-promo.tsx';
import { isEmail } from '#shared/email.ts';
import { Link } from '#shared/navigation.ts';
import { PageHeading } from '#shared/page-heading.tsx';
import { DemoSignIn } from '../components/demo-sign-in.tsx';
import { useSignInEmail } from '../components/use-sign-in-email.ts';

interface Errors {
  readonly email: string;
  readonly password: string;
}

const NO_ERRORS: Errors = { email: '', password: '' };

/** The sign-in page (product.md#pages). The typed text remains after a failed attempt. */
export function LoginPage() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const auth = useSelector(selectAuth);
  const signIn = useSignIn();
  const form = useRef<HTMLFormElement>(null);
  const [email, changeEmail] = useSignInEmail();
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState(NO_ERRORS);
  usePrerenderedForm(form, { email: [email, changeEmail], password: [password, setPassword] });
  const isHydrated = useIsHydrated();
  const endReason = isHydrated && auth.status === 'anonymous' ? auth.reason : null;
  const reason = endReason === 'expired' || endReason === 'otherTab' ? endReason : null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const newErrors: Errors = {
      email: email.trim() === '' ? t('auth.emailMissing') : isEmail(email) ? '' : t('auth.emailWrong'),
      password: password === '' ? t('auth.passwordMissing') : '',
    };
    setErrors(newErrors);
    const invalidField = newErrors.email ? 'email' : newErrors.password ? 'password' : null;
    if (invalidField) {
      form.current?.querySelector<HTMLInputElement>(`[name="${invalidField}"]`)?.focus();
      return;
    }
    dispatch(passwordSubmitted({ email: email.trim(), password }));
  };

  if (signIn.status === 'challenged') {
    return (
      <AuthLayout>
        <SecondFactor state={signIn} />
      </AuthLayout>
    );
  }
  return (
    <AuthLayout>
      <div className="auth-head">
        <PageHeading>{t('auth.signIn')}</PageHeading>
        <p className="muted">
          {t('auth.new', { brand: brand.name })} <Link to={hrefOf('register')}>{t('auth.create')}</Link>
        </p>
        <CapturedPromo />
      </div>
      <StorageNotice />
      {reason ? <Alert variant="info">{t(`auth.reason.${reason}`)}</Alert> : null}
      <form ref={form} className="plinth-stack" noValidate onSubmit={submit}>
        <Field size="large" label={t('auth.email')} error={errors.email} required>
          <input
            name="email"
            type="email"
            autoComplete="username"
            inputMode="email"
            value={email}
            onChange={(event) => changeEmail(event.target.value)}
          />
        </Field>
        <PasswordField
          label={t('auth.password')}
          value={password}
          onValueChange={setPassword}
          error={errors.password}
          autoComplete="current-password"
        >
          <Link className="text-13" to={hrefOf('forgot-password')}>
            {t('auth.forgot')}
          </Link>
        </PasswordField>
        <Button
          type="submit"
          variant="primary"
          size="large"
          wide
          busy={signIn.status === 'pending' && signIn.via === 'password'}
        >
          {t('auth.signIn')}
        </Button>
        {signIn.status === 'failed' ? <Alert variant="danger">{failureText(t, signIn.failure)}</Alert> : null}
      </form>
      <ProviderButtons />
      <DemoSignIn />
    </AuthLayout>
  );
}
