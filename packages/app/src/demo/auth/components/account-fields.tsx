import { Field } from '@plinth/ui-kit/react/field';
import type { DraftForm } from '#core/drafts/use-draft-form.ts';
import { PasswordInput } from '#demo/_shared/password/password-input.tsx';
import type { RegistrationField } from '../registration.ts';

interface Props {
  readonly field: (name: RegistrationField) => ReturnType<DraftForm<string>['field']>;
  readonly errorOf: (name: RegistrationField) => string;
}

/** The fields of a new account. */
export function AccountFields({ field, errorOf }: Props) {
  return (
    <>
      <Field size="large" label="Username" required error={errorOf('username')}>
        <input type="text" dir="auto" autoComplete="username" {...field('username')} />
      </Field>
      <Field size="large" label="Email" required error={errorOf('email')}>
        <input type="email" dir="ltr" autoComplete="email" inputMode="email" {...field('email')} />
      </Field>
      <PasswordInput
        size="large"
        label="Password"
        error={errorOf('password')}
        autoComplete="new-password"
        field={field('password')}
      />
      <PasswordInput
        size="large"
        label="Confirm password"
        error={errorOf('repeat')}
        autoComplete="new-password"
        field={field('repeat')}
      />
    </>
  );
}
