import { setDefaultLanguage } from '@plinth/ui-kit/format';
import { setStrings } from '@plinth/ui-kit/strings';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Storage } from '#core/storage/storage.ts';
import { isolating } from './isolate.ts';
import { defaultLanguage, formatTag, isLanguage, languages, type Language } from './languages.ts';

/** The language of the app: the words, the formats, the direction. */
export interface Translator {
  readonly language: () => Language;
  /** @throws when the strings do not come; the language stays as it was. */
  readonly setLanguage: (language: Language) => Promise<void>;
}

/** Values are escaped in strings; a name out of data that only ever becomes a text node stands as `{{- name}}`. */
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

/** @param root carries `lang` and `dir`, which the kit follows; a direction that was chosen on this browser stays. */
async function apply(language: Language, root: HTMLElement, storage: Storage): Promise<void> {
  await loadStrings(language);
  setDefaultLanguage(formatTag(language));
  root.lang = language;
  root.dir = storage.get('direction') ?? languages[language].direction;
  await i18next.changeLanguage(language);
}

/**
 * Starts the translator in the language that was chosen on this browser, else in English (spec §9). Strings come from
 * `/assets/data/locales/{lng}.json` (spec §7).
 * @throws when no strings come: without words there is no page to show.
 */
export async function startTranslator(storage: Storage, root: HTMLElement): Promise<Translator> {
  await i18next
    .use(initReactI18next)
    .use(isolating)
    .init({
      lng: defaultLanguage,
      fallbackLng: defaultLanguage,
      resources: {},
      returnNull: false,
      interpolation: { alwaysFormat: true },
    });
  const chosen = () => {
    const stored = storage.get('language');
    return isLanguage(stored) ? stored : defaultLanguage;
  };
  let current = chosen();
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
    if (key !== 'language' || chosen() === current) return;
    current = chosen();
    apply(current, root, storage).catch((error: unknown) => globalThis.reportError?.(error));
  });
  return { language: () => current, setLanguage };
}
