import { startTranslator } from '../packages/app/src/core/i18n/i18n.ts';
import { isLanguage } from '../packages/app/src/core/i18n/languages.ts';
import { createStorage } from '../packages/app/src/core/storage/storage.ts';

/** The toolbar selects the language and the direction, so nothing is stored. */
const noStorage = () => undefined;
let translator: ReturnType<typeof startTranslator> | undefined;

/** Loads the strings of the app's pages in a language of the toolbar; requires the mock provider to be running. */
export async function loadPageStrings(language: string): Promise<void> {
  translator ??= startTranslator(
    createStorage({ local: noStorage, session: noStorage }),
    document.createElement('div'),
  );
  if (isLanguage(language)) await (await translator).setLanguage(language);
}
