import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { isoDate } from '../schema.ts';
import { emailAddress, instant, optionalWebAddress, phoneNumber, queryNumber, recordId } from './fields.ts';
import { CARD_BRANDS, isCardNumber } from './payment-card.ts';
import { USER_PLANS } from './users.ts';

/** The kinds of devices that a person signs in with. */
export const DEVICE_KINDS = ['desktop', 'phone', 'tablet'] as const;

/** The plans: those of users, and the one that only accounts of the demo can have. */
export const ACCOUNT_PLANS = [...USER_PLANS, 'standard'] as const;

/** The kinds of events in the timeline of an account, each with its own mark. */
export const EVENT_KINDS = ['account', 'project', 'invoice', 'meeting'] as const;

/** The code that the demo accepts in place of one that is really sent or computed. */
export const DEMO_CODE = '424242';

const twoStepSchema = v.object({
  method: v.picklist(['off', 'app', 'sms']),
  /** The phone that codes are sent to; null unless the method is `sms`. */
  phone: v.nullable(v.string()),
  /** The key that connects an authenticator app, in base 32. */
  secret: v.string(),
});

const deviceSchema = v.object({
  id: recordId,
  kind: v.picklist(DEVICE_KINDS),
  browser: v.string(),
  system: v.string(),
  location: v.string(),
  lastActive: instant,
  /** Whether it is the device that makes the call. */
  isCurrent: v.boolean(),
});

const paymentMethodSchema = v.object({
  id: recordId,
  brand: v.picklist(CARD_BRANDS),
  /** The last four digits of the number. The others are not stored. */
  lastFour: v.string(),
  /** The name on the card. */
  name: v.string(),
  /** Month and year, as `09/28`. */
  expiry: v.string(),
  isPrimary: v.boolean(),
});

const addressSchema = v.object({
  id: recordId,
  name: v.string(),
  /** Street and house number. */
  line1: v.string(),
  /** Floor, building or the like; empty without one. */
  line2: v.string(),
  city: v.string(),
  /** State, province or county; empty without one. */
  region: v.string(),
  postalCode: v.string(),
  country: v.string(),
});

const notificationEntries = {
  commentOnArticle: v.boolean(),
  answerOnForm: v.boolean(),
  followMe: v.boolean(),
  newAnnouncements: v.boolean(),
  productUpdates: v.boolean(),
  blogDigest: v.boolean(),
};

const connectionEntries = {
  twitter: v.boolean(),
  google: v.boolean(),
  facebook: v.boolean(),
  github: v.boolean(),
};

/** Web addresses; an empty text is none. */
const socialSchema = v.object({
  twitter: v.string(),
  facebook: v.string(),
  google: v.string(),
  linkedIn: v.string(),
  instagram: v.string(),
  quora: v.string(),
});

const projectSchema = v.object({
  id: recordId,
  name: v.string(),
  /** The kind of project, such as `Website`. */
  kind: v.string(),
  tasks: v.number(),
  tasksDone: v.number(),
  /** Hours worked. */
  hours: v.number(),
  dueDate: isoDate,
});

const eventSchema = v.object({
  id: recordId,
  kind: v.picklist(EVENT_KINDS),
  title: v.string(),
  text: v.string(),
  time: instant,
});

const extrasSchema = v.object({
  twoStep: twoStepSchema,
  /** The devices that are signed in, the latest first. */
  devices: v.array(deviceSchema),
  /** The primary one first. */
  paymentMethods: v.array(paymentMethodSchema),
  /** The first one is printed on invoices. */
  addresses: v.array(addressSchema),
  plan: v.object({
    name: v.picklist(ACCOUNT_PLANS),
    /** First day of the current period. */
    startDate: isoDate,
    /** Day on which the next period starts. */
    endDate: isoDate,
  }),
  /** The payments for the plan, the latest first. */
  history: v.array(
    v.object({
      id: recordId,
      date: isoDate,
      plan: v.picklist(ACCOUNT_PLANS),
      /** Whole dollars. */
      amount: v.number(),
    }),
  ),
  notification: v.object(notificationEntries),
  connections: v.object(connectionEntries),
  social: socialSchema,
  projects: v.array(projectSchema),
  /** The events of the account, the latest first. */
  timeline: v.array(eventSchema),
});

