import { Button } from '@plinth/ui-kit/react/button';
import { useDraftForm } from '#core/drafts/use-draft-form.ts';
import { demoRoutes } from '#demo/_shared/routes.ts';
import { useRefusedFields } from '#demo/_shared/use-refused-fields.ts';
import { Link } from '#shared/navigation.ts';
import { NO_ACCOUNT, registrationErrors, type RegistrationField } from '../registration.ts';
import { useRegistration } from '../use-registration.ts';
import type { Variant } from '../variant.ts';
import { AccountFields } from './account-fields.tsx';
import { RegistrationAlert } from './registration-alert.tsx';
import { TermsField } from './terms-field.tsx';

type Name = RegistrationField | 'terms';

const NOTHING: Readonly<Record<Name, string>> = { ...NO_ACCOUNT, terms: '' };

const check = (values: Readonly<Record<Name, string>>): Readonly<Partial<Record<Name, string>>> => ({
  ...registrationErrors(values),
  ...(values.terms === 'true' ? {} : { terms: 'Accept the terms to create an account' }),
});

/** The form that creates an account of the demo and signs in to it. */
export function RegisterForm({ variant }: { readonly variant: Variant }) {
  const { values, errors, form, field, change, submit } = useDraftForm<Name>(null, NOTHING, check);
  const refused = useRefusedFields<Name>(values, form);
  const { isBusy, failure, register } = useRegistration(refused.refuse);
  const errorOf = (name: Name): string => errors[name] ?? refused.errors[name] ?? '';
  return (
    <>
      <p className="muted">
        Already have an account? <Link to={demoRoutes.hrefOf(`login-${variant}`)}>Sign in</Link>
      </p>
      <form ref={form} className="auth-page-form" noValidate onSubmit={submit(() => void register(values))}>
        <AccountFields field={field} errorOf={errorOf} />
        <TermsField
          isAccepted={values.terms === 'true'}
          error={errorOf('terms')}
          onChange={(isAccepted) => change('terms', isAccepted ? 'true' : '')}
        />
        <RegistrationAlert failure={failure} />
        <Button type="submit" variant="primary" size="large" wide busy={isBusy}>
          {failure === null ? 'Create account' : 'Try again'}
        </Button>
      </form>
    </>
  );
}
