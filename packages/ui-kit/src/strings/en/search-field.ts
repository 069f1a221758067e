/** English strings of `plinth-search-field`. */
export const searchFieldStrings = {
  searchClear: 'Clear search',
  searchMissing: 'Enter a search term.',
};
