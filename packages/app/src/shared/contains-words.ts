import { foldText } from '@plinth/ui-kit/search-text';

/** Whether a text contains every word of a search, without regard to case and accents. */
export function containsWords(text: string, search: string): boolean {
  const searchedText = foldText(text);
  return foldText(search)
    .split(/\s+/)
    .every((word) => searchedText.includes(word));
}
