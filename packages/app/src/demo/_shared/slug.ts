import { foldText } from '#shared/fold-text.ts';

/** Returns the name of a text for addresses: lower case, without accents, with a dash between words. */
export const slugOf = (text: string): string =>
  foldText(text)
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '');
