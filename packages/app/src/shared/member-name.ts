import type { TFunction } from 'i18next';

/** Returns the translated name of an enum member. An unknown one is shown as the provider spells it. */
export function memberName(t: TFunction, group: string, member: string): string {
  return t(`${group}.${member}`, {
    defaultValue: member.charAt(0) + member.slice(1).toLowerCase().replaceAll('_', ' '),
  });
}
