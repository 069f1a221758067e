import type { TFunction } from 'i18next';

/** Returns the message for an error code from a group of translations, or the group's `other` message. */
export const failureMessage = (t: TFunction, group: string, code: string): string =>
  t(`${group}.${code}`, { defaultValue: t(`${group}.other`) });
