import type { KitStrings } from '@plinth/ui-kit/strings';

interface LanguageEntry {
  /** Name of the language in the language itself. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** BCP 47 tag for dates and numbers: the region of the translation, with Latin digits. */
  readonly formats: string;
  /** Loads the kit's strings; null where the kit has them built in. */
  readonly kitStrings: () => Promise<KitStrings | null>;
}

/** The languages of the app. */
export const languages = {
  en: { name: 'English', direction: 'ltr', formats: 'en-US', kitStrings: () => Promise.resolve(null) },
  fr: {
    name: 'Français',
    direction: 'ltr',
    formats: 'fr',
    kitStrings: () => import('@plinth/ui-kit/strings/fr').then(({ fr }) => fr),
  },
  de: {
    name: 'Deutsch',
    direction: 'ltr',
    formats: 'de',
    kitStrings: () => import('@plinth/ui-kit/strings/de').then(({ de }) => de),
  },
  pt: {
    name: 'Português',
    direction: 'ltr',
    formats: 'pt-PT',
    kitStrings: () => import('@plinth/ui-kit/strings/pt').then(({ pt }) => pt),
  },
  ar: {
    name: 'العربية',
    direction: 'rtl',
    formats: 'ar-u-nu-latn',
    kitStrings: () => import('@plinth/ui-kit/strings/ar').then(({ ar }) => ar),
  },
} as const satisfies Record<string, LanguageEntry>;

/** BCP 47 tag of a language of the app. */
export type Language = keyof typeof languages;

/** The tags of the languages, separated by spaces. */
export const languageTags = Object.keys(languages).join(' ');

/** Language of the first visit (product.md#limits). */
export const defaultLanguage: Language = 'en';

/** Whether a string is the tag of a language of the app; validates values from storage or an address. */
export function isLanguage(text: string | null): text is Language {
  return text !== null && Object.hasOwn(languages, text);
}

/** Returns the tag for formatting dates and numbers in a language of the app; any other tag is returned unchanged. */
export function formatTag(language: string): string {
  return isLanguage(language) ? languages[language].formats : language;
}
