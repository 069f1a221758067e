/** Returns a text in lowercase without accents, for comparing different spellings. */
export function foldText(text: string): string {
  return text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
}
