import type { LocaleInput } from '@fullcalendar/react';
import { formatTag, type Language } from '#core/i18n/languages.ts';

interface CalendarLocale {
  /** The first day of the week, from Sunday. */
  readonly firstDay: 0 | 1 | 6;
  /** Loads the words of the grid, with the dates and numbers of the app. */
  readonly load: () => Promise<LocaleInput>;
}

const localeOf = (language: Language, { default: words }: { readonly default: LocaleInput }): LocaleInput => ({
  ...words,
  code: formatTag(language),
});

const LOCALES: Readonly<Record<Language, CalendarLocale>> = {
  // The grid has the English words built in.
  en: { firstDay: 0, load: () => Promise.resolve({ code: formatTag('en') }) },
  fr: { firstDay: 1, load: async () => localeOf('fr', await import('@fullcalendar/react/locales/fr')) },
  de: { firstDay: 1, load: async () => localeOf('de', await import('@fullcalendar/react/locales/de')) },
  pt: { firstDay: 1, load: async () => localeOf('pt', await import('@fullcalendar/react/locales/pt')) },
  ar: { firstDay: 6, load: async () => localeOf('ar', await import('@fullcalendar/react/locales/ar')) },
};

/** Returns the day with which a week starts in a language, from Sunday. */
export const firstDayOf = (language: Language): number => LOCALES[language].firstDay;

/** Returns the function that loads the grid's locale of a language; the same one each time. */
export const localeLoaderOf = (language: Language): (() => Promise<LocaleInput>) => LOCALES[language].load;
