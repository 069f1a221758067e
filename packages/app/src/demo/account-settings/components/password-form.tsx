import { passwordChangeSchema } from '@plinth/api-client/demo/account';
import { useUpdateAccountMutation } from '#demo/_shared/account/account-api.ts';
import { SettingsForm, useSettingsForm } from '#demo/_shared/account/settings-form.tsx';
import { failureOf } from '#demo/_shared/demo-api.ts';
import { fieldErrors } from '#demo/_shared/field-errors.ts';
import { PasswordInput } from '#demo/_shared/password/password-input.tsx';
import { PasswordRules } from '#demo/_shared/password/password-rules.tsx';
import { repeatError } from '#demo/_shared/password/repeat-error.ts';

type Name = 'currentPassword' | 'newPassword' | 'repeat';
type Values = Readonly<Record<Name, string>>;

const NOTHING: Values = { currentPassword: '', newPassword: '', repeat: '' };

function check({ currentPassword, newPassword, repeat }: Values): Readonly<Partial<Record<Name, string>>> {
  const repeated = repeatError(newPassword, repeat);
  return {
    ...fieldErrors(passwordChangeSchema, { currentPassword, newPassword }),
    ...(repeated === null ? {} : { repeat: repeated }),
  };
}

/** The form that changes the password with which one signs in. What is typed is never stored as a draft. */
export function PasswordForm({ onChanged }: { readonly onChanged: (isChanged: boolean) => void }) {
  const [update] = useUpdateAccountMutation();
  const state = useSettingsForm<Name>({
    formName: null,
    initial: NOTHING,
    check,
    save: async ({ currentPassword, newPassword }) => {
      const { error } = await update({
        owner: null,
        update: { section: 'security', data: { currentPassword, newPassword } },
      });
      return error ? failureOf(error) : null;
    },
    done: 'The password was changed',
    onChanged,
    isCleared: true,
  });
  const { values, field, errorOf } = state;
  return (
    <SettingsForm state={state} heading="Password">
      <div className="account-fields">
        <div className="account-fields account-wide">
          <PasswordInput
            label="Current password"
            error={errorOf('currentPassword')}
            autoComplete="current-password"
            field={field('currentPassword')}
          />
        </div>
        <PasswordInput
          label="New password"
          error={errorOf('newPassword')}
          autoComplete="new-password"
          field={field('newPassword')}
        />
        <PasswordInput
          label="Confirm new password"
          error={errorOf('repeat')}
          autoComplete="new-password"
          field={field('repeat')}
        />
        <div className="account-wide">
          <PasswordRules password={values.newPassword} />
        </div>
      </div>
    </SettingsForm>
  );
}
