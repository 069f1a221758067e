import { formatNumber } from '@plinth/ui-kit/format';
import { Alert } from '@plinth/ui-kit/react/alert';
import { Button } from '@plinth/ui-kit/react/button';
import { Field } from '@plinth/ui-kit/react/field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useServices } from '#core/context.ts';
import { useDraftForm } from '#core/drafts/use-draft-form.ts';
import { usePrerenderedForm } from '#core/prerender/prerendered-form.ts';
import { hrefOf } from '#core/routes/href.ts';
import { failureText } from '#core/session/failure-text.ts';
import { registrationSubmitted } from '#core/session/sign-in-slice.ts';
import { AuthLayout } from '#features/_shared/auth-layout/auth-layout.tsx';
import { PasswordField } from '#features/_shared/auth-layout/password-field.tsx';
import { ProviderButtons } from '#features/_shared/auth-layout/provider-buttons.tsx';
import { SecondFactor } from '#features/_shared/auth-layout/second-factor.tsx';
import { StorageNotice } from '#features/_shared/auth-layout/storage-notice.tsx';
import { useSignIn } from '#features/_shared/auth-layout/use-sign-in.ts';
import { CapturedPromo } from '#features/_shared/promo/captured-promo.tsx';
import { isEmail } from '#shared/email.ts';
import { FormFields } from '#shared/form-fields.tsx';
import { Link } from '#shared/navigation.ts';
import { PageHeading } from '#shared/page-heading.tsx';
import { isTooLong, MAX_NAME_LENGTH } from '#shared/text-limit.ts';

/** The minimum password length that the identity provider accepts. */
const MIN_PASSWORD_LENGTH = 6;

const check = ({ fullName, email }: { readonly fullName: string; readonly email: string }) => ({
  ...(fullName.trim() === ''
    ? { fullName: 'onboarding.register.fullNameMissing' }
    : isTooLong(fullName)
      ? { fullName: 'onboarding.register.fullNameLong' }
      : {}),
  ...(email.trim() === ''
    ? { email: 'onboarding.register.emailMissing' }
    : isEmail(email)
      ? {}
      : { email: 'onboarding.register.emailWrong' }),
});

/** The step that creates an account (product.md#validation). The password is the only field that is never stored. */
export function AccountStep() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { storage } = useServices();
  const signIn = useSignIn();
  const isPending = signIn.status === 'pending';
  const { values, errors, form, change, field, submit } = useDraftForm('register', { fullName: '', email: '' }, check);
  const [password, setPassword] = useState('');
  const [isPasswordValidated, setPasswordValidated] = useState(false);
  usePrerenderedForm(form, {
    fullName: [values.fullName, (fullName) => change('fullName', fullName)],
    email: [values.email, (email) => change('email', email)],
    password: [password, setPassword],
  });
  const passwordIsShort = password.length < MIN_PASSWORD_LENGTH;
  const passwordError =
    isPasswordValidated && passwordIsShort
      ? t('onboarding.register.passwordShort', { count: MIN_PASSWORD_LENGTH })
      : '';

  const register = () => {
    if (passwordIsShort) {
      form.current?.querySelector<HTMLInputElement>('[name="password"]')?.focus();
      return;
    }
    const email = values.email.trim();
    storage.set('signInEmail', email);
    dispatch(registrationSubmitted({ fullName: values.fullName.trim(), email, password }));
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
      <div>
        <PageHeading>{t('onboarding.register.title')}</PageHeading>
        <p className="muted">
          {t('onboarding.register.known')} <Link to={hrefOf('login')}>{t('onboarding.register.signIn')}</Link>
        </p>
        <CapturedPromo />
      </div>
      <StorageNotice />
      <form
        ref={form}
        className="plinth-stack"
        noValidate
        onSubmit={(event) => {
          setPasswordValidated(passwordIsShort);
          submit(register)(event);
        }}
      >
        <FormFields isSending={isPending}>
          <Field
            size="large"
            label={t('onboarding.register.fullName')}
            error={errors.fullName ? t(errors.fullName, { max: formatNumber(MAX_NAME_LENGTH) }) : ''}
            required
          >
            <input type="text" dir="auto" autoComplete="name" {...field('fullName')} />
          </Field>
          <Field
            size="large"
            label={t('onboarding.register.email')}
            error={errors.email ? t(errors.email) : ''}
            required
          >
            <input type="email" dir="ltr" inputMode="email" autoComplete="username" {...field('email')} />
          </Field>
          <PasswordField
            label={t('onboarding.register.password')}
            value={password}
            onValueChange={setPassword}
            autoComplete="new-password"
            help={passwordError ? '' : t('onboarding.register.passwordHelp', { count: MIN_PASSWORD_LENGTH })}
            error={passwordError}
          />
        </FormFields>
        <Button type="submit" variant="primary" size="large" wide busy={isPending && signIn.via === 'password'}>
          {t('onboarding.register.create')}
        </Button>
        {signIn.status === 'failed' ? (
          <Alert variant="danger">
            <bdi>{failureText(t, signIn.failure)}</bdi>
          </Alert>
        ) : null}
      </form>
      <ProviderButtons />
    </AuthLayout>
  );
}
