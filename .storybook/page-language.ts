import { startTranslator } from '../packages/app/src/core/i18n/i18n.ts';
import { isLanguage } from '../packages/app/src/core/i18n/languages.ts';
import { createStorage } from '../packages/app/src/core/storage/storage.ts';

/** Chosen by the toolbar, kept nowhere; the toolbar itself sets the direction. */
const nowhere = () => undefined;
let translator: ReturnType<typeof startTranslator> | undefined;

/** Gives the pages of the app their words in a language of the toolbar; the provider has to answer already. */
export async function speakOnPages(language: string): Promise<void> {
  translator ??= startTranslator(createStorage({ local: nowhere, session: nowhere }), document.createElement('div'));
  if (isLanguage(language)) await (await translator).setLanguage(language);
}
