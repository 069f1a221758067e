import { setDefaultLanguage } from '@plinth/ui-kit/format';
import { setStrings } from '@plinth/ui-kit/strings';
import i18next, { type ResourceLanguage } from 'i18next';
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

/** Loads the strings of a language. */
export type FetchStrings = (language: Language) => Promise<ResourceLanguage>;

/** The root element, whose language and direction the kit follows. */
type Root = Pick<HTMLElement, 'lang' | 'dir'>;

const fetchFromServer: FetchStrings = async (language) => {
  const response = await fetch(`${import.meta.env.BASE_URL}assets/data/locales/${language}.json`, {
    cache: 'no-cache',
  });
  if (!response.ok) throw new Error(`The strings for ${language} did not load: HTTP ${response.status}`);
  return (await response.json()) as ResourceLanguage;
};

/** Loads the strings. Interpolated values are escaped, except `{{- name}}` for data that only becomes a text node. */
async function loadStrings(language: Language, fetchStrings: FetchStrings): Promise<void> {
  if (i18next.hasResourceBundle(language, 'translation')) return;
  const [strings, kit] = await Promise.all([fetchStrings(language), languages[language].kitStrings()]);
  i18next.addResourceBundle(language, 'translation', strings);
  if (kit) setStrings(language, kit);
}

/** Applies a language whose strings are loaded. @param root gets `lang` and `dir`; a chosen direction is kept. */
async function apply(language: Language, root: Root, storage: Storage): Promise<void> {
  setDefaultLanguage(formatTag(language));
  root.lang = language;
  root.dir = storage.get('direction') ?? languages[language].direction;
  await i18next.changeLanguage(language);
}

/**
 * Starts the translator in the language stored in this browser, or in English (product.md#limits). Strings are loaded
 * from `/assets/data/locales/{lng}.json` (product.md#calls).
 * @throws when the strings of the default language fail to load: no page can be rendered without them.
 */
export async function startTranslator(
  storage: Storage,
  root: Root,
  fetchStrings: FetchStrings = fetchFromServer,
): Promise<Translator> {
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
    await loadStrings(current, fetchStrings);
  } catch (error) {
    if (current === defaultLanguage) throw error;
    current = defaultLanguage;
    await loadStrings(current, fetchStrings);
  }
  await apply(current, root, storage);
  let requested = current;
  /** Returns whether the language was applied; not if another one was requested while its strings were loading. */
  const changeLanguage = async (language: Language): Promise<boolean> => {
    requested = language;
    try {
      await loadStrings(language, fetchStrings);
    } catch (error) {
      if (requested === language) requested = current;
      throw error;
    }
    if (requested !== language) return false;
    current = language;
    await apply(language, root, storage);
    return true;
  };
  const setLanguage = async (language: Language) => {
    if (await changeLanguage(language)) storage.set('language', language);
  };
  storage.onChange((key) => {
    if (key !== 'language' || readLanguage() === requested) return;
    changeLanguage(readLanguage()).catch((error: unknown) => globalThis.reportError?.(error));
  });
  return { language: () => current, setLanguage };
}
