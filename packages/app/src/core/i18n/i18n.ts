import { setDefaultLanguage } from '@plinth/ui-kit/format';
import { setStrings } from '@plinth/ui-kit/strings';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Storage } from '#core/storage/storage.ts';
import { isolateFormatter } from './isolate.ts';
import { defaultLanguage, formatTag, isLanguage, languages, type Language } from './languages.ts';

/** The language of the app: its strings, formats and direction. */
export interface Translator {
  readonly language: () => Language;
  /** @throws when the strings fail to load; the language stays unchanged. */
  readonly setLanguage: (language: Language) => Promise<void>;
}

/** Loads the strings. Interpolated values are escaped, except `{{- name}}` for data that only becomes a text node. */
async function loadStrings(language: Language): Promise<void> {
  if (i18next.hasResourceBundle(language, 'translation')) return;
  const [response, kit] = await Promise.all([
    fetch(`${import.meta.env.BASE_URL}assets/data/locales/${language}.json`, { cache: 'no-cache' }),
    languages[language].kitStrings(),
  ]);
  if (!response.ok) throw new Error(`The strings for ${language} did not load: HTTP ${response.status}`);
  i18next.addResourceBundle(language, 'translation', await response.json());
  if (kit) setStrings(language, kit);
}

/** Applies a language. @param root gets `lang` and `dir`, which the kit follows; a chosen direction is kept. */
async function apply(language: Language, root: HTMLElement, storage: Storage): Promise<void> {
  await loadStrings(language);
  setDefaultLanguage(formatTag(language));
  root.lang = language;
  root.dir = storage.get('direction') ?? languages[language].direction;
  await i18next.changeLanguage(language);
}

/**
 * Starts the translator in the language stored in this browser, or in English (spec §9). Strings are loaded from
 * `/assets/data/locales/{lng}.json` (spec §7).
 * @throws when the strings of the default language fail to load: no page can be rendered without them.
 */
export async function startTranslator(storage: Storage, root: HTMLElement): Promise<Translator> {
  await i18next
    .use(initReactI18next)
    .use(isolateFormatter)
    .init({
      lng: defaultLanguage,
      fallbackLng: defaultLanguage,
      resources: {},
      returnNull: false,
      interpolation: { alwaysFormat: true },
    });
  const readLanguage = () => {
    const storedLanguage = storage.get('language');
    return isLanguage(storedLanguage) ? storedLanguage : defaultLanguage;
  };
  let current = readLanguage();
  try {
    await apply(current, root, storage);
  } catch (error) {
    if (current === defaultLanguage) throw error;
    current = defaultLanguage;
    await apply(current, root, storage);
  }
  const setLanguage = async (language: Language) => {
    await apply(language, root, storage);
    current = language;
    storage.set('language', language);
  };
  storage.onChange((key) => {
    if (key !== 'language' || readLanguage() === current) return;
    current = readLanguage();
    apply(current, root, storage).catch((error: unknown) => globalThis.reportError?.(error));
  });
  return { language: () => current, setLanguage };
}
