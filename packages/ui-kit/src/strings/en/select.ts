/** English strings of `plinth-select`. */
export const selectStrings = {
  selectClear: 'Clear selection',
};
