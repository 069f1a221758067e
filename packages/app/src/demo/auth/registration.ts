import { repeatError } from '#demo/_shared/password/repeat-error.ts';
import { isEmail } from '#shared/email.ts';

/** The fields with which an account is registered, in their order. */
export type RegistrationField = 'username' | 'email' | 'password' | 'repeat';

/** The fields of a new account without values. */
export const NO_ACCOUNT: Readonly<Record<RegistrationField, string>> = {
  username: '',
  email: '',
  password: '',
  repeat: '',
};

/** Returns the errors of the fields of a new account. */
export function registrationErrors({
  username,
  email,
  password,
  repeat,
}: Readonly<Record<RegistrationField, string>>): Readonly<Partial<Record<RegistrationField, string>>> {
  const repeated = repeatError(password, repeat);
  return {
    ...(username.trim() === '' ? { username: 'Enter a username' } : {}),
    ...(isEmail(email) ? {} : { email: 'Enter a valid email address' }),
    ...(password === '' ? { password: 'Enter a password' } : {}),
    ...(repeated === null ? {} : { repeat: repeated }),
  };
}
