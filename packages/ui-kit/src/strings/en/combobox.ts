/** English strings of `plinth-combobox`. */
export const comboboxStrings = {
  showOptions: 'Show options',
  nothingFound: 'Nothing found',
  optionsFailed: 'The options didn’t load.',
  loadingMore: 'Loading more…',
  optionsFound: (count: string) => `Options: ${count}`,
  optionCreate: (text: string) => `Add “${text}”`,
  optionUnknown: 'Choose one from the list.',
};
