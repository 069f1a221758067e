/** Normalizes text for comparison: without case, accents and surrounding space. */
export const normalizeText = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase().trim();
