/** English strings of `plinth-command-palette`. */
export const commandPaletteStrings = {
  search: 'Search',
  recent: 'Recent',
  noResults: 'No results',
  results: (count: number): string => (count === 1 ? '1 result' : `${count} results`),
  bookmark: (title: string): string => `Bookmark ${title}`,
  bookmarked: 'Bookmarked',
};
