import { Alert } from '@plinth/ui-kit/react/alert';
import { Button } from '@plinth/ui-kit/react/button';
import { Checkbox } from '@plinth/ui-kit/react/checkbox';
import { Field } from '@plinth/ui-kit/react/field';
import { useState } from 'react';
import { useDraftForm } from '#core/drafts/use-draft-form.ts';
import { PasswordInput } from '#demo/_shared/password/password-input.tsx';
import { demoRoutes } from '#demo/_shared/routes.ts';
import { DEMO_ACCOUNTS, DEMO_ROLES } from '#demo/_shared/session/demo-accounts.ts';
import { useRefusedFields } from '#demo/_shared/use-refused-fields.ts';
import { isEmail } from '#shared/email.ts';
import { Link } from '#shared/navigation.ts';
import { useAccountSignIn } from '../use-account-sign-in.ts';
import type { Variant } from '../variant.ts';

type Name = 'email' | 'password';

function check({ email, password }: Readonly<Record<Name, string>>): Readonly<Partial<Record<Name, string>>> {
  return {
    ...(isEmail(email) ? {} : { email: 'Enter a valid email address' }),
    ...(password === '' ? { password: 'Enter your password' } : {}),
  };
}

/** The form that signs in to an account of the demo. It starts with the account of the administrator. */
export function LoginForm({ variant }: { readonly variant: Variant }) {
  const { values, errors, form, field, changeAll, submit } = useDraftForm<Name>(null, DEMO_ACCOUNTS.admin, check);
  const refused = useRefusedFields<Name>(values, form);
  const [isRemembered, setRemembered] = useState(true);
  const [hasFailed, setFailed] = useState(false);
  const { isBusy, signIn } = useAccountSignIn((message) => {
    if (message === null) setFailed(true);
    else refused.refuse({ email: message });
  });
  const send = () => {
    setFailed(false);
    signIn({ email: values.email.trim(), password: values.password, isRemembered });
  };
  return (
    <>
      <p className="muted">
        New here? <Link to={demoRoutes.hrefOf(`register-${variant}`)}>Create an account</Link>
      </p>
      <form ref={form} className="auth-page-form" noValidate onSubmit={submit(send)}>
        <Field size="large" label="Email" required error={errors.email ?? refused.errors.email ?? ''}>
          <input type="email" dir="ltr" autoComplete="username" inputMode="email" {...field('email')} />
        </Field>
        <PasswordInput
          size="large"
          label="Password"
          error={errors.password ?? ''}
          autoComplete="current-password"
          field={field('password')}
        >
          <Link className="text-13" to={demoRoutes.hrefOf(`forgot-password-${variant}`)}>
            <bdi>Forgot password?</bdi>
          </Link>
        </PasswordInput>
        <Checkbox checked={isRemembered} onChange={() => setRemembered(!isRemembered)}>
          Remember me
          <bdi slot="description">Otherwise the session ends with this tab.</bdi>
        </Checkbox>
        {hasFailed ? <Alert variant="danger">You were not signed in. Try again.</Alert> : null}
        <Button type="submit" variant="primary" size="large" wide busy={isBusy}>
          {hasFailed ? 'Try again' : 'Sign in'}
        </Button>
      </form>
      <section className="auth-page-accounts" aria-label="Demo accounts">
        <p className="text-13 muted">
          <bdi>The demo has two accounts. Choose one to fill in the form.</bdi>
        </p>
        <ul>
          {DEMO_ROLES.map((role) => {
            const account = DEMO_ACCOUNTS[role];
            return (
              <li key={role} className="auth-page-row text-13">
                <bdi dir="ltr">
                  {account.email} / {account.password}
                </bdi>
                <Button size="small" label={`Use ${account.email}`} onClick={() => changeAll(account)}>
                  Use
                </Button>
              </li>
            );
          })}
        </ul>
      </section>
    </>
  );
}
