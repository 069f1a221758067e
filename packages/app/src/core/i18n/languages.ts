import type { KitStrings } from '@plinth/ui-kit/strings';

interface LanguageEntry {
  /** Its name in itself. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** The kit's strings; null where the kit has them built in. */
  readonly kitStrings: () => Promise<KitStrings | null>;
}

/** The languages of the app (decisions: shell and product complete in each). */
export const languages = {
  en: { name: 'English', direction: 'ltr', kitStrings: () => Promise.resolve(null) },
  fr: { name: 'Français', direction: 'ltr', kitStrings: () => import('@plinth/ui-kit/strings/fr').then(({ fr }) => fr) },
  de: { name: 'Deutsch', direction: 'ltr', kitStrings: () => import('@plinth/ui-kit/strings/de').then(({ de }) => de) },
  pt: { name: 'Português', direction: 'ltr', kitStrings: () => import('@plinth/ui-kit/strings/pt').then(({ pt }) => pt) },
  ar: { name: 'العربية', direction: 'rtl', kitStrings: () => import('@plinth/ui-kit/strings/ar').then(({ ar }) => ar) },
} as const satisfies Record<string, LanguageEntry>;

/** BCP 47 tag of a language of the app. */
export type Language = keyof typeof languages;

/** Spec §9. */
export const defaultLanguage: Language = 'en';

/** Whether a text names a language of the app: what comes from storage or an address is held against this list. */
export function isLanguage(text: string | null): text is Language {
  return text !== null && Object.hasOwn(languages, text);
}
