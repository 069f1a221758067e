/** English strings of `plinth-search-field`. */
export const searchFieldStrings = {
  searchMissing: 'Enter a search term.',
};
