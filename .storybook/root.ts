import { setStrings, type KitStrings } from '@plinth/ui-kit/strings';
import type { Toolbar } from './docs/toolbar.ts';
import { pretend } from './pretend.ts';

type Strings = () => Promise<KitStrings>;

const LANGUAGES: Readonly<Record<string, Strings>> = {
  fr: async () => (await import('@plinth/ui-kit/strings/fr')).fr,
  de: async () => (await import('@plinth/ui-kit/strings/de')).de,
  pt: async () => (await import('@plinth/ui-kit/strings/pt')).pt,
  ar: async () => (await import('@plinth/ui-kit/strings/ar')).ar,
};

/** Gives the kit its strings in a language of the toolbar, once each. */
export async function speak(language: string): Promise<void> {
  const strings = await LANGUAGES[language]?.();
  if (strings) setStrings(language, strings);
}

/** Puts the toolbar's choices where a page has them: on the root element. */
export function applyToRoot({ skin, direction, density, locale, motion, contrast }: Toolbar): void {
  const root = document.documentElement;
  root.dataset['skin'] = skin;
  root.dataset['density'] = density;
  root.dataset['motion'] = motion;
  root.dataset['contrast'] = contrast;
  root.dir = direction;
  root.lang = locale;
  pretend({ motion, contrast });
}
