let defaultLanguage = 'en';

/** Sets the language of values that are formatted without one, once for the whole page. */
export function setDefaultLanguage(language: string): void {
  defaultLanguage = language;
}

/** Returns a valid language tag. `en` means `en-US`, which also replaces invalid tags. */
export function locale(language: string = defaultLanguage): string {
  if (!language || language === 'en') return 'en-US';
  try {
    const tag = Intl.getCanonicalLocales(language)[0] ?? 'en-US';
    // All figures use Latin digits, so that they can be compared with other documents.
    return tag === 'ar' ? 'ar-u-nu-latn' : tag;
  } catch {
    return 'en-US';
  }
}

/** Returns the language for figures, which are isolated left-to-right text (`$266,600`): in Arabic they are formatted as in English. */
export function figureLocale(language: string | undefined): string {
  const tag = locale(language);
  return tag === 'ar-u-nu-latn' ? 'en-US' : tag;
}