const generalSchema = v.object({
  username: v.string(),
  fullName: v.string(),
  email: v.string(),
  /** Empty without one. */
  company: v.string(),
  /** Address of the picture; null without one. */
  avatar: v.nullable(v.string()),
});

const infoSchema = v.object({
  bio: v.string(),
  /** Birth date; empty without one. */
  dob: v.string(),
  country: v.string(),
  /** A web address; empty without one. */
  website: v.string(),
  phone: v.string(),
});

const settingsSchema = v.object({
  general: generalSchema,
  info: infoSchema,
  social: socialSchema,
  connections: v.object(connectionEntries),
  notification: v.object(notificationEntries),
});

/** The settings of the account that is signed in (product.md#entities). */
export type AccountSettings = v.InferOutput<typeof settingsSchema>;

/** The data of an account besides the fields of its user. */
export type AccountExtras = v.InferOutput<typeof extrasSchema>;
/** A device that is signed in. */
export type Device = v.InferOutput<typeof deviceSchema>;
/** A payment card. */
export type PaymentMethod = v.InferOutput<typeof paymentMethodSchema>;
/** An address that invoices have. */
export type BillingAddress = v.InferOutput<typeof addressSchema>;
/** A project of a person. */
export type Project = v.InferOutput<typeof projectSchema>;
/** Something that happened to a person. */
export type AccountEvent = v.InferOutput<typeof eventSchema>;
/** A plan of a user or an account. */
export type AccountPlan = (typeof ACCOUNT_PLANS)[number];

/*#__NO_SIDE_EFFECTS__*/
const required = (message: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(message));

const optionalText = v.pipe(v.string(), v.trim());

/** The six digits of a code that was sent or computed. */
export const codeSchema = v.pipe(v.string(), v.trim(), v.regex(/^\d{6}$/, 'Enter six digits.'));

const cardFields = {
  name: required('Enter the name on the card'),
  expiry: v.pipe(v.string(), v.trim(), v.regex(/^(?:0[1-9]|1[0-2])\/\d{2}$/, 'Enter month and year as MM/YY')),
};

/** A new payment card, as its form has it. */
export const newCardSchema = v.object({
  number: v.pipe(v.string(), v.check(isCardNumber, 'Enter a valid card number')),
  ...cardFields,
});

/** The fields of a stored payment card that can be changed. */
export const changedCardSchema = v.object(cardFields);

/** The phone that codes are sent to. */
export const twoStepPhoneSchema = v.object({ phone: phoneNumber });

/** The address that invoices have, as its form has it. */
export const billingAddressSchema = v.object({
  name: required('Enter a name'),
  line1: required('Enter a street and a number'),
  line2: optionalText,
  city: required('Enter a city'),
  region: optionalText,
  postalCode: required('Enter a postal code'),
  country: required('Choose a country'),
});

/** The web addresses of a person, as their form has them. */
export const socialLinksSchema = v.object({
  twitter: optionalWebAddress,
  facebook: optionalWebAddress,
  google: optionalWebAddress,
  linkedIn: optionalWebAddress,
  instagram: optionalWebAddress,
  quora: optionalWebAddress,
});

/** The types and the size of a picture of an account. */
export const PHOTO_LIMITS = { types: ['image/jpeg', 'image/png', 'image/gif'], bytes: 800_000 } as const;

/** The fields of an account that others see, as their form has them. */
export const generalFieldsSchema = v.object({
  username: required('Enter a username'),
  fullName: required('Enter a name'),
  email: emailAddress,
  company: optionalText,
});

const DAY_PATTERN = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a birth date is in the past, or missing. */
export const isPastDay = (day: string, now: Date): boolean => day === '' || new Date(`${day}T00:00`) < now;

/** The fields of the form about a person. */
export const infoFieldsSchema = v.object({
  bio: optionalText,
  dob: v.pipe(
    v.string(),
    v.check((text) => text === '' || (DAY_PATTERN.test(text) && !Number.isNaN(Date.parse(text))), 'Enter a date'),
  ),
  country: v.string(),
  website: optionalWebAddress,
  phone: v.union([v.literal(''), phoneNumber], 'Enter a valid phone number'),
});

