/**
 * Returns items as a list in a sentence: `contracts, transactions and your limit`. English lists take the form of British
 * English, which has no comma before the last item.
 * @param language a BCP 47 tag.
 */
export const listText = (items: readonly string[], language: string): string =>
  new Intl.ListFormat(language.startsWith('en') ? 'en-GB' : language).format(items);
