/** Returns a text in lowercase without accents, for comparing different spellings. */
export function foldText(text: string): string {
  return text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
}

/** Whether a text contains every word of a search, without regard to case and accents. */
export function containsWords(text: string, search: string): boolean {
  const searchedText = foldText(text);
  return foldText(search)
    .split(/\s+/)
    .every((word) => searchedText.includes(word));
}
