import { setStrings, type KitStrings } from '@plinth/ui-kit/strings';
import type { Toolbar } from './docs/toolbar.ts';
import { emulateMedia } from './emulate-media.ts';

type Strings = () => Promise<KitStrings>;

const LANGUAGES: Readonly<Record<string, Strings>> = {
  fr: async () => (await import('@plinth/ui-kit/strings/fr')).fr,
  de: async () => (await import('@plinth/ui-kit/strings/de')).de,
  pt: async () => (await import('@plinth/ui-kit/strings/pt')).pt,
  ar: async () => (await import('@plinth/ui-kit/strings/ar')).ar,
};

/** Loads the kit's strings in a language of the toolbar, once per language. */
export async function loadStrings(language: string): Promise<void> {
  const strings = await LANGUAGES[language]?.();
  if (strings) setStrings(language, strings);
}

/** Applies the toolbar's settings to the root element, as a page does. */
export function applyToRoot({ skin, direction, density, locale, motion, contrast }: Toolbar): void {
  const root = document.documentElement;
  root.dataset['skin'] = skin;
  root.dataset['density'] = density;
  root.dataset['motion'] = motion;
  root.dataset['contrast'] = contrast;
  root.dir = direction;
  root.lang = locale;
  emulateMedia({ motion, contrast });
}
