let defaultLanguage = 'en';

/** The language of what is formatted without one; a page sets it once for all that stands on it. */
export function setDefaultLanguage(language: string): void {
  defaultLanguage = language;
}

/** A bare `en` means the provider's own `en-US` (spec §9); a tag that `Intl` does not take falls back to it too. */
export function locale(language: string = defaultLanguage): string {
  if (!language || language === 'en') return 'en-US';
  try {
    const tag = Intl.getCanonicalLocales(language)[0] ?? 'en-US';
    // Figures stand in one set of digits, so that they can be compared with those of other documents.
    return tag === 'ar' ? 'ar-u-nu-latn' : tag;
  } catch {
    return 'en-US';
  }
}

/** Figures are left-to-right isolates in every language (`$266,600`): in plain Arabic they are written as in English. */
export function figureLocale(language: string | undefined): string {
  const tag = locale(language);
  return tag === 'ar-u-nu-latn' ? 'en-US' : tag;
}
