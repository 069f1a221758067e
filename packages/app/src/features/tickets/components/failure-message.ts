import type { TFunction } from 'i18next';

/** The sentence for the code of a failure out of a group of strings; its `other` where there is none of its own. */
export const failureMessage = (t: TFunction, group: string, code: string): string =>
  t(`${group}.${code}`, { defaultValue: t(`${group}.other`) });
