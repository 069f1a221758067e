import type { TFunction } from 'i18next';

/** A member's name in the reader's words; one that the app does not know is shown as the provider writes it. */
export function memberName(t: TFunction, group: string, member: string): string {
  return t(`${group}.${member}`, {
    defaultValue: member.charAt(0) + member.slice(1).toLowerCase().replaceAll('_', ' '),
  });
}
