import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';

/** The languages that the app has (decisions: en complete first). */
export const languages = ['en'] as const;

/**
 * Values are escaped in strings; a name out of data that only ever becomes a text node stands as `{{- name}}`.
 *
 * Loads the strings of a language from `/assets/data/locales/{lng}.json` (spec §7) and starts the translator.
 * @throws when the file does not come: without words there is no page to show.
 */
export async function startTranslator(language: (typeof languages)[number]): Promise<i18n> {
  const response = await fetch(`${import.meta.env.BASE_URL}assets/data/locales/${language}.json`, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`The strings for ${language} did not load: HTTP ${response.status}`);
  const translation = (await response.json()) as Record<string, unknown>;
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'en',
    resources: { [language]: { translation } },
    returnNull: false,
  });
  return i18next;
}
