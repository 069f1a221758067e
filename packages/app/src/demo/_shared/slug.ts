import { foldText } from '@plinth/ui-kit/search-text';

/** Returns the name of a text for addresses: lower case, without accents, with a dash between words. */
export const slugOf = (text: string): string =>
  foldText(text)
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '');
