import { setDefaultLanguage } from '@plinth/ui-kit/format';
import i18next from 'i18next';
import { afterAll, expect, it } from 'vitest';
import { memoryStorage } from '#testing/world.ts';
import { startTranslator, type FetchStrings } from './i18n.ts';

// Other test files format in the default language.
afterAll(async () => {
  setDefaultLanguage('');
  await i18next.changeLanguage('en');
});

it('shows and stores the language that was requested last, although another one loads later', async () => {
  const french = Promise.withResolvers<void>();
  const fetchStrings: FetchStrings = async (language) => {
    if (language === 'fr') await french.promise;
    return {};
  };
  const storage = memoryStorage();
  const root = { lang: '', dir: '' };
  const translator = await startTranslator(storage, root, fetchStrings);
  const toFrench = translator.setLanguage('fr');
  await translator.setLanguage('de');
  french.resolve();
  await toFrench;
  expect(translator.language()).toBe('de');
  expect(root.lang).toBe('de');
  expect(storage.get('language')).toBe('de');
});