/** The requirements for a new password. */
export const PASSWORD_RULES: readonly { readonly text: string; readonly pattern: RegExp }[] = [
  { text: '8 characters or more', pattern: /.{8}/u },
  { text: 'An upper-case letter', pattern: /\p{Lu}/u },
  { text: 'A digit or a symbol', pattern: /[\p{N}\p{P}\p{S}]/u },
];

/** A password that meets the {@link PASSWORD_RULES}. */
export const newPasswordSchema = v.pipe(
  v.string(),
  v.check((text) => PASSWORD_RULES.every(({ pattern }) => pattern.test(text)), 'Enter a password that meets all rules'),
);

/** The new password of an account, with the current one. */
export const passwordChangeSchema = v.object({
  currentPassword: v.pipe(v.string(), v.nonEmpty('Enter the current password')),
  newPassword: newPasswordSchema,
});

/** A change of one section of an account. */
export const accountUpdateSchema = v.variant('section', [
  /** Changes the account that calls. A picture is a `data:` address, or the address that is stored. */
  v.object({
    section: v.literal('general'),
    data: v.object({ ...generalFieldsSchema.entries, avatar: v.nullable(v.string()) }),
  }),
  v.object({ section: v.literal('info'), data: infoFieldsSchema }),
  /** Changes the password with which the account that calls signs in. */
  v.object({ section: v.literal('security'), data: passwordChangeSchema }),
  v.object({
    section: v.literal('twoStep'),
    data: v.variant('method', [
      v.object({ method: v.literal('off') }),
      v.object({ method: v.literal('app'), code: codeSchema }),
      v.object({ method: v.literal('sms'), phone: phoneNumber, code: codeSchema }),
    ]),
  }),
  /** Signs out a device. */
  v.object({ section: v.literal('devices'), data: v.object({ removedId: recordId }) }),
  v.object({
    section: v.literal('paymentMethods'),
    data: v.variant('action', [
      v.object({ action: v.literal('add'), ...newCardSchema.entries, isPrimary: v.boolean() }),
      v.object({ action: v.literal('edit'), id: recordId, ...cardFields }),
      v.object({ action: v.literal('makePrimary'), id: recordId }),
      v.object({ action: v.literal('delete'), id: recordId }),
    ]),
  }),
  /** Changes the address that invoices have, or adds it; `isAnother` adds one to those that are there. */
  v.object({
    section: v.literal('addresses'),
    data: v.object({ ...billingAddressSchema.entries, isAnother: v.optional(v.boolean(), false) }),
  }),
  v.object({ section: v.literal('plan'), data: v.object({ name: v.picklist(ACCOUNT_PLANS) }) }),
  v.object({ section: v.literal('notification'), data: v.partial(v.object(notificationEntries)) }),
  v.object({ section: v.literal('connections'), data: v.partial(v.object(connectionEntries)) }),
  v.object({ section: v.literal('social'), data: socialLinksSchema }),
]);

/** A change of one section of an account. */
export type AccountUpdate = v.InferOutput<typeof accountUpdateSchema>;

/** Gets the settings of the account that calls. */
export const getAccountSettings = defineCall({
  method: 'GET',
  path: '/account-setting/data',
  response: settingsSchema,
});

/** Gets what is kept about a user or, without an id, about the account that calls. */
export const getAccountExtras = defineCall({
  method: 'GET',
  path: '/account-setting/extras',
  query: v.object({ userId: v.optional(queryNumber) }),
  response: extrasSchema,
  assumed: true,
});

/**
 * Changes a section of a user or, without an id, of the account that calls. The data are those of
 * {@link accountUpdateSchema}; a wrong one is refused at its field.
 */
export const updateAccount = defineCall({
  method: 'POST',
  path: '/account-setting/update',
  body: v.object({
    userId: v.optional(recordId),
    section: v.string(),
    data: v.record(v.string(), v.unknown()),
  }),
  response: extrasSchema,
  assumed: true,
});
