import {
  generalFieldsSchema,
  infoFieldsSchema,
  isPastDay,
  type AccountSettings,
} from '@plinth/api-client/demo/account';
import { plainText } from '@plinth/ui-kit/plain-text';
import { fieldErrors } from '#demo/_shared/field-errors.ts';

type General = Omit<AccountSettings['general'], 'avatar'>;
type Info = AccountSettings['info'];

/** A field of the form of an account. */
export type AccountField = keyof General | keyof Info;

type Values = Readonly<Record<AccountField, string>>;

/** Returns the stored values, in the order of the fields. */
export function accountValues({ general, info }: Pick<AccountSettings, 'general' | 'info'>): Values {
  const { avatar: _avatar, ...names } = general;
  return { ...names, ...info };
}

/** Returns the part of the values that others see. */
export const generalOf = ({ username, fullName, email, company }: Values): General => ({
  username: username.trim(),
  fullName: fullName.trim(),
  email: email.trim(),
  company: company.trim(),
});

/** Returns the part of the values that is about the person. */
export const infoOf = ({ bio, dob, country, website, phone }: Values): Info => ({
  bio: bio.trim(),
  dob,
  country,
  website: website.trim(),
  phone: plainText(phone).trim(),
});

/** Returns the errors of the fields. */
export function accountErrors(values: Values, now: Date): Readonly<Partial<Record<AccountField, string>>> {
  const errors: Partial<Record<AccountField, string>> = {
    ...fieldErrors(generalFieldsSchema, generalOf(values)),
    ...fieldErrors(infoFieldsSchema, infoOf(values)),
  };
  return errors.dob === undefined && !isPastDay(values.dob, now)
    ? { ...errors, dob: 'Enter a date in the past' }
    : errors;
}
