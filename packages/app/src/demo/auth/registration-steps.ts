import { newCardSchema, type AccountUpdate } from '@plinth/api-client/demo/account';
import { phoneNumber } from '@plinth/api-client/demo/fields';
import { isCardExpired } from '@plinth/api-client/demo/payment-card';
import { plainText } from '@plinth/ui-kit/plain-text';
import * as v from 'valibot';
import { fieldErrors } from '#demo/_shared/field-errors.ts';
import { NO_ACCOUNT, registrationErrors, type RegistrationField } from './registration.ts';

/** The steps of the registration, in their order. */
export const STEPS = ['account', 'personal', 'billing'] as const;

/** A step of the registration. */
export type Step = (typeof STEPS)[number];

type PersonalField = 'firstName' | 'lastName' | 'mobile' | 'address' | 'city' | 'postalCode' | 'country';
type BillingField = 'plan' | 'number' | 'name' | 'expiry' | 'cvv';

/** A field of the registration. */
export type StepField = RegistrationField | PersonalField | BillingField;

/** The entered values of all steps. */
export type StepValues = Readonly<Record<StepField, string>>;

/** The values without anything entered. */
export const NO_VALUES: StepValues = {
  ...NO_ACCOUNT,
  firstName: '',
  lastName: '',
  mobile: '',
  address: '',
  city: '',
  postalCode: '',
  country: '',
  plan: 'basic',
  number: '',
  name: '',
  expiry: '',
  cvv: '',
};

type Errors = Readonly<Partial<Record<StepField, string>>>;

const required = (message: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(message));

const personalSchema = v.object({
  firstName: required('Enter a first name'),
  lastName: required('Enter a last name'),
  mobile: phoneNumber,
  address: required('Enter a street and a number'),
  city: required('Enter a city'),
  postalCode: required('Enter a postal code'),
  country: required('Choose a country'),
});

const cardSchema = v.object({
  ...newCardSchema.entries,
  cvv: v.pipe(v.string(), v.regex(/^\d{3,4}$/, 'Enter the three or four digits on the card')),
});

/** Returns the errors of a card; a plan that costs nothing needs none. */
function billingErrors(values: StepValues, now: Date): Errors {
  if (values.plan === 'basic') return {};
  const { name, expiry } = values;
  const [number, cvv] = [plainText(values.number), plainText(values.cvv)];
  const errors = fieldErrors(cardSchema, { number, name, expiry, cvv });
  return errors.expiry === undefined && isCardExpired(expiry, now)
    ? { ...errors, expiry: 'This card has expired' }
    : errors;
}

/** Returns the errors of the fields of a step. */
export function stepErrors(step: Step, values: StepValues, now: Date): Errors {
  if (step === 'account') return registrationErrors(values);
  if (step === 'billing') return billingErrors(values, now);
  const { firstName, lastName, address, city, postalCode, country } = values;
  const mobile = plainText(values.mobile);
  return fieldErrors(personalSchema, { firstName, lastName, mobile, address, city, postalCode, country });
}

/** Returns the step that can be shown: the named one, or an earlier one that is not complete. */
export function reachableStep(name: string | null, values: StepValues, now: Date): Step {
  const wanted = STEPS.find((step) => step === name) ?? 'account';
  const before = STEPS.slice(0, STEPS.indexOf(wanted));
  return before.find((step) => Object.keys(stepErrors(step, values, now)).length > 0) ?? wanted;
}

/** Returns the changes of the new account that store what was entered. */
export function updatesOf(
  values: StepValues,
  plan: Extract<AccountUpdate, { readonly section: 'plan' }>['data']['name'],
): readonly AccountUpdate[] {
  const fullName = `${values.firstName.trim()} ${values.lastName.trim()}`;
  const country = values.country;
  return [
    {
      section: 'general',
      data: { username: values.username.trim(), fullName, email: values.email.trim(), company: '', avatar: null },
    },
    { section: 'info', data: { bio: '', dob: '', website: '', country, phone: plainText(values.mobile).trim() } },
    {
      section: 'addresses',
      data: {
        name: fullName,
        line1: values.address.trim(),
        line2: '',
        city: values.city.trim(),
        region: '',
        isAnother: false,
        postalCode: plainText(values.postalCode).trim(),
        country,
      },
    },
    { section: 'plan', data: { name: plan } },
    ...(plan === 'basic'
      ? []
      : [
          {
            section: 'paymentMethods' as const,
            data: {
              action: 'add' as const,
              number: plainText(values.number),
              name: values.name.trim(),
              expiry: values.expiry,
              isPrimary: true,
            },
          },
        ]),
  ];
}
